// Rulings on which player's cards and choices an effect means: looking at and taking from piles of either, and what the opponent or everybody does (7.3).
import { test } from 'vitest';
import type { Effect } from '../ability-data.ts';
import { act, auto, climax, cont, event, fighter, plain } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const spell = (...effect: Effect[]) => event(effect, { name: 'spell' });
const cast = ['main', 'playEvent spell'] as const;
const mine = { who: 'you', where: 'stage' } as const;
const knight = fighter(3000, { name: 'knight' });
const squire = fighter(2000, { name: 'squire' });
const theirDeck = { who: 'opponent', where: 'looked' } as const;

ruling("7.3: looking at the top of the opponent's deck, its owner does not see it", (r) => {
  const peek = spell(
    { do: 'lookTop', amount: 2, as: 'seen', of: 'opponent' },
    { do: 'choose', as: 'one', from: theirDeck, upTo: true },
    { do: 'move', target: { bound: 'one' }, to: 'waitingRoom' },
  );
  r.table({ at: 'main', A: { hand: [peek] }, B: { deck: plain('a', 'b', 'c') } });
  r.at('chooseTarget', [cast], (there) => {
    there.expectSeen('A', { looks: ['a', 'b'], 'B.deck': 3 });
    there.expectSeen('B', { looks: [], 'B.deck': 3 });
    there.expectSeen('public', { looks: [], 'B.deck': 3 });
  });
  r.run(cast, ['A.chooseTarget', 'b']);
  r.expect({ A: { deck: 10 }, B: { deck: ['a', 'c'], waitingRoom: ['b'] } });
  r.expectSeen('A', { looks: [] });
});
ruling("7.3: cards of the opponent's deck go back onto it in the order that the looking player picks", (r) => {
  const sort = spell(
    { do: 'lookTop', amount: 3, as: 'seen', of: 'opponent' },
    { do: 'choose', as: 'one', from: theirDeck },
    { do: 'move', target: { bound: 'one' }, to: 'stock' },
    { do: 'putBack', bound: 'seen', to: 'deckBottom', except: 'one' },
  );
  r.table({ at: 'main', A: { hand: [sort] }, B: { deck: plain('a', 'b', 'c', 'd') } });
  r.run(cast, ['A.chooseTarget', 'b'], ['A.orderBack', 'c', 'a']);
  r.expect({ A: { deck: 10, stock: 0 }, B: { deck: ['d', 'c', 'a'], stock: ['b'] } });
});
ruling("7.3: what is revealed of the opponent's deck all see, and it stays there", (r) => {
  const show = spell(
    { do: 'revealTop', amount: 1, as: 'seen', of: 'opponent' },
    { do: 'if', if: [{ bound: 'seen', is: { type: 'climax' }, atLeast: 1 }], then: [{ do: 'draw', amount: 1 }] },
    { do: 'draw', amount: 1, upTo: true },
  );
  r.table({ at: 'main', A: { hand: [show] }, B: { deck: [climax(), ...plain('b')] } });
  r.at('mayDraw', [cast], (there) => {
    for (const viewer of ['A', 'B', 'public'] as const) there.expectSeen(viewer, { looks: ['climax'] });
  });
  r.run(cast);
  r.expect({ A: { hand: 1 }, B: { deck: ['climax', 'b'] } });
});
ruling("7.3: mill off the opponent's deck is known to the steps after it", (r) => {
  const grind = spell(
    { do: 'mill', amount: 3, as: 'milled', of: 'opponent' },
    { do: 'damage', amount: { bound: 'milled', is: { type: 'climax' } }, to: 'opponent' },
  );
  const deck = [climax(), ...plain('a'), climax(), ...plain('b', 'c', 'd')];
  r.table({ at: 'main', A: { hand: [grind] }, B: { deck } });
  r.run(cast);
  r.expect({
    A: { deck: 10, waitingRoom: ['spell'] },
    B: { waitingRoom: ['climax', 'a', 'climax'], clock: ['c', 'b'] },
  });
});
for (const of of ['you', 'opponent'] as const) {
  const whose = of === 'you' ? 'A' : 'B';
  const other = of === 'you' ? 'B' : 'A';
  const by = of === 'opponent' ? { of } : {};
  for (const from of ['deck', 'stock', 'clock'] as const) {
    for (const bottom of [false, true]) {
      ruling(`7.3: take from the ${bottom ? 'bottom' : 'top'} of the ${from} of ${of}, one by one`, (r) => {
        const dig = spell(
          { do: 'take', from, amount: 2, to: 'memory', as: 'taken', ...(bottom && { bottom: true }), ...by },
          { do: 'choose', as: 'last', from: { bound: 'taken', is: { name: ['b', 'c'] } } },
          { do: 'move', target: { bound: 'last' }, to: 'hand' },
        );
        const pile = plain('a', 'b', 'c', 'd');
        r.table({
          at: 'main',
          A: { hand: [dig], [from]: plain(4), ...(whose === 'A' && { [from]: pile }) },
          B: { [from]: plain(4), ...(whose === 'B' && { [from]: pile }) },
        });
        r.run(cast);
        const left = bottom ? ['a', 'b'] : ['c', 'd'];
        const taken = bottom ? { hand: ['c'], memory: ['d'] } : { hand: ['b'], memory: ['a'] };
        r.expect({ [whose]: { [from]: left, ...taken }, [other]: { [from]: 4, memory: 0, hand: 0 } });
      });
    }
  }
}
ruling('7.3: take more than there is takes what there is, zero or less nothing', (r) => {
  const dig = (plus: number) =>
    spell(
      { do: 'take', from: 'stock', amount: { count: mine, plus }, to: 'hand', as: 'taken' },
      { do: 'take', from: 'clock', amount: { bound: 'taken' }, to: 'waitingRoom' },
    );
  for (const [plus, hand] of [
    [8, 2],
    [0, 1],
    [-1, 0],
    [-3, 0],
  ] as const) {
    r.table({ at: 'main', A: { hand: [dig(plus)], frontLeft: knight, stock: 2, clock: 4 } });
    r.run(cast);
    r.expect({ A: { hand, stock: 2 - hand, clock: 4 - hand } });
  }
});
ruling('5.6: a refresh in the middle of taking from the deck goes on with the new deck', (r) => {
  const dig = (of?: 'opponent'): Effect => ({ do: 'take', from: 'deck', amount: 3, to: 'hand', ...(of && { of }) });
  const side = { deck: plain('a'), waitingRoom: plain('w', 'x', 'y', 'z') };
  for (const refreshPenalty of ['deferred', 'immediate'] as const) {
    const [hand, clock] = refreshPenalty === 'deferred' ? [['x', 'w', 'a'], ['y']] : [['y', 'x', 'a'], ['w']];
    r.table({ at: 'main', options: { refreshPenalty }, A: { ...side, hand: [spell(dig())] }, shuffles: [4] });
    r.run(cast);
    r.expect({ A: { hand, clock, deck: ['z'], waitingRoom: ['spell'] }, refreshPoints: 0 });
    r.table({ at: 'main', options: { refreshPenalty }, A: { hand: [spell(dig('opponent'))] }, B: side, shuffles: [4] });
    r.run(cast);
    r.expect({ A: { hand: 0 }, B: { hand, clock, deck: ['z'], waitingRoom: 0 }, refreshPoints: 0 });
  }
});
ruling('2.3: of what was taken, that which the refresh brings back into the deck is not meant any more', (r) => {
  const dig = spell(
    { do: 'take', from: 'deck', amount: 3, to: 'waitingRoom', as: 'taken' },
    { do: 'move', target: { bound: 'taken' }, to: 'stock' },
  );
  r.table({ at: 'main', A: { hand: [dig], deck: plain('a'), waitingRoom: plain('w', 'x', 'y', 'z') }, shuffles: [5] });
  r.run(cast);
  r.expect({ A: { stock: 2, deck: 2, clock: 1, waitingRoom: ['spell'] } });
});
ruling('5.7: a level up in the middle of taking into the clock comes at once', (r) => {
  const sink = spell({ do: 'take', from: 'deck', amount: 2, to: 'clock', of: 'opponent' });
  r.table({ at: 'main', A: { hand: [sink] }, B: { clock: 6, deck: plain('a', 'b', 'c') } });
  r.run(cast, ['B.levelUp', 'a']);
  r.expect({ B: { level: ['a'], clock: ['b'], deck: ['c'] } });
});

ruling('7.3: "you" in what the opponent does is the opponent', (r) => {
  const swap = spell({
    do: 'by',
    who: 'opponent',
    then: [
      { do: 'draw', amount: 1 },
      { do: 'stockCharge', amount: { count: mine } },
      { do: 'damage', amount: 1, to: 'opponent' },
      { do: 'damage', amount: 2, to: 'you' },
      { do: 'mill', amount: 1, of: 'opponent' },
      { do: 'give', target: 'you', gives: [{ what: 'handLimit', by: -6 }], until: 'endOfOpponentsTurn' },
    ],
  });
  r.table({ at: 'main', A: { hand: [swap], frontLeft: knight }, B: { frontLeft: knight, backLeft: squire } });
  r.run(cast);
  r.expect({
    A: { hand: 0, stock: 0, clock: 1, waitingRoom: 2, deck: 8 },
    B: { hand: 1, stock: 2, clock: 2, deck: 5 },
  });
  r.until('stand');
  r.expect({ A: { hand: 0 } });
});
ruling("7.3: what the opponent bound and moved stays known afterwards, and the rest is the own player's again", (r) => {
  const tribute = spell(
    {
      do: 'by',
      who: 'opponent',
      then: [
        { do: 'choose', as: 'one', from: mine },
        { do: 'move', target: { bound: 'one' }, to: 'memory' },
        { do: 'discard', amount: 1, as: 'gone' },
      ],
    },
    { do: 'if', if: [{ bound: 'gone', is: { type: 'climax' }, atLeast: 1 }], then: [{ do: 'draw', amount: 1 }] },
    { do: 'choose', as: 'own', from: mine },
    { do: 'move', target: { bound: 'own' }, to: 'hand' },
    { do: 'move', target: { bound: 'one' }, to: 'clock' },
  );
  r.table({
    at: 'main',
    A: { hand: [tribute], frontLeft: knight, frontRight: fighter(1, { name: 'page' }) },
    B: { hand: [climax()], frontLeft: knight, frontRight: squire },
  });
  r.run(cast, ['B.chooseTarget', 'squire'], ['A.chooseTarget', 'page']);
  r.expect({
    A: { hand: 2, frontRight: null, frontLeft: { name: 'knight' } },
    B: { clock: ['squire'], memory: 0, hand: 0, frontLeft: { name: 'knight' } },
  });
});
ruling(
  '7.3: "cannot be chosen" stops the effects of the other side, also where its own player chooses for them',
  (r) => {
    const ghost = fighter(3000, { name: 'ghost', abilities: [cont('this', [{ what: 'cannot', do: 'beChosen' }])] });
    const tax = spell({
      do: 'by',
      who: 'opponent',
      then: [
        { do: 'choose', as: 'one', from: mine },
        { do: 'move', target: { bound: 'one' }, to: 'clock' },
      ],
    });
    r.table({ at: 'main', A: { hand: [tax] }, B: { frontLeft: ghost, frontRight: squire } });
    r.run(cast);
    r.expect({ B: { frontLeft: { name: 'ghost' }, clock: ['squire'] } });
  },
);
ruling('7.3: everybody does it, whoever has the turn first, each with "you" as themselves', (r) => {
  const keeper = fighter(3000, {
    name: 'keeper',
    abilities: [
      auto({ on: 'isAttacked', who: 'this' }, [
        {
          do: 'by',
          who: 'any',
          then: [
            { do: 'choose', as: 'one', from: { who: 'you', where: 'waitingRoom' } },
            { do: 'move', target: { bound: 'one' }, to: 'hand' },
            { do: 'take', from: 'stock', amount: 1, to: 'waitingRoom' },
          ],
        },
      ]),
    ],
  });
  r.table({
    at: 'attack',
    A: { frontLeft: knight, waitingRoom: plain('a1', 'a2'), stock: plain('as') },
    B: { frontRight: keeper, waitingRoom: plain('b1', 'b2'), stock: plain('bs') },
  });
  r.attack('knight', 'frontal', ['A.chooseTarget', 'a2'], ['B.chooseTarget', 'b1']);
  r.expect({ A: { hand: ['a2'], waitingRoom: ['as', 'a1'] }, B: { hand: ['b1'], waitingRoom: ['bs', 'b2'] } });
});
ruling('7.3: a step afterwards means what all of the players have bound, each in its new life', (r) => {
  const picks: Effect = { do: 'choose', as: 'one', from: mine };
  const round = spell({ do: 'by', who: 'any', then: [picks] }, { do: 'move', target: { bound: 'one' }, to: 'hand' });
  r.table({ at: 'main', A: { hand: [round], frontLeft: knight }, B: { frontLeft: squire } });
  r.run(cast);
  r.expect({ A: { frontLeft: null, hand: ['knight'] }, B: { frontLeft: null, hand: ['squire'] } });
  const tide = spell(
    { do: 'by', who: 'any', then: [picks, { do: 'move', target: { bound: 'one' }, to: 'waitingRoom' }] },
    { do: 'move', target: { bound: 'one' }, to: 'memory' },
  );
  r.table({ at: 'main', A: { hand: [tide], frontLeft: knight }, B: { frontLeft: squire } });
  r.run(cast);
  r.expect({ A: { memory: ['knight'] }, B: { memory: ['squire'] } });
});
ruling('7.3: what was bound before, everybody means, and what each binds there each for themselves', (r) => {
  const round = spell(
    { do: 'choose', as: 'one', from: mine },
    {
      do: 'by',
      who: 'any',
      then: [
        { do: 'choose', as: 'two', from: mine },
        { do: 'power', target: { bound: 'two' }, by: 500, until: 'endOfTurn' },
        { do: 'power', target: { bound: 'one' }, by: 100, until: 'endOfTurn' },
      ],
    },
  );
  r.table({ at: 'main', A: { hand: [round], frontLeft: knight, frontRight: squire }, B: { frontLeft: squire } });
  r.run(cast, ['chooseTarget', 'knight'], ['A.chooseTarget', 'squire']);
  r.expect({
    A: { frontLeft: { power: 3200 }, frontRight: { power: 2500 } },
    B: { frontLeft: { power: 2500 } },
  });
});
ruling('7.3: the source follows where an opponent moves it inside the effect', (r) => {
  const pawn = fighter(3000, {
    name: 'pawn',
    abilities: [
      act(
        [],
        [
          { do: 'by', who: 'opponent', then: [{ do: 'move', target: 'this', to: 'waitingRoom' }] },
          { do: 'move', target: 'this', to: 'hand' },
        ],
      ),
    ],
  });
  r.table({ at: 'main', A: { frontLeft: pawn } });
  r.act('use pawn');
  r.expect({ A: { frontLeft: null, hand: ['pawn'] } });
});
ruling('7.3: the opponent may decline, pays its own stock, and picks among modes', (r) => {
  const bargain = spell({
    do: 'by',
    who: 'opponent',
    then: [
      { do: 'pay', cost: [{ pay: 'stock', amount: 1 }], then: [{ do: 'draw', amount: 1 }] },
      { do: 'oneOf', of: [[{ do: 'stockCharge', amount: 2 }], [{ do: 'damage', amount: 1, to: 'you' }]] },
    ],
  });
  r.table({ at: 'main', A: { hand: [bargain], stock: 1 }, B: { stock: 1 } });
  r.run(cast, ['B.payCost', 'yes'], ['B.whichMode', 'second']);
  r.expect({ A: { stock: 1, clock: 0 }, B: { stock: 0, hand: 1, clock: 1 } });
  r.table({ at: 'main', A: { hand: [bargain], stock: 1 }, B: { stock: 0 } });
  r.neverAsks('payCost', cast, ['B.whichMode', 'first']);
});
ruling(
  "7.4: a change that ends with the opponent's turn counts from whose effect it is, also inside what the opponent does",
  (r) => {
    const curse = spell({
      do: 'by',
      who: 'opponent',
      then: [{ do: 'power', target: { all: mine }, by: 500, until: 'endOfOpponentsTurn' }],
    });
    r.table({ at: 'main', A: { hand: [curse] }, B: { frontLeft: knight } });
    r.run(cast);
    r.until('stand');
    r.expect({ B: { frontLeft: { power: 3500 } } });
    r.until('stand');
    r.expect({ B: { frontLeft: { power: 3000 } } });
  },
);
ruling("7.3: a choice among all characters is the own player's, over both stages", (r) => {
  const grab = spell(
    { do: 'choose', as: 'one', from: { who: 'any', where: 'stage' } },
    { do: 'move', target: { bound: 'one' }, to: 'hand' },
  );
  r.table({ at: 'main', A: { hand: [grab], frontLeft: knight }, B: { frontLeft: squire } });
  r.run(cast, ['A.chooseTarget', 'B.frontLeft']);
  r.expect({ A: { hand: 0 }, B: { hand: ['squire'] } });
});
