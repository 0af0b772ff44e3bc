// Rulings on when costs are paid (5.8, 5.11): at once, or reserved until the declaration resolves.
import { test } from 'vitest';
import type { SpecialCost } from '../card-data.ts';
import {
  aimed,
  always,
  auto,
  bounce,
  costEvent,
  DRAW,
  declared,
  drawing,
  event,
  exhaust,
  fighter,
  item,
  move,
  pips,
  plain,
  points,
  TAP,
  trash,
  withAbilities,
} from './bench/cards.ts';
import { acted } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const { ruling, paidAtOnce, paidOnResolution } = rulingsBy(test);
const snow1 = points(1, 'snow');
const moon1 = points(1, 'moon');
const it = drawing('it', 1, { cost: pips({ snow: 1 }) });
const answer = drawing('answer');
const waiting = [
  ['main', 'use it'],
  ['pay', 'snow 1'],
] as const;
const doer = (...special: SpecialCost[]) => withAbilities('doer', declared({ special }, DRAW));
const use = ['main', 'use doer'] as const;

paidAtOnce('5.8: everything is paid when it is declared', (r) => {
  r.table({
    at: 'main',
    A: { hand: [it, snow1], AC: withAbilities('doer', declared(TAP, DRAW)) },
    B: { hand: [answer] },
  });
  r.at('respond', waiting, (there) => there.expect({ A: { hand: 0, chain: ['it'], dustBox: ['snow 1'] } }));
  r.at('respond', [['main', 'use doer']], (there) => there.expect({ A: { AC: 'acted', hand: 2 } }));
  r.at('respond', [['main', 'attack doer']], (there) => there.expect({ A: { AC: 'acted' } }));
});
paidOnResolution('5.8: until it resolves everything is only reserved, and others see how much', (r) => {
  r.table({
    at: 'main',
    A: { hand: [it, snow1], AC: withAbilities('doer', declared(TAP, DRAW)) },
    B: { hand: [answer] },
  });
  r.at('respond', waiting, (there) => {
    there.expect({ A: { hand: ['snow 1'], chain: ['it'], dustBox: 0 } });
    there.expectSeen('B', { 'A.hand': 1 });
  });
  r.at('respond', [['main', 'use doer']], (there) => there.expect({ A: { AC: 'ready' } }));
  r.at('respond', [['main', 'attack doer']], (there) => there.expect({ A: { AC: 'ready' } }));
  r.act('use it', ['pay', 'snow 1']);
  r.expect({ A: { hand: 1, dustBox: ['it', 'snow 1'] } });
});
paidOnResolution('5.8: it is paid first of all, before its effect', (r) => {
  const count = event('it', [{ do: 'draw', amount: { count: { who: 'you', where: 'dustBox' }, times: 1 } }], {
    cost: pips({ snow: 1 }),
  });
  r.table({ at: 'main', A: { hand: [count, snow1] } });
  r.act('use it', ['pay', 'snow 1']);
  r.expect({ A: { hand: 1 } });
});
paidOnResolution('5.8: what was reserved and is gone cannot be paid: the declaration does nothing', (r) => {
  const purge = event('purge', [{ do: 'discard', amount: 1, who: 'opponent' }]);
  r.table({ at: 'main', A: { hand: [it, snow1] }, B: { hand: [purge] } });
  r.act('use it', ['pay', 'snow 1'], ['respond', 'use purge']);
  r.expect({ A: { hand: 0, dustBox: ['it', 'snow 1'] } });
  r.happened({ failed: 1 });
});
paidOnResolution('5.8: a discard in response may take the reserved card or another one', (r) => {
  const purge = event('purge', [{ do: 'discard', amount: 1, who: 'opponent' }]);
  r.table({ at: 'main', A: { hand: [it, snow1, ...plain('x')] }, B: { hand: [purge] } });
  r.offers('A.discard', ['snow 1', 'x'], ...waiting, ['respond', 'use purge']);
  r.act('use it', ['pay', 'snow 1'], ['respond', 'use purge'], ['A.discard', 'x']);
  r.expect({ A: { hand: 1, dustBox: ['it', 'snow 1', 'x'] } });
});
paidOnResolution('5.8: where one part cannot be paid, nothing of it is', (r) => {
  const costly = withAbilities(
    'doer',
    declared({ ...pips({ snow: 1 }), special: [{ pay: 'trashOther', amount: 1 }] }, DRAW),
  );
  r.table({ at: 'main', A: { AC: costly, DC: fighter('S'), hand: [snow1] }, B: { hand: [bounce()] } });
  r.act('use doer', ['pay', 'snow 1'], ['respond', 'use bounce'], ['B.target', 'S']);
  r.expect({ A: { AC: 'ready', DC: null, hand: ['S', 'snow 1'], dustBox: 0 } });
});
paidAtOnce('5.8: what was paid at once is paid: the same response changes nothing', (r) => {
  r.table({ at: 'main', A: { AC: doer({ pay: 'trashOther', amount: 1 }), DC: fighter('S') }, B: { hand: [bounce()] } });
  r.act('use doer', ['respond', 'use bounce']);
  r.expect({ A: { AC: null, DC: null, hand: 2, dustBox: ['S'] } });
});
paidOnResolution('5.8: a character that was to be trashed as a cost may be bounced in response', (r) => {
  r.table({ at: 'main', A: { AC: doer({ pay: 'trashThis' }) }, B: { hand: [bounce()] } });
  r.act('use doer', ['respond', 'use bounce']);
  r.expect({ A: { AC: null, hand: ['doer'], dustBox: 0 } });
});

const chained = [['B.respond', 'use answer'] as const];
paidOnResolution('5.8: a reserved hand card pays nothing else in the chain, and is not used', (r) => {
  const spell = drawing('spell', 1, { ex: 1 });
  r.table({
    at: 'main',
    A: { hand: [it, spell, drawing('other', 1, { cost: pips({ snow: 1 }) })] },
    B: { hand: [answer] },
  });
  r.illegal(['main', 'use it'], ['pay', 'spell'], ...chained, ['A.respond', 'use spell']);
  r.illegal(['main', 'use it'], ['pay', 'spell'], ...chained, ['A.respond', 'use other']);
});
paidOnResolution('5.8: a reserved hand card is not discarded for a special cost', (r) => {
  r.table({ at: 'main', A: { AC: doer({ pay: 'discard', amount: 1 }), hand: [it, snow1] }, B: { hand: [answer] } });
  r.illegal(...waiting, ...chained, ['A.respond', 'use doer']);
});
paidOnResolution('5.8: a card reserved for a discard pays no points', (r) => {
  r.table({ at: 'main', A: { AC: doer({ pay: 'discard', amount: 1 }), hand: [snow1, it] }, B: { hand: [answer] } });
  r.illegal(use, ['payDiscard', 'snow 1'], ...chained, ['A.respond', 'use it']);
  // The other card is: it is used itself.
  r.table({
    at: 'main',
    A: { AC: doer({ pay: 'discard', amount: 1 }), hand: [snow1, drawing('free')] },
    B: { hand: [answer] },
  });
  r.act('use doer', ['payDiscard', 'snow 1'], ...chained, ['A.respond', 'use free']);
  r.expect({ A: { hand: 2, dustBox: ['snow 1', 'free'] } });
});
paidOnResolution('5.8: a reserved event is not declared as a cost either', (r) => {
  const torch = costEvent('torch', 2, 'moon', { ex: 1 });
  r.table({
    at: 'main',
    A: { hand: [it, torch, drawing('other', 1, { cost: pips({ moon: 1 }) })] },
    B: { hand: [answer] },
  });
  r.illegal(['main', 'use it'], ['pay', 'torch'], ...chained, ['A.respond', 'use other']);
});
paidOnResolution('5.8: a character whose [T] is reserved pays no other [T], no act and no trash', (r) => {
  const worker = withAbilities('worker', declared(TAP, DRAW));
  for (const pay of ['actOther', 'trashOther', 'returnOther'] as const) {
    r.table({ at: 'main', A: { AC: doer({ pay, amount: 1 }), DC: worker, hand: 1 }, B: { hand: [answer] } });
    r.illegal(['main', 'use worker'], ...chained, ['A.respond', 'use doer']);
    r.illegal(['main', 'use worker'], ...chained, ['A.respond', 'use worker']);
  }
});
paidOnResolution('5.8: a character reserved to become acted pays no [T]', (r) => {
  const worker = withAbilities('worker', declared(TAP, DRAW));
  r.table({ at: 'main', A: { AC: doer({ pay: 'actOther', amount: 1 }), DC: worker, hand: 1 }, B: { hand: [answer] } });
  r.illegal(use, ...chained, ['A.respond', 'use worker']);
});
paidOnResolution('5.8: a character reserved to be trashed is not trashed for another cost', (r) => {
  for (const pay of ['trashThis', 'returnThis'] as const) {
    const martyr = withAbilities('martyr', declared({ special: [{ pay }] }, DRAW));
    r.table({
      at: 'main',
      A: { AC: martyr, DC: doer({ pay: 'trashOther', amount: 1 }), hand: 1 },
      B: { hand: [answer] },
    });
    r.illegal(['main', 'use martyr'], ...chained, ['A.respond', 'use martyr']);
    r.illegal(['main', 'use martyr'], ...chained, ['A.respond', 'use doer']);
  }
});
paidOnResolution('5.8: an item reserved to be trashed is not trashed again', (r) => {
  const A = { AC: doer({ pay: 'trashItem' }), itemAC: item('sword', always('bearer', [])), hand: 1 };
  r.table({ at: 'main', A, B: { hand: [answer] } });
  r.illegal(use, ...chained, ['A.respond', 'use doer']);
});
paidOnResolution('5.8: cards on top of the deck and in the dust box are reserved once', (r) => {
  const mill = { AC: doer({ pay: 'mill', amount: 2 }), deck: 3, hand: 1 };
  r.table({ at: 'main', A: mill, B: { hand: [answer] } });
  r.illegal(use, ...chained, ['A.respond', 'use doer']);
  const grave = { AC: doer({ pay: 'removeFromDustBox', amount: 2 }), dustBox: 3, hand: 1 };
  r.table({ at: 'main', A: grave, B: { hand: [answer] } });
  r.illegal(use, ['payRemove', 'plain', 'plain'], ...chained, ['A.respond', 'use doer']);
});
paidOnResolution('5.8: in another chain everything is free again', (r) => {
  const spell = drawing('spell', 1, { ex: 1 });
  r.table({ at: 'main', A: { hand: [it, spell, snow1] }, B: { hand: [answer] } });
  r.act('use it', ['pay', 'snow 1'], ...chained);
  r.act('use spell');
  r.expect({ A: { hand: 2 } });
});

const attacker = (...basics: Parameters<typeof move>[0][]) =>
  fighter('A', 4, 3, { basics: basics.map((basic) => move(basic)), abilities: [declared(TAP, DRAW)] });
const attacks = ['main', 'attack A'] as const;
paidOnResolution(
  'L61: the attacker may step away in response: the attack fails, and it is acted at its new cell',
  (r) => {
    r.table({ at: 'main', A: { AC: attacker('step') }, B: { DC: fighter('D'), hand: [answer] } });
    r.attack('A', ['B.respond', 'use answer'], ['A.respond', 'move A'], ['moveTo', 'AL']);
    r.expect({ A: { AC: null, AL: { name: 'A', state: 'acted' } }, B: { DC: 'ready', deck: 19 }, battle: null });
  },
);
paidOnResolution('5.8: the attacker may change places with a ready character of its column', (r) => {
  r.table({ at: 'main', A: { AC: attacker('touch'), DC: fighter('P') }, B: { DC: fighter('D'), hand: [answer] } });
  r.attack('A', ['B.respond', 'use answer'], ['A.respond', 'move A']);
  r.expect({ A: { AC: { name: 'P', state: 'ready' }, DC: { name: 'A', state: 'acted' } }, B: { deck: 19 } });
});
paidAtOnce('L61: an attacker that is acted at once cannot step away in response', (r) => {
  r.table({ at: 'main', A: { AC: attacker('step'), hand: 1 }, B: { hand: [answer] } });
  r.offers('A.respond', [], attacks, ['B.respond', 'use answer']);
});
ruling('an attacker uses no [T] ability in the same chain', (r) => {
  r.table({ at: 'main', A: { AC: attacker(), hand: 1 }, B: { hand: [answer] } });
  r.offers('A.respond', [], attacks, ['B.respond', 'use answer']);
});
paidOnResolution('5.8: what is readied in response can still pay its [T]', (r) => {
  const tire = aimed('tire', (target) => [{ do: 'act', target }]);
  const rouse = event('rouse', [{ do: 'ready', target: { all: { who: 'you', where: 'field' } } }]);
  r.table({
    at: 'main',
    A: { AC: fighter('A', 4), DC: fighter('P'), hand: [rouse] },
    B: { hand: [tire, drawing('x')] },
  });
  // "rouse" is declared after "tire" and resolves before it.
  r.attack('A', ['B.respond', 'use tire'], ['B.target', 'A'], ['A.respond', 'use rouse']);
  r.expect({ A: { AC: 'acted' }, B: { deck: 20 } });
});
paidOnResolution('5.8: a [T] ability whose character is gone or acted does nothing', (r) => {
  const A = { AC: withAbilities('doer', declared(TAP, DRAW)) };
  r.table({ at: 'main', A, B: { hand: [trash()] } });
  r.act('use doer', ['respond', 'use trash']);
  r.expect({ A: { hand: 0, AC: null } });
  r.table({ at: 'main', A, B: { hand: [exhaust()] } });
  r.act('use doer', ['respond', 'use exhaust']);
  r.expect({ A: { hand: 0, AC: 'acted' } });
});
paidAtOnce('a [T] ability that is paid resolves though its character is gone', (r) => {
  r.table({ at: 'main', A: { AC: withAbilities('doer', declared(TAP, DRAW)) }, B: { hand: [trash()] } });
  r.act('use doer', ['respond', 'use trash']);
  r.expect({ A: { hand: 1, AC: null } });
});
paidOnResolution('5.8: a character that was to become acted and no longer is ready cannot', (r) => {
  r.table({ at: 'main', A: { AC: doer({ pay: 'actOther', amount: 1 }), DC: fighter('S') }, B: { hand: [exhaust()] } });
  r.act('use doer', ['respond', 'use exhaust'], ['B.target', 'S']);
  r.expect({ A: { hand: 0, DC: 'acted' } });
});
paidOnResolution('5.8: a Supporter whose normal support waits may support a second time', (r) => {
  const helper = fighter('S', 1, 1, { sp: 1, basics: [{ basic: 'supporter', cost: {} }] });
  r.table({ at: 'main', A: { AC: fighter('A', 4, 3), DC: helper }, B: { DC: fighter('D', 1, 5), hand: [answer] } });
  r.attack(
    'A',
    ['defender', 'D'],
    ['A.support', 'support S'],
    ['B.respond', 'use answer'],
    ['A.respond', 'supporter S'],
  );
  r.expect({ A: { DC: 'acted' }, B: { DC: null } });
});

ruling('5.11: if a declaration fails, what was paid stays paid', (r) => {
  const curse = aimed('curse', (target) => [{ do: 'act', target }], {}, { cost: pips({ snow: 1 }) });
  r.table({
    at: 'main',
    A: { hand: [curse, snow1] },
    B: { AC: fighter('T'), hand: [bounce('rescue', { who: 'you' })] },
  });
  r.act('use curse', ['pay', 'snow 1'], ['respond', 'use rescue']);
  r.expect({ A: { hand: 0, dustBox: ['curse', 'snow 1'] } });
});
ruling('5.10: points that a cost event has yielded are not refunded if the declaration fails', (r) => {
  const lantern = costEvent('lantern', 3, 'moon');
  const curse = aimed('curse', (target) => [{ do: 'act', target }], {}, { cost: pips({ moon: 2 }) });
  r.table({
    at: 'main',
    A: { hand: [curse, lantern, moon1] },
    B: { AC: fighter('T'), hand: [bounce('rescue', { who: 'you' })] },
  });
  r.act('use curse', ['pay', 'declareAsCost lantern'], ['respond', 'use rescue']);
  r.expect({ A: { hand: ['moon 1'], dustBox: ['curse', 'lantern'] } });
});
paidOnResolution('5.10: a cost event is carried out at once, also where the rest is only reserved', (r) => {
  const lantern = costEvent('lantern', 1, 'moon');
  r.table({
    at: 'main',
    A: { hand: [drawing('it', 1, { cost: pips({ moon: 1, snow: 1 }) }), lantern, snow1] },
    B: { hand: [answer] },
  });
  r.at(
    'respond',
    [
      ['main', 'use it'],
      ['pay', 'declareAsCost lantern'],
      ['pay', 'snow 1'],
    ],
    (there) => there.expect({ A: { hand: ['snow 1'], dustBox: ['lantern'], chain: ['it'] } }),
  );
  r.act('use it', ['pay', 'declareAsCost lantern'], ['pay', 'snow 1']);
  r.expect({ A: { hand: 1, dustBox: ['it', 'snow 1', 'lantern'] } });
});
ruling('a cost that an automatic effect asks for is paid at once', (r) => {
  const trader = withAbilities(
    'trader',
    auto({ on: 'enters', who: 'this' }, [{ do: 'pay', cost: pips({ snow: 1 }), then: DRAW }]),
  );
  r.table({ at: 'main', A: { hand: [trader, snow1] } });
  r.act('summon trader', ['chooseCell', 'AC'], ['payCost', 'yes'], ['pay', 'snow 1']);
  r.expect({ A: { hand: 1, dustBox: ['snow 1'] } });
});
ruling('a cost that may be paid need not be, and one that cannot is not', (r) => {
  const trader = withAbilities(
    'trader',
    auto({ on: 'enters', who: 'this' }, [{ do: 'pay', cost: pips({ snow: 1 }), then: DRAW }]),
  );
  r.table({ at: 'main', A: { hand: [trader, snow1] } });
  r.act('summon trader', ['chooseCell', 'AC'], ['payCost']);
  r.expect({ A: { hand: ['snow 1'] } });
  r.table({ at: 'main', A: { hand: [trader, moon1], DC: acted(fighter('x')) } });
  r.offers('payCost', [], ['main', 'summon trader'], ['chooseCell', 'AC']);
});
ruling('an ability whose cost sends its own card away goes on meaning that card', (r) => {
  const boomerang = withAbilities(
    'doer',
    declared({ special: [{ pay: 'trashThis' }] }, [{ do: 'move', target: 'this', to: 'hand' }]),
  );
  r.table({ at: 'main', A: { AC: boomerang } });
  r.act('use doer');
  r.expect({ A: { AC: null, hand: ['doer'], dustBox: 0 } });
});
paidAtOnce('what a payment wakes is done before anybody responds', (r) => {
  const bell = withAbilities('bell', auto({ on: 'leaves', who: { who: 'you', where: 'field' } }, DRAW));
  r.table({
    at: 'main',
    A: { AC: doer({ pay: 'trashOther', amount: 1 }), DC: fighter('S'), DL: bell },
    B: { hand: [answer] },
  });
  r.at('respond', [use, ['payTrashOther', 'S']], (there) => there.expect({ A: { DC: null, hand: 1 } }));
  r.act('use doer', ['payTrashOther', 'S']);
  r.expect({ A: { hand: 2 } });
});
paidOnResolution('5.8: a deck that has become too small for what was to be discarded from it pays nothing', (r) => {
  const erode = event('erode', [{ do: 'mill', amount: 2, who: 'opponent' }]);
  r.table({ at: 'main', A: { AC: doer({ pay: 'mill', amount: 3 }), deck: 4 }, B: { hand: [erode] } });
  r.act('use doer', ['respond', 'use erode']);
  r.expect({ A: { deck: 2, hand: 0 }, winner: null });
  r.happened({ failed: 1 });
});
paidOnResolution('5.8: what is reserved of one deck takes nothing from the other', (r) => {
  const dear = doer({ pay: 'mill', amount: 15 });
  r.table({ at: 'main', A: { AC: dear }, B: { AC: dear } });
  r.act('use doer', ['B.respond', 'use doer']);
  r.expect({ A: { deck: 4, hand: 1 }, B: { deck: 4, hand: 1 } });
});
