// A definition in a file becomes a whole card, and the format knows every word of card-data.ts and no other.
import { expect, test } from 'vitest';
import type { Exactly } from '../../kernel/scenario/exactly.ts';
import type { Format } from '../../kernel/scenario/format.ts';
import type { Ability, Amount, Condition, Cost, Effect, Gift, Kind, Select, Target, Trigger } from './ability-data.ts';
import type { CardData } from './card-data.ts';
import { CATALOGUE } from './cards/catalogue.ts';
import type { ABILITY, TRIGGER } from './format/ability.ts';
import type { COST, EFFECT, GIFT } from './format/effect.ts';
import type { AMOUNT, CONDITION, KIND, SELECT, TARGET } from './format/select.ts';
import type { WEISS_TABLE } from './format/table.ts';
import { WEISS_CARD } from './format.ts';
import type { WeissState } from './scenario-begin.ts';

type Out<F> = F extends Format<infer T> ? T : never;
/** Compiles only while the format and the type say the same. */
const sameWords: {
  readonly card: Exactly<Out<typeof WEISS_CARD>, CardData>;
  readonly ability: Exactly<Out<typeof ABILITY>, Ability>;
  readonly effect: Exactly<Out<typeof EFFECT>, Effect>;
  readonly trigger: Exactly<Out<typeof TRIGGER>, Trigger>;
  readonly gift: Exactly<Out<typeof GIFT>, Gift>;
  readonly cost: Exactly<Out<typeof COST>, Cost>;
  readonly condition: Exactly<Out<typeof CONDITION>, Condition>;
  readonly select: Exactly<Out<typeof SELECT>, Select>;
  readonly kind: Exactly<Out<typeof KIND>, Kind>;
  readonly amount: Exactly<Out<typeof AMOUNT>, Amount>;
  readonly table: Exactly<{ [K in keyof typeof WEISS_TABLE]: Out<(typeof WEISS_TABLE)[K]> }, Required<WeissState>>;
  readonly target: Exactly<Out<typeof TARGET>, Target>;
} = {
  card: true,
  ability: true,
  effect: true,
  trigger: true,
  gift: true,
  cost: true,
  condition: true,
  select: true,
  kind: true,
  amount: true,
  table: true,
  target: true,
};

test('the format and card-data.ts have the same words', () => {
  expect(Object.values(sameWords)).not.toContain(false);
});

test('a field, an optional field or a word too many is noticed', () => {
  const apart: Exactly<{ do: 'a' }, { do: 'a' } | { do: 'b' }> = false;
  const optional: Exactly<{ do: 'a' }, { do: 'a'; by?: 1 }> = false;
  const required: Exactly<{ do: 'a'; by: 1 }, { do: 'a'; by?: 1 }> = false;
  const deep: Exactly<{ in: readonly { a: 1 }[] }, { in: { a: 1; b?: 2 }[] }> = false;
  const same: Exactly<{ readonly in: readonly { a?: 1 }[] }, { in: { a?: 1 }[] }> = true;
  expect([apart, optional, required, deep, same]).toEqual([false, false, false, false, true]);
});

test('every card of the sets passes as it is', () => {
  for (const card of CATALOGUE.values()) expect(WEISS_CARD.parse(card)).toEqual(card);
});

test('a character with nothing but a name is a plain one', () => {
  expect(WEISS_CARD.parse({ type: 'character', name: 'Mira' })).toEqual({
    type: 'character',
    no: 'Mira',
    name: { en: 'Mira' },
    title: 'own',
    side: 'W',
    rarity: 'C',
    color: 'yellow',
    icons: [],
    abilities: [],
    traits: [],
    level: 0,
    cost: 0,
    power: 1000,
    soul: 1,
  });
});

test('a climax has no numbers, and a flavor text may be plain', () => {
  expect(WEISS_CARD.parse({ type: 'climax', name: { en: 'Tide' }, no: 'T1', flavor: 'It comes.' })).toEqual({
    type: 'climax',
    no: 'T1',
    name: { en: 'Tide' },
    flavor: { en: 'It comes.' },
    title: 'own',
    side: 'W',
    rarity: 'C',
    color: 'yellow',
    icons: [],
    abilities: [],
  });
  expect(WEISS_CARD.safeParse({ type: 'climax', name: 'Tide', power: 1 }).success).toBe(false);
});
