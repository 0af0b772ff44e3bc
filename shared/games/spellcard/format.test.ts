// A definition in a file becomes a whole card, and the format knows every word of card-data.ts and no other.
import { expect, test } from 'vitest';
import type { Exactly } from '../../kernel/scenario/exactly.ts';
import type { Format } from '../../kernel/scenario/format.ts';
import type {
  Amount,
  Answering,
  Attack,
  CardData,
  Condition,
  Effect,
  Gift,
  Kind,
  Naming,
  Select,
  Skill,
  Target,
} from './card-data.ts';
import { CATALOGUE } from './cards/catalogue.ts';
import type { ANSWERING, ATTACK, SKILL } from './format/doing.ts';
import type { EFFECT, GIFT } from './format/effect.ts';
import type { AMOUNT, CONDITION, KIND, NAMING, SELECT, TARGET } from './format/select.ts';
import type { SPELLCARD_TABLE } from './format/table.ts';
import { SPELLCARD_CARD } from './format.ts';
import type { SpellcardState } from './scenario-state.ts';

type Out<F> = F extends Format<infer T> ? T : never;
/** Compiles only while the format and the type say the same. */
const sameWords: {
  readonly card: Exactly<Out<typeof SPELLCARD_CARD>, CardData>;
  readonly skill: Exactly<Out<typeof SKILL>, Skill>;
  readonly attack: Exactly<Out<typeof ATTACK>, Attack>;
  readonly answering: Exactly<Out<typeof ANSWERING>, Answering>;
  readonly effect: Exactly<Out<typeof EFFECT>, Effect>;
  readonly gift: Exactly<Out<typeof GIFT>, Gift>;
  readonly naming: Exactly<Out<typeof NAMING>, Naming>;
  readonly amount: Exactly<Out<typeof AMOUNT>, Amount>;
  readonly condition: Exactly<Out<typeof CONDITION>, Condition>;
  readonly kind: Exactly<Out<typeof KIND>, Kind>;
  readonly select: Exactly<Out<typeof SELECT>, Select>;
  readonly target: Exactly<Out<typeof TARGET>, Target>;
  readonly table: Exactly<
    { [K in keyof typeof SPELLCARD_TABLE]: Out<(typeof SPELLCARD_TABLE)[K]> },
    Required<SpellcardState>
  >;
} = {
  card: true,
  skill: true,
  attack: true,
  answering: true,
  effect: true,
  gift: true,
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
  for (const card of CATALOGUE.values()) expect(SPELLCARD_CARD.parse(card)).toEqual(card);
});

test('a character with nothing but a name strikes, and has a skill that nobody can pay for', () => {
  expect(SPELLCARD_CARD.parse({ type: 'character', name: 'Rin' })).toEqual({
    type: 'character',
    no: 'Rin',
    name: { en: 'Rin' },
    title: { en: 'Rin' },
    rarity: 'N',
    color: 'red',
    hp: 10,
    spirit: 5,
    regen: 0,
    atk: 3,
    atkType: 'strike',
    def: 0,
    flight: 0,
    skill: { name: { en: 'Skill' }, speed: 'active', spirit: 99, effect: [] },
  });
});

test('a skill that is told costs 1 spirit and is active, unless told otherwise', () => {
  const skill = (of: object) => SPELLCARD_CARD.parse({ type: 'character', name: 'Rin', skill: of });
  expect(skill({})).toMatchObject({ skill: { name: { en: 'Skill' }, speed: 'active', spirit: 1, effect: [] } });
  expect(skill({ name: { en: 'Leap', 'zh-CN': '跃' }, spirit: 0 })).toMatchObject({
    skill: { name: { en: 'Leap', 'zh-CN': '跃' }, spirit: 0 },
  });
});

test('a spell card names its character, and costs no P unless told otherwise', () => {
  expect(SPELLCARD_CARD.parse({ type: 'spell', name: 'Star', owner: 'Rin' })).toEqual({
    type: 'spell',
    no: 'Star',
    name: { en: 'Star' },
    rarity: 'N',
    owner: 'Rin',
    p: 0,
    speed: 'active',
    effect: [],
  });
  expect(SPELLCARD_CARD.safeParse({ type: 'spell', name: 'Star' }).success).toBe(false);
});

test('what is used has an effect, and what stays on the table gives something (1.8)', () => {
  const passes = (kind: string, more: object): boolean =>
    SPELLCARD_CARD.safeParse({ type: 'item', name: 'It', kind, ...more }).success;
  expect(passes('once', { effect: [] })).toBe(true);
  expect(passes('once', { gives: [] })).toBe(false);
  expect(passes('terrain', { gives: [], each: [] })).toBe(true);
  expect(passes('weather', { effect: [] })).toBe(false);
});

test.each([{ color: 'violet' }, { atkType: 'kick' }, { hp: 0 }, { def: -1 }, { skill: { speed: 'slow' } }, { p: 1 }])(
  'what no character can have is refused: %j (1.1)',
  (more) => {
    expect(SPELLCARD_CARD.safeParse({ type: 'character', name: 'Rin', ...more }).success).toBe(false);
  },
);
