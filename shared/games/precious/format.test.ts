// A definition in a file becomes a whole card, and the format knows every word of card-data.ts and no other.
import { expect, test } from 'vitest';
import type { Exactly } from '../../kernel/scenario/exactly.ts';
import type { Format } from '../../kernel/scenario/format.ts';
import type {
  Amount,
  CardData,
  Condition,
  Effect,
  Gift,
  Keyword,
  Kind,
  Naming,
  Select,
  Target,
  Text,
  TextCost,
  Trigger,
} from './card-data.ts';
import { CATALOGUE } from './cards/catalogue.ts';
import type { EFFECT } from './format/effect.ts';
import type { AMOUNT, CONDITION, COST, KEYWORD, KIND, SELECT, TARGET } from './format/select.ts';
import type { PRECIOUS_TABLE } from './format/table.ts';
import type { GIFT, NAMING, TEXT, TRIGGER } from './format/text.ts';
import { PRECIOUS_CARD } from './format.ts';
import type { PreciousState } from './scenario-state.ts';

type Out<F> = F extends Format<infer T> ? T : never;
/** Compiles only while the format and the type say the same. */
const sameWords: {
  readonly card: Exactly<Out<typeof PRECIOUS_CARD>, CardData>;
  readonly text: Exactly<Out<typeof TEXT>, Text>;
  readonly keyword: Exactly<Out<typeof KEYWORD>, Keyword>;
  readonly effect: Exactly<Out<typeof EFFECT>, Effect>;
  readonly trigger: Exactly<Out<typeof TRIGGER>, Trigger>;
  readonly gift: Exactly<Out<typeof GIFT>, Gift>;
  readonly cost: Exactly<Out<typeof COST>, TextCost>;
  readonly naming: Exactly<Out<typeof NAMING>, Naming>;
  readonly amount: Exactly<Out<typeof AMOUNT>, Amount>;
  readonly condition: Exactly<Out<typeof CONDITION>, Condition>;
  readonly kind: Exactly<Out<typeof KIND>, Kind>;
  readonly select: Exactly<Out<typeof SELECT>, Select>;
  readonly target: Exactly<Out<typeof TARGET>, Target>;
  readonly table: Exactly<
    { [K in keyof typeof PRECIOUS_TABLE]: Out<(typeof PRECIOUS_TABLE)[K]> },
    Required<PreciousState>
  >;
} = {
  card: true,
  text: true,
  keyword: true,
  effect: true,
  trigger: true,
  gift: true,
  cost: true,
  naming: true,
  amount: true,
  condition: true,
  kind: true,
  select: true,
  target: true,
  table: true,
};

test('the format and card-data.ts have the same words', () => {
  expect(Object.values(sameWords)).not.toContain(false);
});

test('every card of the sets passes as it is', () => {
  expect(CATALOGUE.size).toBeGreaterThan(0);
  for (const card of CATALOGUE.values()) expect(PRECIOUS_CARD.parse(card)).toEqual(card);
});

const whatIsLeftOut = {
  work: 'own',
  rarity: '1',
  color: 'red',
  cost: 0,
  source: 1,
  traits: [],
  keywords: [],
  texts: [],
};
test('a character with nothing but a name is a free red one without AP and DP', () => {
  const plain = { ...whatIsLeftOut, type: 'character', no: 'own/Rin', name: { en: 'Rin' } };
  expect(PRECIOUS_CARD.parse({ type: 'character', name: 'Rin' })).toEqual(plain);
});

test('its further names may be plain or in several languages', () => {
  const card = PRECIOUS_CARD.parse({ type: 'character', name: 'Duo', alsoNamed: ['Rin', { en: 'Mio', ja: 'ミオ' }] });
  expect(card).toMatchObject({ alsoNamed: [{ en: 'Rin' }, { en: 'Mio', ja: 'ミオ' }] });
});

test('a number is that of its work unless it names one itself', () => {
  const numberOf = (no: string) => PRECIOUS_CARD.parse({ type: 'event', name: 'Song', work: 'rain', no }).no;
  expect(numberOf('01-001a')).toBe('rain/01-001a');
  expect(numberOf('snow/01-001')).toBe('snow/01-001');
});

test('an event has no values, and its texts may be plain or in several languages', () => {
  const name = { en: 'Song', ja: 'うた' };
  expect(PRECIOUS_CARD.parse({ type: 'event', name, no: 'E1', flavor: 'La.' })).toEqual({
    ...whatIsLeftOut,
    type: 'event',
    no: 'own/E1',
    name,
    flavor: { en: 'La.' },
  });
  expect(PRECIOUS_CARD.safeParse({ type: 'event', name: 'Song', ap: 10 }).success).toBe(false);
});

test('a support card has no keyword, and an event only Break (8)', () => {
  const passes = (type: string, keyword: object): boolean =>
    PRECIOUS_CARD.safeParse({ type, name: 'It', keywords: [keyword] }).success;
  expect(passes('support', { keyword: 'break' })).toBe(false);
  expect(passes('event', { keyword: 'break' })).toBe(true);
  expect(passes('event', { keyword: 'active' })).toBe(false);
  expect(passes('character', { keyword: 'natural', x: 2 })).toBe(true);
});

test.each([{ color: 'violet' }, { cost: -1 }, { source: 21 }, { keywords: [{ keyword: 'natural' }] }, { basics: [] }])(
  'what no card can have is refused: %j (1)',
  (more) => {
    expect(PRECIOUS_CARD.safeParse({ type: 'character', name: 'Rin', ...more }).success).toBe(false);
  },
);
