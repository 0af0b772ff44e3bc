// A definition in a file becomes a whole card, and the format knows every word of card-data.ts and no other.
import { expect, test } from 'vitest';
import type { Exactly } from '../../kernel/scenario/exactly.ts';
import type { Format } from '../../kernel/scenario/format.ts';
import {
  type Ability,
  type Amount,
  type Basic,
  type CardData,
  CELLS,
  type Condition,
  type Cost,
  type Effect,
  type Gift,
  type Naming,
  type Select,
  type Target,
  type Trigger,
} from './card-data.ts';
import { CATALOGUE } from './cards/catalogue.ts';
import type { ABILITY, GIFT, NAMING, TRIGGER } from './format/ability.ts';
import type { BASIC, EFFECT } from './format/effect.ts';
import type { AMOUNT, CONDITION, COST, SELECT, TARGET } from './format/select.ts';
import type { LYCEE_TABLE } from './format/table.ts';
import { LYCEE_CARD } from './format.ts';
import type { LyceeState } from './scenario-state.ts';

type Out<F> = F extends Format<infer T> ? T : never;
/** Compiles only while the format and the type say the same. */
const sameWords: {
  readonly card: Exactly<Out<typeof LYCEE_CARD>, CardData>;
  readonly ability: Exactly<Out<typeof ABILITY>, Ability>;
  readonly basic: Exactly<Out<typeof BASIC>, Basic>;
  readonly effect: Exactly<Out<typeof EFFECT>, Effect>;
  readonly trigger: Exactly<Out<typeof TRIGGER>, Trigger>;
  readonly gift: Exactly<Out<typeof GIFT>, Gift>;
  readonly cost: Exactly<Out<typeof COST>, Cost>;
  readonly naming: Exactly<Out<typeof NAMING>, Naming>;
  readonly amount: Exactly<Out<typeof AMOUNT>, Amount>;
  readonly condition: Exactly<Out<typeof CONDITION>, Condition>;
  readonly select: Exactly<Out<typeof SELECT>, Select>;
  readonly table: Exactly<{ [K in keyof typeof LYCEE_TABLE]: Out<(typeof LYCEE_TABLE)[K]> }, Required<LyceeState>>;
  readonly target: Exactly<Out<typeof TARGET>, Target>;
} = {
  card: true,
  ability: true,
  basic: true,
  effect: true,
  trigger: true,
  gift: true,
  cost: true,
  naming: true,
  amount: true,
  condition: true,
  select: true,
  table: true,
  target: true,
};

test('the format and card-data.ts have the same words', () => {
  expect(Object.values(sameWords)).not.toContain(false);
});

test('every card of the sets passes as it is', () => {
  for (const card of CATALOGUE.values()) expect(LYCEE_CARD.parse(card)).toEqual(card);
});

const whatIsLeftOut = { set: 'own', rarity: 'C', attributes: [], cost: {}, ex: 1, abilities: [] };
test('a character with nothing but a name is a plain one, and shows whom it is called after', () => {
  const plain = {
    ...whatIsLeftOut,
    type: 'character',
    no: 'Rin',
    name: { en: 'Rin' },
    person: 'Rin',
    cells: CELLS,
    ap: 1,
    dp: 1,
    sp: 1,
    basics: [],
  };
  expect(LYCEE_CARD.parse({ type: 'character', name: 'Rin' })).toEqual(plain);
  expect(LYCEE_CARD.parse({ type: 'character', name: 'Rin', person: 'Rin Aoba' })).toEqual({
    ...plain,
    person: 'Rin Aoba',
  });
});

test('an event has no values, and its texts may be plain or in several languages', () => {
  const name = { en: 'Song', ja: 'うた' };
  expect(LYCEE_CARD.parse({ type: 'event', name, no: 'E1', flavor: 'La.' })).toEqual({
    ...whatIsLeftOut,
    type: 'event',
    no: 'E1',
    name,
    flavor: { en: 'La.' },
  });
  expect(LYCEE_CARD.safeParse({ type: 'event', name: 'Song', ap: 1 }).success).toBe(false);
});

test.each([{ ap: 10 }, { ex: 4 }, { cost: { pips: { snow: 13 } } }, { basics: [{ basic: 'boost' }] }])(
  'what no card can have is refused: %j (1.3, 1.5)',
  (more) => {
    expect(LYCEE_CARD.safeParse({ type: 'character', name: 'Rin', ...more }).success).toBe(false);
  },
);
