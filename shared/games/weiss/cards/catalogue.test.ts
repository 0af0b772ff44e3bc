// The card set as a whole: numbers, names, and that the ability vocabulary is used.
import { expect, test } from 'vitest';
import type { Cost, Effect, Gift, Label, Permission, Restriction, Select, Trigger, Until } from '../ability-data.ts';
import { ICONS } from '../card-data.ts';
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

/**
 * A record with every member of a union as key, so that a new word of the vocabulary fails to compile here first: on some card of
 * the sets, or waiting for one. TODO(#8): every word is on a card.
 */
type All<Union extends string> = Readonly<Record<Union, boolean>>;
const WORDS: {
  readonly label: All<Label>;
  readonly on: All<Trigger['on']>;
  readonly pay: All<Cost['pay']>;
  readonly do: All<Effect['do'] | Restriction | Permission>;
  readonly what: All<Gift['what']>;
  readonly until: All<Until>;
} = {
  label: {
    encore: true,
    assist: true,
    backup: true,
    bond: true,
    brainstorm: true,
    cxCombo: true,
    greatPerformance: false,
    alarm: false,
    change: true,
    memory: true,
    experience: true,
    shift: false,
    accelerate: true,
    resonate: true,
  },
  on: {
    placed: true,
    attacks: true,
    isAttacked: true,
    turned: true,
    leaves: true,
    climaxPlayed: true,
    played: true,
    phaseBegins: true,
    triggers: true,
    damageCanceled: true,
    damageTaken: true,
    used: true,
    attackEnds: true,
    levelsUp: true,
    comes: false,
  },
  pay: {
    stock: true,
    discard: true,
    reveal: true,
    restThis: true,
    restOthers: true,
    this: true,
    move: false,
    deckTopToClock: true,
  },
  do: {
    choose: true,
    move: true,
    place: true,
    draw: true,
    discard: true,
    power: true,
    soul: true,
    level: true,
    give: true,
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
    take: false,
    damage: true,
    swap: true,
    exchange: true,
    encore: true,
    icon: true,
    may: true,
    pay: true,
    if: true,
    forEach: true,
    repeat: false,
    oneOf: true,
    by: true,
    later: false,
    attack: true,
    frontalAttack: true,
    sideAttack: true,
    stand: true,
    reverse: false,
    beChosen: true,
    use: true,
    play: false,
    playEvents: true,
    playClimaxes: true,
    playCharacters: false,
    useBackup: true,
    playAnyColor: true,
    sideAttackFully: true,
    attackBack: false,
  },
  what: {
    power: true,
    soul: true,
    level: true,
    cost: true,
    cannot: true,
    ability: true,
    trait: true,
    name: true,
    color: false,
    icon: true,
    loses: true,
    may: true,
    takesAttacks: false,
    goes: false,
    damage: true,
    handLimit: false,
    triggerChecks: false,
  },
  until: { endOfTurn: true, endOfOpponentsTurn: true, endOfAttack: true },
};
const PARTS: All<keyof Select> = {
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
  soul: true,
  icon: true,
  state: true,
  label: true,
  markers: false,
  other: true,
  inFront: true,
  facing: true,
  battling: true,
  sameName: true,
  sameColor: false,
  not: false,
  or: true,
};
const usedIn = (words: All<string>): string[] => Object.keys(words).filter((word) => words[word] === true);

test.each(Object.entries(WORDS))(
  'every word of the vocabulary under "%s" is on some card, or waits for one',
  (key, words) => {
    const said = saidUnder(key);
    expect([...said]).toEqual(expect.arrayContaining(usedIn(words)));
    expect(Object.entries(words).filter(([word, used]) => !used && said.has(word))).toEqual([]);
  },
);
test('every part of the selection grammar is on some card, or waits for one', () => {
  expect([...keysSaid()]).toEqual(expect.arrayContaining(usedIn(PARTS)));
});

test('the climaxes show every trigger icon', () => {
  const shown = new Set(CARDS.flatMap((card) => (card.type === 'climax' ? card.icons : [])));
  // TODO(#8): discovery waits for a card.
  shown.add('discovery');
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
