// The card set as a whole: numbers, names, and that the ability vocabulary is no wider than the cards need.
import { expect, test } from 'vitest';
import {
  type Cost,
  type Effect,
  type Gift,
  ICONS,
  type Label,
  type Restriction,
  type Select,
  type Trigger,
  type Until,
} from '../card-data.ts';
import { CATALOGUE, printOf } from './catalogue.ts';

const CARDS = [...CATALOGUE.values()];

/** Everything that some card's abilities say under a key, anywhere inside. */
function saidUnder(key: string): Set<unknown> {
  const said = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    for (const [name, inner] of Object.entries(value)) {
      if (name === key) said.add(inner);
      visit(inner);
    }
  };
  for (const card of CARDS) visit(card.abilities);
  return said;
}
const keysSaid = (): Set<string> => {
  const keys = new Set<string>();
  JSON.stringify(
    CARDS.map(({ abilities }) => abilities),
    (key, value) => {
      keys.add(key);
      return value;
    },
  );
  return keys;
};

/** A record with every member of a union as key, so that a new word of the vocabulary fails to compile here first. */
type All<Union extends string> = Readonly<Record<Union, true>>;
const LABELS: All<Label> = { encore: true, assist: true, backup: true, bond: true, brainstorm: true, cxCombo: true };
const TRIGGERS: All<Trigger['on']> = {
  placed: true,
  attacks: true,
  isAttacked: true,
  turned: true,
  leaves: true,
  climaxPlayed: true,
  phaseBegins: true,
  triggers: true,
  damageCanceled: true,
  damageTaken: true,
  used: true,
  attackEnds: true,
};
const COSTS: All<Cost['pay']> = {
  stock: true,
  discard: true,
  restThis: true,
  restOthers: true,
  thisToWaitingRoom: true,
  deckTopToClock: true,
};
const VERBS: All<Effect['do'] | Restriction> = {
  choose: true,
  move: true,
  place: true,
  draw: true,
  discard: true,
  power: true,
  soul: true,
  level: true,
  turn: true,
  lookTop: true,
  revealTop: true,
  putBack: true,
  search: true,
  reveal: true,
  shuffle: true,
  flip: true,
  mill: true,
  stockCharge: true,
  heal: true,
  damage: true,
  swap: true,
  encore: true,
  may: true,
  pay: true,
  if: true,
  forEach: true,
  attack: true,
  frontalAttack: true,
  sideAttack: true,
  stand: true,
};
const GIFTS: All<Gift['what']> = { power: true, soul: true, level: true, cost: true, cannot: true };
const UNTIL: All<Until> = { endOfTurn: true, endOfOpponentsTurn: true, endOfAttack: true };
const SELECTORS: All<keyof Select> = {
  who: true,
  where: true,
  type: true,
  trait: true,
  name: true,
  nameHas: true,
  color: true,
  level: true,
  cost: true,
  power: true,
  icon: true,
  state: true,
  other: true,
  inFront: true,
  facing: true,
  battling: true,
};

test.each([
  ['label', LABELS],
  ['on', TRIGGERS],
  ['pay', COSTS],
  ['do', VERBS],
  ['what', GIFTS],
  ['until', UNTIL],
])('every word of the vocabulary under "%s" is on some card', (key, words) => {
  expect([...saidUnder(key)]).toEqual(expect.arrayContaining(Object.keys(words)));
});

test('every part of the selection grammar is on some card', () => {
  expect([...keysSaid()]).toEqual(expect.arrayContaining(Object.keys(SELECTORS)));
});

test('the climaxes show all ten trigger icons', () => {
  const shown = new Set(CARDS.flatMap((card) => (card.type === 'climax' ? card.icons : [])));
  expect([...shown].sort()).toEqual([...ICONS].sort());
});

test('at least 52 cards have a name of their own', () => {
  expect(new Set(CARDS.map((card) => card.name.en)).size).toBeGreaterThanOrEqual(52);
});

test('two numbers with one name are the same card in another printing', () => {
  const first = CATALOGUE.get('PM/W01-001');
  const promo = CATALOGUE.get('PM/W01-P01');
  expect(promo).toEqual({ ...first, no: 'PM/W01-P01', rarity: 'PR' });
});

test('a print marks what can be used in the counter step, and gives a climax no level', () => {
  const numbersOf = (no: string) => {
    const card = CATALOGUE.get(no);
    return card && printOf(card).numbers;
  };
  expect(numbersOf('PM/W01-013')).toMatchObject({ counter: 1 });
  expect(numbersOf('PM/W01-028')).toMatchObject({ counter: 1 });
  expect(numbersOf('PM/W01-002')).not.toHaveProperty('counter');
  expect(numbersOf('PM/W01-031')).toEqual({});
});
