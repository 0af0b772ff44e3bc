// Rulings on what is named with a declaration and what is chosen when it resolves (7.4 to 7.6, 1.8).
import { test } from 'vitest';
import type { Effect, Naming } from '../card-data.ts';
import {
  aimed,
  always,
  bounce,
  DRAW,
  declared,
  drawing,
  event,
  fighter,
  item,
  points,
  withAbilities,
} from './bench/cards.ts';
import { acted } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const { ruling, paidAtOnce, paidOnResolution } = rulingsBy(test);
const rescue = bounce('rescue', { who: 'you' });
const foe = { who: 'opponent', where: 'field' } as const;
const weaken = (name: string): Effect => ({ do: 'ap', target: { bound: name }, by: -1, until: 'endOfTurn' });

ruling('without a legal target nothing can be declared', (r) => {
  r.table({ at: 'main', A: { AC: fighter('mine'), hand: [bounce()] } });
  r.offers('main', ['attack mine']);
});
ruling('a target is named when declaring, before anybody answers', (r) => {
  r.table({ at: 'main', A: { hand: [bounce()] }, B: { AC: fighter('S'), AL: fighter('T'), hand: [drawing()] } });
  r.offers('target', ['S', 'T'], ['main', 'use bounce']);
  r.act('use bounce', ['target', 'T'], ['respond', 'use drawing']);
  r.expect({ B: { AC: 'ready', AL: null } });
});
ruling('a target that changed zones and came back is another: the declaration fails', (r) => {
  const blink = event(
    'blink',
    [
      { do: 'move', target: { bound: 'it' }, to: 'hand' },
      { do: 'enter', target: { bound: 'it' } },
    ],
    { targets: [{ as: 'it', from: { who: 'you', where: 'field' } }] },
  );
  r.table({ at: 'main', A: { hand: [bounce()] }, B: { AC: fighter('T', 1, 1, { cells: ['AC'] }), hand: [blink] } });
  r.act('use bounce', ['respond', 'use blink']);
  r.expect({ B: { AC: { name: 'T', state: 'ready' }, hand: 0 } });
  r.happened({ failed: 1 });
});
ruling('a target that is no longer what the text says is lost', (r) => {
  const nap = aimed('nap', (target) => [{ do: 'act', target }], { state: 'ready' });
  const yawn = event('yawn', [{ do: 'act', target: { all: { who: 'you', where: 'field' } } }]);
  const snipe = bounce('snipe', { state: 'ready' });
  r.table({ at: 'main', A: { hand: [snipe, nap] }, B: { AC: fighter('T'), hand: [yawn] } });
  r.act('use snipe', ['respond', 'use yawn']);
  r.expect({ B: { AC: { name: 'T', state: 'acted' } } });
});
ruling('a target that only moved to another cell is still there', (r) => {
  const dodge = event('dodge', [{ do: 'relocate', target: { bound: 'it' }, to: 'any' }], {
    targets: [{ as: 'it', from: { who: 'you', where: 'field' } }],
  });
  r.table({ at: 'main', A: { hand: [bounce()] }, B: { AC: fighter('T'), hand: [dodge] } });
  r.act('use bounce', ['respond', 'use dodge'], ['relocateCell', 'DR']);
  r.expect({ B: { AC: null, DR: null, hand: ['T'] } });
});
ruling('of several targets the loss of one voids everything, also what does not touch it', (r) => {
  const targets: Naming[] = [
    { as: 'one', from: foe },
    { as: 'two', from: foe },
  ];
  const pair = event('pair', [...DRAW, weaken('one'), weaken('two')], { targets });
  r.table({ at: 'main', A: { hand: [pair] }, B: { AC: fighter('S', 3), AL: fighter('T', 3), hand: [rescue] } });
  r.act('use pair', ['target', 'S'], ['respond', 'use rescue'], ['B.target', 'T']);
  r.expect({ A: { hand: 0, dustBox: ['pair'] }, B: { AC: { ap: 3 }, AL: null } });
});
ruling('of two targets under one name the loss of one voids everything as well', (r) => {
  const volley = event('volley', [weaken('them')], { targets: [{ as: 'them', from: foe, amount: 2 }] });
  r.table({ at: 'main', A: { hand: [volley] }, B: { AC: fighter('S', 3), AL: fighter('T', 3), hand: [rescue] } });
  r.act('use volley', ['respond', 'use rescue'], ['B.target', 'T']);
  r.expect({ B: { AC: { ap: 3 }, hand: ['T'] } });
});
ruling('two targets are needed where the text names two, each another card', (r) => {
  const targets: Naming[] = [
    { as: 'one', from: foe },
    { as: 'two', from: foe },
  ];
  r.table({ at: 'main', A: { hand: [event('pair', [], { targets })] }, B: { AC: fighter('S') } });
  r.offers('main', []);
  r.table({
    at: 'main',
    A: { hand: [event('volley', [], { targets: [{ as: 'them', from: foe, amount: 2 }] })] },
    B: { AC: fighter('S') },
  });
  r.offers('main', []);
});
ruling('a target that a later name needs is not offered to an earlier one', (r) => {
  const targets: Naming[] = [
    { as: 'any', from: foe },
    { as: 'back', from: { ...foe, where: 'defenceRow' } },
  ];
  r.table({
    at: 'main',
    A: { hand: [event('pair', [weaken('any')], { targets })] },
    B: { AC: fighter('front', 3), DC: fighter('back', 3) },
  });
  r.act('use pair');
  r.expect({ B: { AC: { ap: 2 }, DC: { ap: 3 } } });
});
ruling('several targets of one name leave those that a later name needs', (r) => {
  const targets: Naming[] = [
    { as: 'two', from: foe, amount: 2 },
    { as: 'back', from: { ...foe, where: 'defenceRow' } },
  ];
  r.table({
    at: 'main',
    A: { hand: [event('trio', [weaken('two')], { targets })] },
    B: { AC: fighter('front', 3), DC: fighter('back', 3), DL: fighter('side', 3) },
  });
  r.illegal(['main', 'use trio'], ['target', 'back', 'side']);
  r.act('use trio', ['target', 'front', 'side']);
  r.expect({ B: { AC: { ap: 2 }, DC: { ap: 3 }, DL: { ap: 2 } } });
});
ruling('up to so many targets may be none, and then nothing can be lost', (r) => {
  const volley = event('volley', [...DRAW, weaken('them')], {
    targets: [{ as: 'them', from: foe, amount: 2, upTo: true }],
  });
  r.table({ at: 'main', A: { hand: [volley] }, B: { AC: fighter('S', 3) } });
  r.act('use volley', ['target']);
  r.expect({ A: { hand: 1 }, B: { AC: { ap: 3 } } });
});
ruling('a card that the opponent cannot name is not offered to it, and to its own player it is', (r) => {
  const veil = item('veil', always('bearer', [{ what: 'cannot', do: 'target' }]));
  const any = bounce('any', { who: 'any' });
  r.table({ at: 'main', A: { hand: [any], AL: fighter('mine') }, B: { AC: fighter('T'), itemAC: veil, hand: [any] } });
  r.act('use any', ['B.respond', 'use any'], ['B.target', 'T']);
  r.expect({ A: { AL: null, hand: ['mine'] }, B: { AC: null, hand: ['T'] } });
});
ruling('a named empty cell that has been taken voids the declaration', (r) => {
  const leap = event(
    'leap',
    [{ do: 'relocate', target: { all: { who: 'you', where: 'attackRow' } }, to: { cell: 'there' } }, ...DRAW],
    {
      targets: [{ as: 'there', cell: 'ownEmpty' }],
    },
  );
  const block = event('block', [
    { do: 'relocate', target: { all: { who: 'opponent', where: 'defenceRow' } }, to: 'any' },
  ]);
  r.table({ at: 'main', A: { AC: fighter('A'), DC: fighter('D'), hand: [leap] }, B: { hand: [block] } });
  r.act('use leap', ['targetCell', 'DL'], ['respond', 'use block'], ['relocateCell', 'DL']);
  r.expect({ A: { AC: { name: 'A' }, DL: { name: 'D' }, hand: 0 } });
  r.happened({ failed: 1 });
});
ruling('a named declaration that has resolved already is lost', (r) => {
  const deny = event('deny', [{ do: 'negate', declaration: 'it' }, ...DRAW], {
    targets: [{ as: 'it', declaration: { by: 'any' } }],
  });
  r.table({ at: 'main', A: { hand: [drawing('one'), deny] }, B: { hand: [drawing('two'), deny] } });
  // The later "deny" names "two", which has not resolved then, and the first one names "one".
  r.act('use one', ['B.respond', 'use two'], ['A.respond', 'use deny'], ['A.targetDeclaration', 'two']);
  r.expect({ A: { hand: 2 }, B: { hand: ['deny'] } });
});

const two = { who: 'you', where: 'field' } as const;
ruling('what is not a target may come up short: as much as possible is done', (r) => {
  const price = event('price', [
    { do: 'choose', as: 'given', from: two, amount: 2 },
    { do: 'move', target: { bound: 'given' }, to: 'dustBox' },
    { do: 'if', if: [{ bound: 'given', atLeast: 2 }], then: [{ do: 'draw', amount: 3 }] },
    ...DRAW,
  ]);
  r.table({ at: 'main', A: { AC: fighter('A'), hand: [price] } });
  r.act('use price');
  r.expect({ A: { AC: null, hand: 1, dustBox: ['price', 'A'] } });
  r.table({ at: 'main', A: { AC: fighter('A'), DC: fighter('D'), hand: [price] } });
  r.act('use price');
  r.expect({ A: { AC: null, DC: null, hand: 4 } });
});
ruling('what is not a target is chosen on resolution, after the responses', (r) => {
  const storm = event('storm', [
    { do: 'choose', as: 'one', from: foe },
    { do: 'move', target: { bound: 'one' }, to: 'hand' },
  ]);
  r.table({
    at: 'main',
    A: { hand: [storm] },
    B: { AC: fighter('S'), AL: fighter('T'), AR: fighter('U'), hand: [rescue] },
  });
  r.neverAsks('respond', ['main', 'use storm'], ['chooseTarget', 'S']);
  r.act('use storm', ['respond', 'use rescue'], ['B.target', 'S'], ['chooseTarget', 'T']);
  r.expect({ B: { AC: null, AL: null, AR: 'ready', hand: ['T', 'S'] } });
});
const gesture = event('gesture', [
  { do: 'choose', as: 'mine', from: { who: 'any', where: 'field' } },
  { do: 'choose', as: 'theirs', from: { who: 'any', where: 'field' }, by: 'opponent' },
  { do: 'act', target: { bound: 'mine' } },
  { do: 'act', target: { bound: 'theirs' } },
]);
ruling(
  'where both choose, the user chooses first, then the other; also what is acted already, and the same one',
  (r) => {
    r.table({ at: 'main', A: { AC: acted(fighter('A')), hand: [gesture] }, B: { AC: fighter('T') } });
    r.offers('A.chooseTarget', ['A', 'T'], ['main', 'use gesture']);
    r.offers('B.chooseTarget', ['A', 'T'], ['main', 'use gesture'], ['A.chooseTarget', 'T']);
    r.act('use gesture', ['A.chooseTarget', 'A'], ['B.chooseTarget', 'A']);
    r.expect({ A: { AC: 'acted' }, B: { AC: 'ready' } });
  },
);
ruling('where both choose and the opponent uses it, the opponent chooses first', (r) => {
  r.table({ at: 'main', A: { AC: fighter('A') }, B: { AC: fighter('T'), hand: [gesture] } });
  r.run(['mainEnd', 'use gesture'], ['B.chooseTarget', 'A'], ['A.chooseTarget', 'T']);
  r.expect({ A: { AC: 'acted' }, B: { AC: 'acted' } });
});
ruling('where both discard, the user does first, then the other', (r) => {
  const purge = event('purge', [{ do: 'discard', amount: 1, who: 'each' }]);
  const hand = [points(1, 'snow'), points(1, 'moon')];
  r.table({ at: 'main', A: { hand: [purge, ...hand] }, B: { hand } });
  r.offers('A.discard', ['snow 1', 'moon 1'], ['main', 'use purge']);
  r.act('use purge', ['A.discard', 'snow 1'], ['B.discard', 'moon 1']);
  r.expect({ A: { dustBox: ['purge', 'snow 1'] }, B: { dustBox: ['moon 1'] } });
});
ruling('a use that would do nothing is legal if it needs no target', (r) => {
  const trim = event('trim', [{ do: 'discard', amount: 1, who: 'opponent' }]);
  r.table({ at: 'main', A: { hand: [trim] } });
  r.act('use trim');
  r.expect({ A: { dustBox: ['trim'] }, B: { hand: 0 } });
  r.happened({ resolved: 1, failed: 0 });
});
ruling('the source of a special ability need not be there any more when it resolves', (r) => {
  const doer = withAbilities('doer', declared({}, DRAW));
  r.table({ at: 'main', A: { AC: doer }, B: { hand: [bounce()] } });
  r.act('use doer', ['respond', 'use bounce']);
  r.expect({ A: { AC: null, hand: 2 } });
});

const tired = aimed('tired', (target) => [{ do: 'ap', target, by: -1, until: 'endOfTurn' }], { state: 'ready' });
paidOnResolution('an effect that needs a ready character may hit an attacker while its attack waits', (r) => {
  r.table({ at: 'main', A: { AC: fighter('A', 4, 3) }, B: { hand: [tired] } });
  r.offers('respond', ['use tired'], ['main', 'attack A']);
  r.attack('A', ['respond', 'use tired']);
  r.expect({ A: { AC: { ap: 3, state: 'acted' } }, B: { deck: 16 } });
});
paidAtOnce('an effect that needs a ready character cannot hit an attacker', (r) => {
  r.table({ at: 'main', A: { AC: fighter('A', 4, 3) }, B: { hand: [tired] } });
  r.offers('respond', [], ['main', 'attack A']);
});
paidOnResolution('first it is paid, then the targets are looked at: a failed declaration is paid for', (r) => {
  const coin = points(1, 'snow');
  const curse = aimed('curse', (target) => [{ do: 'act', target }], {}, { cost: { pips: { snow: 1 } } });
  r.table({ at: 'main', A: { hand: [curse, coin] }, B: { AC: fighter('T'), hand: [rescue] } });
  r.at(
    'respond',
    [
      ['main', 'use curse'],
      ['pay', 'snow 1'],
    ],
    (there) => there.expect({ A: { hand: ['snow 1'] } }),
  );
  r.act('use curse', ['pay', 'snow 1'], ['respond', 'use rescue']);
  r.expect({ A: { hand: 0, dustBox: ['curse', 'snow 1'] } });
});
ruling('what an effect reveals is hidden again once the effect is over', (r) => {
  const show = event('show', [{ do: 'reveal', target: { all: { who: 'you', where: 'hand' } } }]);
  r.table({ at: 'main', A: { hand: [show, fighter('x')] } });
  r.act('use show');
  r.happened({ looked: 1, lookEnded: 1 });
  r.expectSeen('B', { 'A.hand': 1, looks: [] });
});
ruling('a cell that is the only one is named without a question', (r) => {
  const shove = event('shove', [{ do: 'relocate', target: { all: foe }, to: { cell: 'there' } }], {
    targets: [{ as: 'there', cell: 'opponentEmpty' }],
  });
  const B = { AL: fighter('1'), AC: fighter('2'), AR: fighter('3'), DL: fighter('4'), DC: fighter('5') };
  r.table({ at: 'main', A: { hand: [shove] }, B });
  r.neverAsks('targetCell', ['main', 'use shove']);
  r.act('use shove');
  r.expect({ B: { AL: null, DR: { name: '1' } } });
});
