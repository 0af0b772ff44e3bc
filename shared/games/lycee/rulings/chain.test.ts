// Rulings on declarations and responses (7.1 to 7.3, 7.9).
import { test } from 'vitest';
import {
  aimed,
  always,
  area,
  auto,
  bounce,
  DRAW,
  declared,
  drawing,
  event,
  fighter,
  item,
  move,
  pips,
  points,
  TAP,
  trash,
  withAbilities,
} from './bench/cards.ts';
import { acted } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const { ruling } = rulingsBy(test);
const boost = (name: string, by: number) =>
  event(name, [{ do: 'ap', target: { all: { who: 'any', where: 'field' } }, by, until: 'endOfTurn' }]);

ruling('L44: a response resolves first; the event that lost its target fails, and its cost is not refunded', (r) => {
  const weaken = aimed(
    'weaken',
    (target) => [{ do: 'ap', target, by: -5, until: 'endOfTurn' }],
    {},
    { cost: pips({ snow: 1 }) },
  );
  const rescue = bounce('rescue', { who: 'you' });
  r.table({ at: 'main', A: { hand: [weaken, points(1, 'snow')] }, B: { AC: fighter('T'), hand: [rescue] } });
  r.act('use weaken', ['pay', 'snow 1'], ['respond', 'use rescue']);
  r.expect({ A: { hand: 0, dustBox: ['weaken', 'snow 1'] }, B: { AC: null, hand: ['T'], dustBox: ['rescue'] } });
  r.happened({ failed: 1, resolved: 1 });
});
ruling(
  'every declaration may be answered: a summon, an item, an area, an attack, an event, an ability, a move',
  (r) => {
    r.table({
      at: 'main',
      A: {
        AC: fighter('A', 1, 1, { basics: [move('step')], abilities: [declared({}, DRAW)] }),
        hand: [
          fighter('new'),
          item('sword', always('bearer', [])),
          area('field', always('bearer', [])),
          drawing('draw'),
        ],
      },
      B: { hand: [drawing('answer')] },
    });
    r.offers('B.respond', ['use answer'], ['main', 'summon new'], ['chooseCell', 'DL']);
    r.offers('B.respond', ['use answer'], ['main', 'equip sword']);
    r.offers('B.respond', ['use answer'], ['main', 'place field'], ['chooseAreaCell', 'B.DL']);
    r.offers('B.respond', ['use answer'], ['main', 'attack A']);
    r.offers('B.respond', ['use answer'], ['main', 'use draw']);
    r.offers('B.respond', ['use answer'], ['main', 'use A 1']);
    r.offers('B.respond', ['use answer'], ['main', 'move A'], ['moveTo', 'AL']);
  },
);
ruling(
  'a response is an event, a special ability or a basic ability, never a summon, an item, an area or an attack',
  (r) => {
    const mover = fighter('mover', 1, 1, { basics: [move('step')], abilities: [declared({}, DRAW)] });
    const hand = [
      fighter('new'),
      item('sword', always('bearer', [])),
      area('field', always('bearer', [])),
      drawing('two'),
    ];
    r.table({
      at: 'main',
      A: { AC: mover, hand: [drawing('one'), ...hand] },
      B: { AC: mover, hand: [drawing('mine'), ...hand] },
    });
    // The opponent of the turn player has no moves, the turn player has.
    r.offers('B.respond', ['use mine', 'use mover', 'use two'], ['main', 'use one']);
    r.offers('A.respond', ['move mover', 'use mover', 'use two'], ['main', 'use one'], ['B.respond', 'use mine']);
  },
);
ruling('nobody answers an own declaration', (r) => {
  r.table({ at: 'main', A: { hand: [drawing('one'), drawing('two')] }, B: { hand: [drawing('three')] } });
  r.neverAsks('A.respond', ['main', 'use one'], ['B.respond']);
  r.neverAsks('B.respond', ['main', 'use one'], ['B.respond', 'use three']);
  r.offers('A.respond', ['use two'], ['main', 'use one'], ['B.respond', 'use three']);
});
ruling('a chain of three resolves last first', (r) => {
  const ap = { of: { all: { who: 'you', where: 'field' } }, value: 'ap' } as const;
  const double = event('double', [
    { do: 'ap', target: { all: { who: 'you', where: 'field' } }, by: ap, until: 'endOfTurn' },
  ]);
  r.table({
    at: 'main',
    A: { AC: fighter('A', 1), hand: [double, boost('plus 3', 3)] },
    B: { hand: [boost('plus 10', 10)] },
  });
  r.act('use double', ['B.respond', 'use plus 10'], ['A.respond', 'use plus 3']);
  r.expect({ A: { AC: { ap: 28 }, dustBox: ['double', 'plus 3'] }, B: { dustBox: ['plus 10'] } });
  r.order('declared', ['double', 'plus 10', 'plus 3']);
});
ruling('the answers go on for as long as somebody answers', (r) => {
  const hand = (who: string) => [drawing(`${who}1`), drawing(`${who}2`), drawing(`${who}3`)];
  r.table({ at: 'main', A: { hand: hand('a') }, B: { hand: hand('b') } });
  r.act(
    'use a1',
    ['B.respond', 'use b1'],
    ['A.respond', 'use a2'],
    ['B.respond', 'use b2'],
    ['A.respond', 'use a3'],
    ['B.respond', 'use b3'],
  );
  r.order('declared', ['a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
  r.expect({ A: { hand: 3 }, B: { hand: 3 } });
});
ruling('who declines closes the chain: it resolves whole, without new declarations in between', (r) => {
  r.table({
    at: 'main',
    A: { AC: fighter('A'), hand: [drawing('one'), drawing('spare')] },
    B: { hand: [boost('two', 1), drawing('other')] },
  });
  r.neverAsks('B.respond', ['main', 'use one'], ['B.respond', 'use two'], ['A.respond']);
  r.neverAsks('A.respond', ['main', 'use one'], ['B.respond', 'use two'], ['A.respond']);
  r.act('use one', ['B.respond', 'use two'], ['A.respond']);
  r.expect({ A: { AC: { ap: 2 }, hand: 2 } });
});
ruling('a declared card lies in the chain until it resolves, in the sight of both', (r) => {
  r.table({ at: 'main', A: { hand: [drawing('one')] }, B: { hand: [drawing('two')] } });
  r.at('B.respond', [['main', 'use one']], (there) => {
    there.expect({ A: { chain: ['one'], hand: 0, dustBox: 0 } });
    there.expectSeen('B', { 'A.chain': ['one'] });
  });
  r.act('use one', ['B.respond', 'use two']);
  r.expect({ A: { chain: 0, dustBox: ['one'] }, B: { chain: 0, dustBox: ['two'] } });
});
ruling('after a chain has resolved the turn player has the right to declare, whoever began it', (r) => {
  r.table({
    at: 'main',
    A: { hand: [drawing('one'), drawing('two')] },
    B: { hand: [drawing('three'), drawing('four')] },
  });
  const turnPlayers = { name: 'main', holder: r.seatOf('A'), passes: 0 };
  r.act('use one');
  r.expectFact('public', 'window', turnPlayers);
  r.run(['B.mainEnd', 'use three']);
  r.expectFact('public', 'window', turnPlayers);
  r.neverAsks('B.mainEnd', ['B.mainEnd', 'use four']);
});
ruling('a response that only answers is never declared by itself', (r) => {
  const parry = event('parry', DRAW, { when: { in: 'response' } });
  r.table({ at: 'main', A: { hand: [parry, drawing('one')] }, B: { hand: [parry] } });
  r.offers('main', ['use one']);
  r.offers('mainEnd', [], ['main']);
  r.offers('B.respond', ['use parry'], ['main', 'use one']);
});
ruling('the named declaration comes to nothing, and what was paid for it stays paid', (r) => {
  const deny = event('deny', [{ do: 'negate', declaration: 'it' }], {
    targets: [{ as: 'it', declaration: { by: 'opponent' } }],
  });
  const coin = { ...drawing('coin'), ex: 1 as const };
  r.table({
    at: 'main',
    A: { hand: [{ ...drawing('one'), cost: { pips: { snow: 1 } } }, coin] },
    B: { hand: [deny] },
  });
  r.act('use one', ['pay', 'coin'], ['B.respond', 'use deny']);
  r.expect({ A: { hand: 0, dustBox: ['one', 'coin'] } });
  r.happened({ failed: 1 });
});
ruling('what names a declaration needs one, of the kinds that it says', (r) => {
  const parry = event('parry', [{ do: 'negate', declaration: 'it' }], {
    targets: [{ as: 'it', declaration: { by: 'opponent', of: ['attack', 'summon'] } }],
  });
  r.table({ at: 'main', A: { AC: fighter('A', 3), hand: [drawing('one'), fighter('new')] }, B: { hand: [parry] } });
  r.offers('mainEnd', [], ['main']);
  r.offers('B.respond', [], ['main', 'use one']);
  r.act('summon new', ['chooseCell', 'DC'], ['B.respond', 'use parry']);
  r.expect({ A: { DC: null, dustBox: ['new'] } });
});
ruling('of several declarations the one that is named comes to nothing', (r) => {
  const deny = event('deny', [{ do: 'negate', declaration: 'it' }], {
    targets: [{ as: 'it', declaration: { by: 'opponent' } }],
  });
  r.table({ at: 'main', A: { hand: [drawing('one'), drawing('two', 3)] }, B: { hand: [drawing('three'), deny] } });
  r.act(
    'use one',
    ['B.respond', 'use three'],
    ['A.respond', 'use two'],
    ['B.respond', 'use deny'],
    ['B.targetDeclaration', 'one'],
  );
  r.expect({ A: { hand: 3 }, B: { hand: 1 } });
});

ruling('of two declarations of one character either may be named, and the other resolves', (r) => {
  const deny = event('deny', [{ do: 'negate', declaration: 'it' }], {
    targets: [{ as: 'it', declaration: { by: 'opponent' } }],
  });
  const drawer = withAbilities('drawer', declared({}, DRAW), declared({}, [{ do: 'draw', amount: 3 }]));
  for (const [named, drawn] of [
    ['drawer 1', 3],
    ['drawer 3', 1],
  ] as const) {
    r.table({ at: 'main', A: { AC: drawer }, B: { hand: [drawing('between'), deny] } });
    r.act(
      'use drawer 0',
      ['B.respond', 'use between'],
      ['A.respond', 'use drawer 1'],
      ['B.respond', 'use deny'],
      ['B.targetDeclaration', named],
    );
    r.expect({ A: { hand: drawn }, B: { hand: 1 } });
  }
});

const asked = ['respond', 'mainEnd', 'support'];
ruling('wake-up, warm-up and their duties are not answered', (r) => {
  const greeter = withAbilities('greeter', auto({ on: 'turnBegins', turn: 'any' }, DRAW), declared({}, DRAW));
  const hand = [drawing(), drawing()];
  r.table({ at: 'start', A: { AC: acted(greeter), hand }, B: { AC: greeter, hand } });
  for (const answers of [[['whichFirst', 'greeter']], [['leaveActed']], []] as const) {
    for (const why of asked) r.neverAsks(why, ...answers);
    r.run(...answers);
  }
  r.expect({ A: { AC: 'ready', hand: 5 }, B: { hand: 3 }, phase: 'main' });
});
ruling('the end phase is not answered, nor is what is discarded in it', (r) => {
  const sleeper = withAbilities('sleeper', auto({ on: 'turnEnds', turn: 'you' }, DRAW), declared({}, DRAW));
  r.table({ at: 'main', A: { AC: sleeper, hand: 8 }, B: { AC: sleeper, hand: [drawing()] } });
  r.until('end');
  for (const why of asked) r.neverAsks(why, ['discardToLimit', 'plain', 'plain']);
  r.run(['discardToLimit', 'plain', 'plain']);
  r.expect({ A: { hand: 7 } });
});
ruling('an automatic effect is not answered, nor declined', (r) => {
  const welcome = withAbilities('new', auto({ on: 'enters', who: 'this' }, [{ do: 'draw', amount: 2 }]));
  r.table({ at: 'main', A: { hand: [welcome] }, B: { hand: [trash()] } });
  r.neverAsks('respond', ['main', 'summon new'], ['chooseCell', 'DC'], ['respond']);
  r.act('summon new', ['chooseCell', 'DC']);
  r.expect({ A: { hand: 2 } });
  r.happened({ declared: 1, abilityUsed: 1 });
});
ruling('a [T] ability is used once while it waits: it is acted, or its [T] is reserved', (r) => {
  const doer = withAbilities('doer', declared(TAP, DRAW));
  r.table({ at: 'main', A: { AC: doer, DC: doer, hand: 1 }, B: { hand: [drawing()] } });
  r.illegal(['main', 'use AC'], ['B.respond', 'use drawing'], ['A.respond', 'use AC']);
  r.act('use AC', ['B.respond', 'use drawing'], ['A.respond', 'use DC']);
  r.expect({ A: { hand: 3, AC: 'acted', DC: 'acted' } });
});
