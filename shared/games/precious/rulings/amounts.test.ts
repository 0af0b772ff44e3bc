// Rulings on numbers in texts, on conditions, and on what narrows a selection of cards.
import { test } from 'vitest';
import type { Amount, Condition, Effect, Kind, Select, Target } from '../card-data.ts';
import {
  aimed,
  character,
  DRAW,
  drawing,
  event,
  FREE,
  plain,
  source,
  support,
  use,
  withKeywords,
  withoutValues,
  withTexts,
} from './bench/cards.ts';
import { resting, supported } from './bench/prepare.ts';
import { type Ruling, rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const ours: Select = { who: 'you', where: 'field' };
const drawn = (amount: Amount) => event('count', [{ do: 'draw', amount }]);

ruling('an amount may count cards of a kind, so many for each', (r) => {
  const count = drawn({ count: { who: 'any', where: 'field', traits: ['Band'] }, times: 2 });
  const member = (name: string) => character(name, 20, 20, { traits: ['Band'] });
  r.table({
    at: 'main',
    A: { hand: [count], mainArea: [member('S'), character('T')] },
    B: { supportArea: [member('U')] },
  });
  r.act('play count');
  r.expect({ A: { hand: 4 } });
});
ruling('an amount may be a value, the cost or the source of one card', (r) => {
  for (const [value, is] of [
    ['ap', 10],
    ['dp', 0],
    ['cost', 3],
    ['source', 2],
  ] as const) {
    const count = drawn({ of: { all: ours }, value });
    r.table({ at: 'main', A: { hand: [count], mainArea: [character('S', 10, 0, { cost: 3, source: 2 })] } });
    r.act('play count');
    r.expect({ A: { hand: is } });
  }
});
ruling('a value is read as it is now, and as 0 where it is less', (r) => {
  const by = (name: string, amount: number) =>
    event(name, [{ do: 'ap', target: { all: ours }, by: amount, until: 'endOfTurn' }]);
  const count = drawn({ of: { all: ours }, value: 'ap' });
  r.table({ at: 'main', A: { hand: [by('up', 10), count], mainArea: [character('S', 0)] } });
  r.act('play up');
  r.act('play count');
  r.expect({ A: { hand: 10 } });
  r.table({ at: 'main', A: { hand: [by('down', -10), count], mainArea: [character('S', 0)] } });
  r.act('play down');
  r.act('play count');
  r.expect({ A: { hand: 0 } });
});
ruling('a value of no card is 0', (r) => {
  r.table({ at: 'main', A: { hand: [drawn({ of: { all: ours }, value: 'source' })] } });
  r.act('play count');
  r.expect({ A: { hand: 0, trash: ['count'] } });
});
ruling('an amount may be how many cards were bound', (r) => {
  const count = event('count', [
    { do: 'choose', as: 'some', from: ours, amount: 9, upTo: true },
    { do: 'draw', amount: { bound: 'some', times: 2 } },
  ]);
  r.table({ at: 'main', A: { hand: [count], mainArea: [character('S'), character('T'), character('U')] } });
  r.act('play count', ['chooseTarget', 'S', 'U']);
  r.expect({ A: { hand: 4 } });
});

/** Is a text of `it` with this condition offered? Another text always is. */
const expectOffered = (r: Ruling, isOffered: boolean): void => {
  r.offers('main', isOffered ? ['use it', 'use other'] : ['use other']);
};
const asks = (condition: Condition) =>
  character('it', 20, 20, { texts: [use(FREE, DRAW, { useCondition: [condition] })] });
const other = withTexts('other', use(FREE, DRAW));
ruling('condition: so many cards of a kind at least, or at most', (r) => {
  for (const [condition, holds] of [
    [{ count: ours, atLeast: 2 }, true],
    [{ count: ours, atLeast: 3 }, false],
    [{ count: ours, atMost: 2 }, true],
    [{ count: ours, atMost: 1 }, false],
    [{ count: { who: 'opponent', where: 'pointArea' }, atLeast: 3, atMost: 3 }, true],
    [{ count: { who: 'opponent', where: 'hand' }, atMost: 0 }, false],
  ] as const satisfies [Condition, boolean][]) {
    r.table({ at: 'main', A: { mainArea: [asks(condition), other] }, B: { pointArea: 3, hand: 1 } });
    expectOffered(r, holds);
  }
});
ruling('condition: whose turn it is', (r) => {
  const side = { mainArea: [asks({ turn: 'you' }), other], hand: 1 };
  r.table({ at: 'main', A: side, B: side });
  r.offers('A.main', ['use it', 'use other']);
  r.offers('B.mainPriority', ['use other'], ['main']);
});
ruling('condition: in which area this card is', (r) => {
  const it = asks({ thisIn: 'supportArea' });
  r.table({ at: 'main', A: { mainArea: [it, other] } });
  expectOffered(r, false);
  r.table({ at: 'main', A: { mainArea: [other], supportArea: [it] } });
  expectOffered(r, true);
});
ruling('condition: what this card is', (r) => {
  const it = asks({ thisIs: { supported: true } });
  r.table({ at: 'main', A: { mainArea: [it, other] } });
  expectOffered(r, false);
  r.table({ at: 'main', A: { mainArea: [supported(it, support('charm')), other] } });
  expectOffered(r, true);
});
ruling('condition: fewer or more points than the opponent; as many are neither', (r) => {
  for (const [points, mine, holds] of [
    ['fewer', 1, true],
    ['fewer', 2, false],
    ['more', 3, true],
    ['more', 2, false],
  ] as const) {
    r.table({ at: 'main', A: { mainArea: [asks({ points }), other], pointArea: mine }, B: { pointArea: 2 } });
    expectOffered(r, holds);
  }
});
ruling('condition: so many of the bound cards are of a kind', (r) => {
  const judge = event('judge', [
    { do: 'mill', amount: 2, as: 'milled' },
    { do: 'if', if: [{ bound: 'milled', is: { color: 'blue' }, atLeast: 1 }], then: [{ do: 'draw', amount: 1 }] },
  ]);
  for (const [color, hand] of [
    ['blue', 1],
    ['green', 0],
  ] as const) {
    r.table({ at: 'main', A: { hand: [judge], deck: [source(1, color), ...plain(9)] } });
    r.act('play judge');
    r.expect({ A: { hand } });
  }
});
ruling('all conditions of a text hold, or it is not used', (r) => {
  const it = character('it', 20, 20, {
    texts: [use(FREE, DRAW, { useCondition: [{ turn: 'you' }, { thisIn: 'supportArea' }] })],
  });
  r.table({ at: 'main', A: { mainArea: [it, other] } });
  expectOffered(r, false);
  r.table({ at: 'main', A: { mainArea: [other], supportArea: [it] } });
  expectOffered(r, true);
});

/** Whom an event that names such a character may name. */
function expectKind(r: Ruling, kind: Kind, wanted: readonly string[]): void {
  const aim = aimed('aim', (target: Target): readonly Effect[] => [{ do: 'rest', target }], { who: 'any', ...kind });
  const cheap = character('cheap', 10, 30, { cost: 1, source: 2, color: 'blue', traits: ['Band', 'Club'] });
  r.table({
    at: 'main',
    A: {
      hand: [aim],
      mainArea: [
        cheap,
        character('Rin Aoba', 40, 10, {
          cost: 4,
          work: 'other',
          traits: ['Club'],
          keywords: [{ keyword: 'active' }],
        }),
      ],
      supportArea: [resting(withoutValues('guide', { cost: 2, work: 'other' }))],
    },
    B: {
      mainArea: [character('Rin', 20, 20, { cost: 3 }), withKeywords('swift', { keyword: 'active' })],
      supportArea: [character('pair', 20, 20, { cost: 3, alsoNamed: [{ en: 'Rin' }] })],
    },
  });
  r.offers('target', wanted, ['main', 'play aim']);
}
ruling('a kind: names and traits are exactly equal, all traits that are said are there', (r) => {
  expectKind(r, { name: 'Rin' }, ['Rin', 'pair']);
  expectKind(r, { traits: ['Club'] }, ['cheap', 'Rin Aoba']);
  r.table({
    at: 'main',
    A: {
      hand: [aimed('aim', (target) => [{ do: 'rest', target }], { who: 'you', traits: ['Band', 'Club'] })],
      mainArea: [character('X', 20, 20, { traits: ['Band'] }), character('Y', 20, 20, { traits: ['Club', 'Band'] })],
    },
  });
  r.act('play aim');
  r.expect({ A: { mainArea: { X: 'active', Y: 'resting' } } });
});
ruling('a kind: colour, work, cost, source, AP and DP, keyword, state', (r) => {
  expectKind(r, { work: 'other' }, ['Rin Aoba', 'guide']);
  expectKind(r, { keyword: 'active' }, ['Rin Aoba', 'swift']);
  expectKind(r, { color: 'red' }, ['Rin Aoba', 'guide', 'Rin', 'swift', 'pair']);
  expectKind(r, { cost: { atLeast: 2, atMost: 3 } }, ['guide', 'Rin', 'pair']);
  expectKind(r, { source: { atMost: 1 } }, ['Rin Aoba', 'guide', 'Rin', 'swift', 'pair']);
  expectKind(r, { ap: { atMost: 20 } }, ['cheap', 'Rin', 'swift', 'pair']);
  expectKind(r, { dp: { atMost: 20 } }, ['Rin Aoba', 'Rin', 'swift', 'pair']);
  expectKind(r, { state: 'active' }, ['cheap', 'Rin Aoba', 'Rin', 'swift', 'pair']);
});
ruling('a kind: who stands in an approach, and against whom', (r) => {
  const aim = (name: string, kind: Kind) => aimed(name, (target) => [{ do: 'rest', target }], { who: 'any', ...kind });
  const rival = withTexts(
    'X',
    use(FREE, [{ do: 'rest', target: { bound: 'it' } }], {
      targets: [{ as: 'it', from: { who: 'any', where: 'field', participates: 'opponent' } }],
    }),
  );
  const hand = [
    aim('any', { participates: 'any' }),
    aim('first', { participates: 'approacher' }),
    aim('second', { participates: 'interferer' }),
    drawing('it'),
  ];
  r.table({
    at: 'approach',
    A: { hand, mainArea: [rival, character('other')] },
    B: { mainArea: [character('Y'), character('Z')] },
  });
  const way = [
    ['approacher', 'X'],
    ['interferer', 'Y'],
  ] as const;
  r.offers('A.approached', ['play any', 'play first', 'play it'], ['approacher', 'X']);
  r.offers('A.interfered', ['play any', 'play first', 'play it', 'play second', 'use X'], ...way);
  r.offers('target', ['X', 'Y'], ...way, ['A.interfered', 'play any']);
  r.offers('A.approachOver', ['play it'], ['approacher', 'other'], ['interferer']);
});
ruling('a kind: with a support card set on it, or without; and not this card', (r) => {
  const aim = (name: string, kind: Kind) => aimed(name, (target) => [{ do: 'rest', target }], { who: 'you', ...kind });
  const self = withTexts(
    'self',
    use(FREE, [{ do: 'rest', target: { bound: 'it' } }], { targets: [{ as: 'it', from: { ...ours, other: true } }] }),
  );
  const mainArea = [
    supported(character('X'), support('charm')),
    supported(character('Y'), support('charm')),
    self,
    character('Z'),
  ];
  r.table({
    at: 'main',
    A: { hand: [aim('with', { supported: true }), aim('without', { supported: false })], mainArea },
  });
  r.offers('target', ['X', 'Y'], ['main', 'play with']);
  r.offers('target', ['self', 'Z'], ['main', 'play without']);
  r.offers('target', ['X', 'Y', 'Z'], ['main', 'use self']);
});
