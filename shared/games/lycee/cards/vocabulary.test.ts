// That the vocabulary of abilities is no wider than the cards need: every word of it is on some card.
import { expect, test } from 'vitest';
import {
  type Ability,
  type Amount,
  BASICS,
  type Condition,
  type Cost,
  type Destination,
  type Effect,
  type Gift,
  type Kind,
  type Naming,
  RESTRICTIONS,
  type Select,
  type SpecialCost,
  type Trigger,
  UNTIL,
  type When,
} from '../card-data.ts';
import { CATALOGUE } from './catalogue.ts';

/** A value and all that is inside it, as far as it is objects. */
const objectsIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : [];

const SAID = [...CATALOGUE.values()].flatMap((card) => [
  ...objectsIn(card.cost),
  ...objectsIn(card.abilities),
  ...(card.type === 'character' ? objectsIn(card.basics) : []),
]);
/** Everything that some card says under a key, anywhere inside. */
const saidUnder = (key: string): unknown[] =>
  SAID.flatMap((object) => Object.entries(object).flatMap(([name, inner]) => (name === key ? [inner] : [])));

/** A record with every member of a union as key, so that a new word of the vocabulary fails to compile here first. */
type All<Union extends PropertyKey> = Readonly<Record<Union, true>>;
type KeysOf<Union> = Union extends object ? keyof Union : never;

const ABILITIES: All<Ability['kind']> = { always: true, declared: true, auto: true, event: true, asCost: true };
const SPECIAL: All<SpecialCost['pay']> = {
  trashThis: true,
  returnThis: true,
  trashItem: true,
  trashOther: true,
  actOther: true,
  returnOther: true,
  discard: true,
  mill: true,
  removeFromDustBox: true,
};
const TRIGGERS: All<Trigger['on']> = {
  enters: true,
  downed: true,
  leaves: true,
  attacks: true,
  defends: true,
  supports: true,
  equipped: true,
  eventUsed: true,
  turnBegins: true,
  turnEnds: true,
};
const VERBS: All<Effect['do']> = {
  choose: true,
  move: true,
  draw: true,
  discard: true,
  mill: true,
  ap: true,
  dp: true,
  sp: true,
  gain: true,
  forbid: true,
  act: true,
  ready: true,
  down: true,
  enter: true,
  relocate: true,
  exchange: true,
  takeOver: true,
  lookTop: true,
  revealTop: true,
  putBack: true,
  search: true,
  reveal: true,
  shuffle: true,
  negate: true,
  may: true,
  pay: true,
  if: true,
  forEach: true,
};
const GIFTS: All<Gift['what']> = { ap: true, dp: true, sp: true, basic: true, cannot: true };
const PLACES: All<Select['where']> = {
  field: true,
  attackRow: true,
  defenceRow: true,
  items: true,
  areas: true,
  hand: true,
  dustBox: true,
  deck: true,
  looked: true,
};
const DESTINATIONS: All<Destination> = {
  hand: true,
  dustBox: true,
  outOfGame: true,
  deckTop: true,
  deckBottom: true,
  deckShuffled: true,
};
const TIMES: All<NonNullable<When['in']>> = { battle: true, noBattle: true, response: true };
const BATTLING: All<NonNullable<Kind['battling']>> = { any: true, attacker: true, defender: true, opponent: true };
const BATTLES: All<Exclude<Extract<Condition, { battle: unknown }>['battle'], 'any'>> = {
  thisAttacks: true,
  thisDefends: true,
  unblocked: true,
};
const CELLS_NAMED: All<Exclude<Extract<Naming, { cell: unknown }>['cell'], 'anyEmpty'>> = {
  ownEmpty: true,
  opponentEmpty: true,
};
const MOVED: All<
  Extract<Effect, { do: 'putBack' }>['to'] | Extract<Extract<Effect, { do: 'relocate' }>['to'], string>
> = {
  deckTop: true,
  deckBottom: true,
  dustBox: true,
  adjacent: true,
  any: true,
};
const WHO: All<Select['who'] | 'each'> = { you: true, opponent: true, any: true, each: true };
/** The parts of whatever has no verb. */
const PARTS: All<KeysOf<Select | Naming | Amount | Condition | Cost | When | Trigger>> = {
  who: true,
  where: true,
  type: true,
  attribute: true,
  person: true,
  name: true,
  nameHas: true,
  cost: true,
  ex: true,
  ap: true,
  dp: true,
  sp: true,
  state: true,
  basic: true,
  other: true,
  sameColumn: true,
  adjacent: true,
  battling: true,
  equipped: true,
  as: true,
  from: true,
  amount: true,
  upTo: true,
  cell: true,
  declaration: true,
  count: true,
  times: true,
  bound: true,
  of: true,
  value: true,
  atLeast: true,
  atMost: true,
  turn: true,
  thisIn: true,
  thisIs: true,
  is: true,
  battle: true,
  pips: true,
  tap: true,
  special: true,
  in: true,
  on: true,
  to: true,
  by: true,
};

test.each<[string, readonly string[]]>([
  ['kind', Object.keys(ABILITIES)],
  ['pay', Object.keys(SPECIAL)],
  ['on', Object.keys(TRIGGERS)],
  ['basic', BASICS],
  ['what', Object.keys(GIFTS)],
  ['until', UNTIL],
  ['who', Object.keys(WHO)],
  ['where', Object.keys(PLACES)],
  ['battling', Object.keys(BATTLING)],
  ['battle', Object.keys(BATTLES)],
  ['cell', Object.keys(CELLS_NAMED)],
  ['to', Object.keys({ ...DESTINATIONS, ...MOVED })],
  ['in', Object.keys(TIMES)],
])('every word of the vocabulary under "%s" is on some card', (key, words) => {
  expect(saidUnder(key)).toEqual(expect.arrayContaining([...words]));
});

test('every part of the grammar is on some card', () => {
  const keys = SAID.flatMap((object) => Object.keys(object));
  expect([...new Set(keys)]).toEqual(expect.arrayContaining(Object.keys(PARTS)));
});

const isBan = (object: object): boolean => 'what' in object && object.what === 'cannot';

test('every verb performs something on some card', () => {
  const verbs = SAID.flatMap((step) => ('do' in step && !isBan(step) ? [step.do] : []));
  expect(verbs).toEqual(expect.arrayContaining(Object.keys(VERBS)));
});

test('every restriction is laid on something by some card', () => {
  const banned = SAID.flatMap((gift) => ('do' in gift && isBan(gift) ? [gift.do] : []));
  const forbidden = SAID.flatMap((step) => ('do' in step && step.do === 'forbid' && 'what' in step ? [step.what] : []));
  expect([...banned, ...forbidden]).toEqual(expect.arrayContaining([...RESTRICTIONS]));
});

test('whom and what an ability names is on some card, and a part of a name is the same in every language', () => {
  const cards = [...CATALOGUE.values()];
  expect(cards.map((card) => card.type === 'character' && card.person)).toEqual(
    expect.arrayContaining(saidUnder('person')),
  );
  for (const part of saidUnder('nameHas').map(String)) {
    const having = cards.filter(({ name }) => name.en.includes(part));
    expect(having.length).toBeGreaterThan(1);
    for (const { name } of having) expect(Object.values(name).every((word) => word.includes(part))).toBe(true);
  }
});
