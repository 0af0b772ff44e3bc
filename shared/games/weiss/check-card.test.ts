// What the check of a card finds in its abilities, and what it leaves alone.
import { describe, expect, test } from 'vitest';
import type { Ability, Auto, Effect } from './ability-data.ts';
import { CATALOGUE } from './cards/catalogue.ts';
import { faultsOfCard } from './check-card.ts';
import { act, auto, cont, fighter } from './rulings/bench/cards.ts';

const isName = (name: string): boolean => name === 'Ada';
const faults = (...abilities: readonly Ability[]): string[] =>
  faultsOfCard(fighter(1000, { abilities }), isName).map(({ path, sentence }) => `${path.join('.')}: ${sentence}`);
const acting = (...effect: readonly Effect[]): Ability => act([], effect);
const mine = { who: 'you', where: 'stage' } as const;
const move = { do: 'move', target: { bound: 'one' }, to: 'hand' } as const;

test('no card of the sets has a fault', () => {
  const names = new Set([...CATALOGUE.values()].map(({ name }) => name.en));
  for (const card of CATALOGUE.values()) expect(faultsOfCard(card, (name) => names.has(name))).toEqual([]);
});

describe('names', () => {
  test('are bound by an earlier step, or by what woke the ability', () => {
    expect(faults(acting({ do: 'choose', as: 'one', from: mine }, move))).toEqual([]);
    expect(faults(acting(move))).toEqual(['abilities.0.effect.0.target.bound: no step before this one binds "one"']);
    const follow: Effect = { do: 'move', target: { bound: 'other' }, to: 'hand' };
    expect(faults(auto({ on: 'attacks', who: 'this' }, [follow]))).toEqual([]);
    expect(faults(acting(follow))).toHaveLength(1);
  });
  test('that "of the same name" speaks of are bound as well', () => {
    expect(faults(acting({ do: 'choose', as: 'two', from: { ...mine, sameName: 'one' } }))).toEqual([
      'abilities.0.effect.0.from.sameName: no step before this one binds "one"',
    ]);
  });
  test('are bound in what chooses among bound cards, and in amounts', () => {
    expect(faults(acting({ do: 'choose', as: 'two', from: { bound: 'one' } }))).toEqual([
      'abilities.0.effect.0.from.bound: no step before this one binds "one"',
    ]);
    expect(faults(acting({ do: 'draw', amount: { bound: 'one', plus: 1 } }))).toEqual([
      'abilities.0.effect.0.amount.bound: no step before this one binds "one"',
    ]);
    const within = { do: 'may', then: [{ do: 'draw', amount: { bound: 'one' } }] } as const;
    expect(faults(acting({ do: 'mill', amount: 1, as: 'one' }, within))).toEqual([]);
  });
  test('are not bound yet as an ability wakes', () => {
    const when = { on: 'placed', who: { ...mine, sameName: 'other' } } as const;
    expect(faults(auto(when, []))).toEqual(['abilities.0.when.who.sameName: no step before this one binds "other"']);
    expect(faults(auto({ on: 'attacks', who: 'this' }, [], { if: [{ bound: 'other', atLeast: 1 }] }))).toEqual([]);
  });
  test('are bound for what waits', () => {
    const later = { do: 'later', at: 'attackEnds', then: [move] } as const;
    expect(faults(acting({ do: 'choose', as: 'one', from: mine }, later))).toEqual([]);
    expect(faults(acting(later))).toHaveLength(1);
  });
  test('of looked-at cards need a step that looks', () => {
    const choose: Effect = { do: 'choose', as: 'one', from: { who: 'you', where: 'looked' } };
    expect(faults(acting({ do: 'lookTop', amount: 2, as: 'top' }, choose))).toEqual([]);
    expect(faults(acting(choose))).toEqual(['abilities.0.effect.0.from.where: no step before this one looks at cards']);
  });
  test('are not known to an ability that is given', () => {
    const given = auto({ on: 'attacks', who: 'this' }, [move]);
    const give: Effect = {
      do: 'give',
      target: 'this',
      gives: [{ what: 'ability', ability: given }],
      until: 'endOfTurn',
    };
    expect(faults(acting({ do: 'choose', as: 'one', from: mine }, give))).toEqual([
      'abilities.0.effect.1.gives.0.ability.effect.0.target.bound: no step before this one binds "one"',
    ]);
  });
  test('of cards are those of cards, each of a list', () => {
    expect(faults(cont({ ...mine, name: ['Ada', 'Bea'] }, []))).toEqual([
      'abilities.0.to.name: no card is called "Bea", in this file or in a set',
    ]);
  });
});

describe('in hand', () => {
  test('nothing waits and nothing is used but counters', () => {
    const asleep = auto({ on: 'attacks', who: 'this' }, [], { in: 'hand' });
    expect(faults(asleep)).toEqual(['abilities.0: an ability of kind "auto" does not work in hand']);
    expect(faults(act([], [], { in: 'hand' }))).toEqual([
      'abilities.0: an ability of kind "act" does not work in hand',
    ]);
    expect(faults(act([], [], { in: 'hand', counter: true }))).toEqual([]);
  });
  test('a continuous ability speaks of its own card', () => {
    expect(faults(cont('this', [{ what: 'cost', by: -1 }], { in: 'hand' }))).toEqual([]);
    expect(faults(cont(mine, [{ what: 'power', by: 500 }], { in: 'hand' }))).toEqual([
      'abilities.0: an ability that works in hand is to "this"',
    ]);
  });
});

test('cards and players have each their own', () => {
  expect(faults(cont('you', [{ what: 'handLimit', by: 1 }]))).toEqual([]);
  expect(faults(cont('this', [{ what: 'handLimit', by: 1 }]))).toEqual([
    'abilities.0.gives.0: only players have that: "you" or "opponent"',
  ]);
  expect(faults(cont('opponent', [{ what: 'power', by: 500 }]))).toEqual([
    'abilities.0.gives.0: only cards have that: not "you" or "opponent"',
  ]);
  const ban: Effect = {
    do: 'give',
    target: 'this',
    gives: [{ what: 'cannot', do: 'playEvents' }],
    until: 'endOfTurn',
  };
  expect(faults(acting(ban))).toEqual(['abilities.0.effect.0.gives.0: only players have that: "you" or "opponent"']);
});

test('only a marker has somebody that it lies under', () => {
  expect(faults(cont('bearer', [{ what: 'power', by: 500 }], { in: 'marker' }))).toEqual([]);
  expect(faults(cont('bearer', [{ what: 'power', by: 500 }]))).toEqual([
    'abilities.0.to: only a marker lies under a character: "in": "marker"',
  ]);
});

test('an effect does not do what moves the card of an icon', () => {
  expect(faults(acting({ do: 'icon', icon: 'gate' }))).toEqual([]);
  expect(faults(acting({ do: 'icon', icon: 'treasure' }))).toEqual([
    'abilities.0.effect.0.icon: that icon moves the card that has it',
  ]);
});

test('an ability that continues takes no abilities away, also where an effect gives it', () => {
  const bare = cont('this', [{ what: 'loses', all: 'abilities' }]);
  const sentence = 'only an effect can take abilities away';
  expect(faults(bare)).toEqual([`abilities.0: ${sentence}`]);
  const gives = [{ what: 'ability', ability: bare }] as const;
  expect(faults(acting({ do: 'give', target: 'this', gives, until: 'endOfTurn' }))).toEqual([
    `abilities.0.effect.0.gives.0.ability: ${sentence}`,
  ]);
  const loses = [{ what: 'loses', all: 'abilities' }] as const;
  expect(faults(acting({ do: 'give', target: 'this', gives: loses, until: 'endOfTurn' }))).toEqual([]);
});

describe('what all players do', () => {
  const by = (...then: readonly Effect[]): Ability => acting({ do: 'by', who: 'any', then });
  test('knows no opponent', () => {
    const sentence = 'of what all players do there is no opponent: each is "you"';
    expect(faults(by({ do: 'choose', as: 'one', from: { ...mine, who: 'opponent' } }))).toEqual([
      `abilities.0.effect.0.then.0.from.who: ${sentence}`,
    ]);
    expect(faults(by({ do: 'damage', amount: 1, to: 'opponent' }))).toEqual([
      `abilities.0.effect.0.then.0.to: ${sentence}`,
    ]);
    expect(faults(by({ do: 'may', then: [{ do: 'mill', amount: 1, of: 'opponent' }] }))).toEqual([
      `abilities.0.effect.0.then.0.then.0.of: ${sentence}`,
    ]);
  });
  test('is said to "you"; what only the opponent does knows both', () => {
    expect(faults(by({ do: 'damage', amount: 1, to: 'you' }))).toEqual([]);
    const theirs: Effect = { do: 'by', who: 'opponent', then: [{ do: 'damage', amount: 1, to: 'opponent' }] };
    expect(faults(acting(theirs))).toEqual([]);
  });
});

test('what waits for the use of its own label says how often in a turn', () => {
  const echo = (label: 'bond' | 'change', by: 'you' | 'opponent', more: Partial<Auto> = {}): Ability =>
    auto({ on: 'used', by, label }, [{ do: 'draw', amount: 1 }], { label: 'bond', ...more });
  expect(faults(echo('bond', 'you'))).toEqual([
    'abilities.0.when: its own use wakes it again, without end: it needs "perTurn"',
  ]);
  expect(faults(echo('bond', 'you', { perTurn: 1 }))).toEqual([]);
  expect(faults(echo('bond', 'opponent'))).toEqual([]);
  expect(faults(echo('change', 'you'))).toEqual([]);
});
