// Rulings on the verbs of effects, each once; what lasts for some turns, negates, weakens, redirects or hurts has files of its own.
import { test } from 'vitest';
import type { Entry } from '../../../kernel/testing/ruling/words.ts';
import type { CardData, Effect, Select } from '../card-data.ts';
import {
  AIM,
  aiming,
  armour,
  charm,
  DRAW,
  draw,
  everybody,
  fighter,
  gear,
  item,
  plain,
  power,
  quick,
  skilled,
  spell,
  terrain,
  weather,
} from './bench/cards.ts';
import { busy, having, hurt, spent, type TableSpec, wearing } from './bench/prepare.ts';
import { type Ruling, rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const X = fighter('X');
const V = fighter('V');
/** A uses an item that must do this. */
function used(
  r: Ruling,
  effect: readonly Effect[],
  A: TableSpec['A'] = {},
  B: TableSpec['B'] = {},
  ...way: Entry[]
): void {
  lay(r, effect, A, B);
  r.act('item it', ...way);
}
function lay(
  r: Ruling,
  effect: readonly Effect[],
  A: TableSpec['A'] = {},
  B: TableSpec['B'] = {},
  more: object = {},
): void {
  const { hand = [], ...rest } = A;
  r.table({
    at: 'action',
    A: { line: [X], ...rest, hand: [item('it', effect, more), ...(hand as readonly CardData[])] },
    B: { line: [V], ...B },
  });
}
const choose = (from: Select, more: object = {}): Effect => ({ do: 'choose', as: 'aim', from, ...more });

ruling('hurt takes HP, heal gives them back, of all or of one that is named', (r) => {
  used(r, [{ do: 'hurt', target: everybody('foe'), amount: 2 }], {}, { line: [V, fighter('W')] });
  r.expect({ B: { line: { V: 8, W: 8 } } });
  lay(
    r,
    [{ do: 'heal', target: AIM, amount: 3 }],
    { line: [hurt(X, 2), hurt(fighter('Y'), 2)] },
    {},
    aiming({ who: 'you' }),
  );
  r.act('item it', ['nameTarget', 'Y']);
  r.expect({ A: { line: { X: 2, Y: 5 } } });
});
ruling('spirit is gained and lost', (r) => {
  const shift: Effect[] = [
    { do: 'gainSpirit', target: everybody('you'), amount: 2 },
    { do: 'loseSpirit', target: everybody('foe'), amount: 3 },
  ];
  used(r, shift, { line: [spent(X, 1)] });
  r.expect({ A: { line: { X: { spirit: 3 } } }, B: { line: { V: { spirit: 2 } } } });
  r.happened({ spiritChanged: 2 });
});
ruling('an amount below 0 is nothing: it neither heals what is to be hurt nor the other way round', (r) => {
  const amount = { stat: 'hp', of: everybody('foe'), times: -1 } as const;
  for (const what of ['hurt', 'heal', 'gainSpirit', 'loseSpirit'] as const) {
    used(r, [{ do: what, target: everybody('you'), amount }], { line: [spent(hurt(X, 5), 2)] });
    r.expect({ A: { line: { X: { hp: 5, spirit: 2 } } } });
  }
});

ruling('draw takes from the own deck, the other deck, or both', (r) => {
  used(r, [{ do: 'draw', amount: 2 }]);
  r.expect({ A: { hand: 2, deck: 18 }, B: { hand: 0 } });
  used(r, [{ do: 'draw', amount: 2, who: 'foe' }]);
  r.expect({ A: { hand: 0 }, B: { hand: 2, deck: 18 } });
  used(r, [{ do: 'draw', amount: 1, who: 'each' }]);
  r.expect({ A: { hand: 1 }, B: { hand: 1 } });
});
ruling('of more cards than there are all are drawn', (r) => {
  used(r, draw(5), { deck: 2 });
  r.expect({ A: { hand: 2, deck: 0 }, winner: null });
});
ruling('mill puts the top cards of a deck into its discard pile, open for all', (r) => {
  used(r, [{ do: 'mill', amount: 2, who: 'foe' }], {}, { deck: plain('top', 'next', 'last') });
  r.expect({ B: { deck: ['last'] } });
  r.expectSeen('A', { 'B.discard': ['next', 'top'] });
  used(r, [{ do: 'mill', amount: 1, who: 'each' }]);
  r.expect({ A: { deck: 19, discard: ['it', 'plain'] }, B: { deck: 19, discard: 1 } });
});
ruling('discard lets its player choose from the hand, as many as there are', (r) => {
  lay(r, [{ do: 'discard', amount: 1, who: 'foe' }], {}, { hand: plain('a', 'b') });
  r.offers('B.discard', ['a', 'b'], ['act', 'item it']);
  r.act('item it', ['B.discard', 'b']);
  r.expect({ B: { hand: ['a'], discard: ['b'] } });
  used(r, [{ do: 'discard', amount: 3 }], { hand: plain('a', 'b') });
  r.expect({ A: { hand: 0 } });
  lay(r, [{ do: 'discard', amount: 1, who: 'each' }], { hand: plain('a', 'b') }, { hand: plain('c', 'd') });
  r.act('item it', ['A.discard', 'a'], ['B.discard', 'd']);
  r.expect({ A: { hand: ['b'] }, B: { hand: ['c'] } });
});
ruling(
  'discard of a kind is chosen among those; a hand without any discards nothing, and is asked all the same',
  (r) => {
    const effect: Effect[] = [{ do: 'discard', amount: 1, who: 'foe', card: { type: 'item' } }];
    lay(r, effect, {}, { hand: [...plain('a'), item('tea', DRAW), charm()] });
    r.offers('B.discard', ['tea', 'charm'], ['act', 'item it']);
    lay(r, effect, {}, { hand: plain('a') });
    r.offers('B.discard', [], ['act', 'item it']);
    r.act('item it');
    r.expect({ B: { hand: ['a'] } });
  },
);

ruling('move brings a card from the own discard pile to the hand', (r) => {
  lay(
    r,
    [{ do: 'move', target: AIM, to: 'hand' }],
    { discard: [...plain('a'), spell('s', 'X'), ...power(1)] },
    { discard: [spell('other', 'V')] },
    aiming({ who: 'you', where: 'discard', type: 'spell' }),
  );
  r.act('item it');
  r.expect({ A: { hand: ['s'], discard: ['it', 'a', 'power'] } });
});
ruling('move brings cards under the deck, or into it, which is shuffled', (r) => {
  const all = { all: { who: 'you', where: 'discard' } } as const;
  const under: readonly Effect[] = [{ do: 'move', target: all, to: 'deckBottom' }];
  used(r, under, { deck: plain('top'), discard: plain('a') });
  r.expect({ A: { deck: ['top', 'a'], discard: ['it'] } });
  r.happened({ shuffled: 0 });
  const into = item('it', [{ do: 'move', target: all, to: 'deckShuffled' }]);
  r.table({
    at: 'action',
    A: { line: [X], hand: [into], deck: plain('top'), discard: plain('a') },
    shuffles: [[1, 0]],
  });
  r.act('item it');
  r.expect({ A: { deck: 2, discard: ['it'] } });
  r.happened({ shuffled: 1 });
});
ruling('what is moved from the table goes to its owner, and gives nothing any more', (r) => {
  const blade = gear('blade', [{ what: 'atk', by: 2 }]);
  const moor = terrain('moor', [{ what: 'def', by: 1 }]);
  const back = (where: 'gear' | 'environment'): readonly Effect[] => [
    { do: 'move', target: { all: { who: 'foe', where } }, to: 'hand' },
  ];
  used(r, [...back('gear'), ...back('environment')], {}, { line: [wearing(V, blade)], environment: [moor] });
  r.expect({ A: { hand: 0 }, B: { hand: 2, gear: 0, environment: 0, line: { V: { atk: 3, def: 0, gear: [] } } } });
});
ruling('what a text has moved its later steps still mean', (r) => {
  const from: Select = { who: 'you', where: 'discard', type: 'spell' };
  lay(
    r,
    [
      { do: 'move', target: AIM, to: 'hand' },
      { do: 'if', if: [{ is: { type: 'spell' }, bound: 'aim' }], then: [...DRAW] },
    ],
    { discard: [spell('s', 'X')] },
    {},
    { targets: [{ as: 'aim', from }] },
  );
  r.act('item it');
  r.expect({ A: { hand: ['plain', 's'] } });
});
ruling('characters stay where they are, whatever is to move them', (r) => {
  used(r, [{ do: 'move', target: everybody('foe'), to: 'hand' }]);
  r.expect({ B: { line: ['V'], hand: 0 } });
});

ruling('search shows what it finds, takes it to the hand, and shuffles the deck', (r) => {
  const seek = item('it', [{ do: 'search', card: { type: 'spell' }, amount: 1 }]);
  const deck = [...plain('top'), spell('one', 'X'), spell('two', 'Y')];
  r.table({ at: 'action', A: { line: [X], hand: [seek], deck }, shuffles: [2] });
  r.act('item it', ['searchDeck', 'two']);
  r.expect({ A: { hand: ['two'], deck: 2 } });
  r.happened({ shuffled: 1 });
});
ruling('a search may find less than it looks for: its player alone sees the deck', (r) => {
  const seek = item('it', [{ do: 'search', card: { type: 'spell' }, amount: 2 }]);
  r.table({ at: 'action', A: { line: [X], hand: [seek], deck: [spell('one', 'X'), ...plain(1)] }, shuffles: [2] });
  r.at('A.searchDeck', [['act', 'item it']], (there) => {
    there.expectSeen('A', { looks: ['one', 'plain'] });
    there.expectSeen('B', { looks: [] });
  });
  r.act('item it', ['searchDeck']);
  r.expect({ A: { hand: 0, deck: 2 } });
});

ruling('destroy discards equipment and environments, and nothing else', (r) => {
  const wreck = (target: Select): readonly Effect[] => [{ do: 'destroy', target: { all: target } }];
  const line = [wearing(V, gear('blade'), armour('coat')), wearing(fighter('W'), gear('lance'))];
  used(r, wreck({ who: 'foe', where: 'gear', slot: 'weapon' }), {}, { line, environment: [weather('rain')] });
  r.expect({ B: { gear: ['coat'], discard: ['lance', 'blade'], environment: ['rain'] } });
  used(r, wreck({ who: 'any', where: 'line' }), {}, { line });
  r.expect({ A: { line: ['X'] }, B: { line: ['V', 'W'], gear: 3 } });
});
ruling('stance turns a character to guard or busy, and it is hit so', (r) => {
  const hold: Effect = { do: 'stance', target: AIM, to: 'busy' };
  lay(r, [hold], {}, { line: [V, busy(fighter('W'))] }, aiming());
  r.act('item it', ['nameTarget', 'V']);
  r.expect({ B: { line: { V: 'busy', W: 'busy' } } });
  r.attack('X', 'V');
  r.expect({ B: { line: { V: 6, W: 10 } } });
  lay(r, [{ do: 'stance', target: everybody('foe'), to: 'guard' }], {}, { line: [busy(V)] });
  r.act('item it');
  r.expect({ B: { line: { V: 'guard' } } });
});
ruling('refresh lets a character act once more in this turn', (r) => {
  lay(r, [{ do: 'refresh', target: everybody('you') }], {
    line: [having(skilled('X', DRAW), 'attack'), having(fighter('Y'), 'spell')],
  });
  r.offers('A.act', ['item it', 'attack Y']);
  r.act('item it');
  r.expect({ A: { line: { X: { state: 'busy', done: ['refreshed'] }, Y: { state: 'busy', done: ['spell'] } } } });
  r.offers('A.act', ['attack X', 'skill X', 'attack Y']);
});
ruling('a ritual in this turn keeps it from attacking also after a refresh', (r) => {
  lay(r, [{ do: 'refresh', target: everybody('you') }], {
    line: [having(X, 'spell', 'attack'), having(fighter('Y'), 'ritual')],
  });
  r.act('item it');
  r.expect({ A: { line: { X: { done: ['spell', 'refreshed'] }, Y: { done: ['ritual'] } } } });
  r.offers('A.act', ['attack X']);
});

ruling('choose binds a card when the effect is done, not before', (r) => {
  const effect: Effect[] = [choose({ who: 'foe', where: 'line' }), { do: 'hurt', target: AIM, amount: 3 }];
  lay(r, effect, {}, { line: [V, fighter('W')], hand: [quick('parry', DRAW)] });
  r.offers('A.chooseTarget', ['V', 'W'], ['act', 'item it'], ['B.answer', 'item parry']);
  r.act('item it', ['chooseTarget', 'W']);
  r.expect({ B: { line: { V: 10, W: 7 } } });
});
ruling('where there is but one to choose it is chosen, and where there is nobody nothing is done', (r) => {
  const effect: Effect[] = [
    choose({ who: 'foe', where: 'line', stance: 'busy' }),
    { do: 'hurt', target: AIM, amount: 3 },
  ];
  used(r, effect, {}, { line: [busy(V), fighter('W')] });
  r.expect({ B: { line: { V: 7, W: 10 } } });
  used(r, effect, {}, { line: [V, fighter('W')] });
  r.expect({ B: { line: { V: 10, W: 10 } } });
});
ruling('the other side chooses where the text says so, and up to so many may be nobody', (r) => {
  const theirs = choose({ who: 'foe', where: 'line' }, { by: 'foe' });
  lay(r, [theirs, { do: 'hurt', target: AIM, amount: 3 }], {}, { line: [V, fighter('W')] });
  r.act('item it', ['B.chooseTarget', 'W']);
  r.expect({ B: { line: { V: 10, W: 7 } } });
  const some = choose({ who: 'foe', where: 'line' }, { amount: 2, upTo: true });
  lay(r, [some, { do: 'hurt', target: AIM, amount: 3 }], {}, { line: [V, fighter('W'), fighter('U')] });
  r.act('item it', ['chooseTarget']);
  r.expect({ B: { line: { V: 10, W: 10, U: 10 } } });
  lay(r, [some, { do: 'hurt', target: AIM, amount: 3 }], {}, { line: [V, fighter('W'), fighter('U')] });
  r.act('item it', ['chooseTarget', 'U', 'V']);
  r.expect({ B: { line: { V: 7, W: 10, U: 7 } } });
});
ruling('steps are done from top to bottom, each as far as it can', (r) => {
  const steps: Effect[] = [
    { do: 'destroy', target: { all: { who: 'foe', where: 'gear' } } },
    ...draw(2),
    { do: 'heal', target: everybody('you'), amount: { count: { who: 'you', where: 'hand' }, times: 1 } },
  ];
  used(r, steps, { line: [hurt(X, 4)], hand: plain('a') });
  r.expect({ A: { hand: 3, line: { X: 7 } } });
});
