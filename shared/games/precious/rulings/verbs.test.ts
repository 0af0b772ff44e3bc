// Rulings on the verbs of effects that leave cards where they are, or take them from decks and hands.
import { test } from 'vitest';
import type { Effect, Select } from '../card-data.ts';
import { character, DRAW, drawing, event, FREE, plain, source, trigger, use, withTexts } from './bench/cards.ts';
import { faceDown, resting } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const ours: Select = { who: 'you', where: 'field' };
const theirs: Select = { who: 'opponent', where: 'field' };
/** An event that does this, and pays for nothing. */
const doing = (...effect: Effect[]) => event('doing', effect, { source: 0 });
const chosen = { bound: 'one' } as const;
const choose = (from: Select, more: Partial<Extract<Effect, { do: 'choose' }>> = {}): Effect => ({
  do: 'choose',
  as: 'one',
  from,
  ...more,
});
const rest: Effect = { do: 'rest', target: chosen };

ruling('choose: one of the cards, on resolution', (r) => {
  const A = { hand: [doing(choose(theirs), rest)] };
  r.table({ at: 'main', A, B: { mainArea: [character('S')], supportArea: [character('T')] } });
  r.offers('A.chooseTarget', ['S', 'T'], ['main', 'play doing']);
  r.act('play doing', ['chooseTarget', 'T']);
  r.expect({ B: { mainArea: { S: 'active' }, supportArea: { T: 'resting' } } });
});
ruling('choose: as many as there are if there are fewer, without a question where there is no choice', (r) => {
  r.table({
    at: 'main',
    A: { hand: [doing(choose(theirs, { amount: 3 }), rest)] },
    B: { mainArea: [character('S'), character('T')] },
  });
  r.neverAsks('chooseTarget', ['main', 'play doing']);
  r.act('play doing');
  r.expect({ B: { mainArea: { S: 'resting', T: 'resting' } } });
});
ruling('choose: up to so many may be none', (r) => {
  const A = { hand: [doing(choose(theirs, { amount: 2, upTo: true }), rest)] };
  const B = { mainArea: [character('S'), character('T'), character('U')] };
  r.table({ at: 'main', A, B });
  r.act('play doing', ['chooseTarget']);
  r.expect({ B: { mainArea: { S: 'active', T: 'active', U: 'active' } } });
  r.table({ at: 'main', A, B });
  r.act('play doing', ['chooseTarget', 'S', 'U']);
  r.expect({ B: { mainArea: { S: 'resting', T: 'active', U: 'resting' } } });
});
ruling('choose: by the opponent where the text says so', (r) => {
  r.table({
    at: 'main',
    A: { hand: [doing(choose(theirs, { by: 'opponent' }), rest)] },
    B: { mainArea: [character('S'), character('T')] },
  });
  r.offers('B.chooseTarget', ['S', 'T'], ['main', 'play doing']);
  r.neverAsks('A.chooseTarget', ['main', 'play doing'], ['B.chooseTarget', 'S']);
});
ruling('choose: the opponent picks from a hand that it cannot see without seeing it', (r) => {
  const steal = doing(choose({ who: 'you', where: 'hand' }, { by: 'opponent' }), {
    do: 'move',
    target: chosen,
    to: 'trash',
  });
  r.table({ at: 'main', A: { hand: [steal, ...plain('a', 'b')] } });
  r.at('B.chooseTarget', [['main', 'play doing']], (there) => {
    there.expectSeen('B', { 'A.hand': 2 });
    there.expectSeen('A', { 'A.hand': ['a', 'b'] });
  });
});

ruling('what is named is named as it is declared: as many as the text says, or nothing is declared', (r) => {
  const pair = event('pair', [{ do: 'rest', target: chosen }], { targets: [{ as: 'one', from: theirs, amount: 2 }] });
  const some = event('some', [{ do: 'rest', target: chosen }], {
    targets: [{ as: 'one', from: theirs, amount: 2, upTo: true }],
  });
  const hand = [pair, some];
  r.table({ at: 'main', A: { hand }, B: { mainArea: [character('S')] } });
  r.offers('main', ['play some']);
  r.act('play some', ['target']);
  r.expect({ A: { trash: ['some'] }, B: { mainArea: { S: 'active' } } });
  r.table({ at: 'main', A: { hand }, B: { mainArea: [character('S'), character('T'), character('U')] } });
  r.illegal(['main', 'play pair'], ['target', 'S']);
  r.act('play pair', ['target', 'S', 'U']);
  r.expect({ B: { mainArea: { S: 'resting', T: 'active', U: 'resting' } } });
});

ruling('choose: backs are not offered in the order in which they lie, which would tell who came last', (r) => {
  const steal = doing(choose({ who: 'you', where: 'hand' }, { by: 'opponent' }), {
    do: 'move',
    target: chosen,
    to: 'trash',
  });
  r.table({ at: 'main', A: { hand: [steal, ...plain('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')] } });
  r.at('B.chooseTarget', [['main', 'play doing']], (there, { from }) => {
    const offered = from.map((one) => ('card' in one ? one.card : -1));
    const { hand } = there.state.zones[there.seatOf('A')];
    if (offered.toSorted().join() !== hand.toSorted().join()) throw new Error('other cards are offered');
    if (offered.join() === hand.join()) throw new Error('the order tells where they lie');
  });
});

ruling('draw: the user, the opponent, or each', (r) => {
  for (const [who, a, b] of [
    [undefined, 2, 0],
    ['opponent', 0, 2],
    ['each', 2, 2],
  ] as const) {
    r.table({ at: 'main', A: { hand: [doing({ do: 'draw', amount: 2, ...(who && { who }) })] } });
    r.act('play doing');
    r.expect({ A: { hand: a, deck: 20 - a }, B: { hand: b, deck: 20 - b } });
  }
});
ruling('discard: each player picks from the own hand, the user first', (r) => {
  const A = { hand: [doing({ do: 'discard', amount: 1, who: 'each' }), ...plain('a', 'b')] };
  r.table({ at: 'main', A, B: { hand: plain('c', 'd') } });
  r.offers('A.discard', ['a', 'b'], ['main', 'play doing']);
  r.offers('B.discard', ['c', 'd'], ['main', 'play doing'], ['A.discard', 'a']);
  r.act('play doing', ['A.discard', 'b'], ['B.discard', 'c']);
  r.expect({ A: { hand: ['a'], trash: ['doing', 'b'] }, B: { hand: ['d'], trash: ['c'] } });
});
ruling('discard: the whole hand if it is smaller, and of a kind only such cards', (r) => {
  r.table({ at: 'main', A: { hand: [doing({ do: 'discard', amount: 3, who: 'opponent' })] }, B: { hand: 2 } });
  r.act('play doing');
  r.expect({ B: { hand: 0, trash: 2 } });
  const blue = drawing('blue', 1, { color: 'blue' });
  r.table({
    at: 'main',
    A: { hand: [doing({ do: 'discard', amount: 1, who: 'opponent', card: { color: 'blue' } })] },
    B: { hand: [blue, drawing('red')] },
  });
  r.offers('B.discard', ['blue'], ['main', 'play doing']);
});
ruling('mill: from the top of a deck to its trash, of the user, the opponent or each', (r) => {
  const deck = plain('a', 'b', 'c', 'd');
  for (const [who, a, b] of [
    [undefined, ['doing', 'b', 'a'], []],
    ['opponent', ['doing'], ['b', 'a']],
    ['each', ['doing', 'b', 'a'], ['b', 'a']],
  ] as const) {
    r.table({ at: 'main', A: { hand: [doing({ do: 'mill', amount: 2, ...(who && { who }) })], deck }, B: { deck } });
    r.act('play doing');
    r.expect({ A: { trash: a, hand: 0 }, B: { trash: b } });
  }
});
ruling('mill: later steps mean the cards that were milled', (r) => {
  const dig = doing({ do: 'mill', amount: 2, as: 'one' }, { do: 'move', target: chosen, to: 'hand' });
  r.table({ at: 'main', A: { hand: [dig], trash: plain('old'), deck: plain('a', 'b', 'c') } });
  r.act('play doing');
  r.expect({ A: { hand: ['b', 'a'], trash: ['doing', 'old'] } });
});
ruling('givePoints: from the top of the receiver’s own deck, face up', (r) => {
  const deck = plain('a', 'b', 'c', 'd');
  for (const [who, a, b] of [
    ['you', ['b', 'a'], []],
    ['opponent', [], ['b', 'a']],
    ['each', ['b', 'a'], ['b', 'a']],
  ] as const) {
    r.table({ at: 'main', A: { hand: [doing({ do: 'givePoints', amount: 2, who })], deck }, B: { deck } });
    r.act('play doing');
    r.expect({ A: { faceUp: a, faceDown: 0 }, B: { faceUp: b, faceDown: 0 } });
  }
});
ruling('turnUp: points that are face down pay again', (r) => {
  const up = doing({ do: 'turnUp', target: { all: { who: 'you', where: 'pointArea' } } });
  r.table({ at: 'main', A: { hand: [up, drawing('dear', 1, { cost: 1 })], pointArea: [faceDown(source(1))] } });
  r.offers('main', ['play doing']);
  r.act('play doing');
  r.expect({ A: { faceUp: ['red 1'], faceDown: 0 } });
  r.offers('main', ['play dear']);
});
ruling('turnDown: points that are face up pay no more', (r) => {
  const down = doing(choose({ who: 'opponent', where: 'pointArea', state: 'faceUp' }), {
    do: 'turnDown',
    target: chosen,
  });
  r.table({
    at: 'main',
    A: { hand: [down] },
    B: {
      hand: [drawing('dear', 1, { cost: 1 }), drawing('it', 1, { source: 0 })],
      pointArea: [source(1), faceDown(source(2))],
    },
  });
  r.offers('B.mainPriority', ['play dear', 'play it'], ['main']);
  r.offers('B.mainPriority', ['play it'], ['main', 'play doing']);
});
ruling('may: asked of the user, and declined by picking nothing', (r) => {
  const A = { hand: [doing({ do: 'may', then: [{ do: 'draw', amount: 3 }] }, ...DRAW)] };
  r.table({ at: 'main', A });
  r.act('play doing', ['A.mayDo', 'yes']);
  r.expect({ A: { hand: 4 } });
  r.table({ at: 'main', A });
  r.act('play doing', ['A.mayDo']);
  r.expect({ A: { hand: 1 } });
});
ruling('pay: paid, it is done; not paid, it is not, and the rest goes on', (r) => {
  const gamble = doing({ do: 'pay', cost: { n: 2 }, then: [{ do: 'draw', amount: 3 }] }, ...DRAW);
  const A = { hand: [gamble, source(2)] };
  r.table({ at: 'main', A });
  r.act('play doing', ['payCost', 'yes'], ['pay', 'red 2']);
  r.expect({ A: { hand: 4, trash: ['doing', 'red 2'] } });
  r.table({ at: 'main', A });
  r.act('play doing', ['payCost']);
  r.expect({ A: { hand: 2, trash: ['doing'] } });
});
ruling(
  'pay: where it cannot be paid it is asked all the same while the hand hides that, and nothing is offered',
  (r) => {
    const gamble = doing({ do: 'pay', cost: { n: 2, color: 'blue' }, then: DRAW });
    r.table({ at: 'main', A: { hand: [gamble, source(2)] } });
    r.offers('A.payCost', [], ['main', 'play doing']);
    r.table({ at: 'main', A: { hand: [gamble, source(2, 'blue')] } });
    r.offers('A.payCost', ['yes'], ['main', 'play doing']);
    r.table({ at: 'main', A: { hand: [gamble], pointArea: [source(2)] } });
    r.neverAsks('payCost', ['main', 'play doing']);
  },
);
ruling('pay: (T) rests the card whose text it is, and needs it active', (r) => {
  const text = use(FREE, [{ do: 'pay', cost: { rest: true }, then: DRAW }]);
  r.table({ at: 'main', A: { mainArea: [withTexts('doer', text)] } });
  r.act('use doer', ['payCost', 'yes']);
  r.expect({ A: { mainArea: { doer: 'resting' }, hand: 1 } });
  r.table({ at: 'main', A: { mainArea: [resting(withTexts('doer', text))] } });
  r.neverAsks('payCost', ['main', 'use doer']);
});
ruling('if: then, or else', (r) => {
  const judge = doing({ do: 'if', if: [{ count: theirs, atLeast: 1 }], then: DRAW, else: [{ do: 'draw', amount: 3 }] });
  r.table({ at: 'main', A: { hand: [judge] }, B: { mainArea: [character('Y')] } });
  r.act('play doing');
  r.expect({ A: { hand: 1 } });
  r.table({ at: 'main', A: { hand: [judge] } });
  r.act('play doing');
  r.expect({ A: { hand: 3 } });
});
ruling('forEach: once for each bound card of the kind', (r) => {
  const count = doing(
    { do: 'mill', amount: 3, as: 'one' },
    { do: 'forEach', bound: 'one', is: { color: 'blue' }, then: DRAW },
  );
  const blue = drawing('blue', 1, { color: 'blue' });
  r.table({ at: 'main', A: { hand: [count], deck: [blue, drawing('red'), blue, ...plain(9)] } });
  r.act('play doing');
  r.expect({ A: { hand: 2 } });
});
ruling('steps are performed from the first to the last, each as far as it can be', (r) => {
  const many = doing(
    choose(theirs),
    { do: 'exit', target: chosen },
    { do: 'draw', amount: 1 },
    { do: 'discard', amount: 1 },
  );
  r.table({ at: 'main', A: { hand: [many], deck: plain('a', 'b') } });
  r.act('play doing');
  r.expect({ A: { hand: 0, trash: ['doing', 'a'] } });
});
ruling('what another has moved since is not meant any more', (r) => {
  const shy = withTexts(
    'shy',
    trigger({ on: 'enters', who: 'this' }, [{ do: 'ap', target: 'this', by: 10, until: 'lasting' }]),
  );
  const again: readonly Effect[] = [
    choose({ ...ours, name: 'shy' }),
    { do: 'move', target: chosen, to: 'hand' },
    { do: 'enter', target: chosen, to: 'mainArea' },
  ];
  const host = withTexts(
    'host',
    trigger({ on: 'enters', who: { ...ours, name: 'shy' } }, [{ do: 'pay', cost: { n: 1 }, then: again }]),
  );
  r.table({ at: 'main', A: { hand: [shy, source(1)], supportArea: [host] } });
  r.act(
    'enter shy',
    ['chooseArea', 'mainArea'],
    ['whichFirst', 'host'],
    ['payCost', 'yes'],
    ['pay', 'red 1'],
    ['whichFirst', 'shy'],
    ['whichFirst', 'shy'],
  );
  // Both of its texts were carried out, and the first meant what it was before.
  r.expect({ A: { mainArea: { shy: { ap: 30 } } } });
  r.happened({ textTriggered: 4 });
});
