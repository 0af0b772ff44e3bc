// Rulings on what pays a cost (5.2 to 5.7, 5.10).
import { test } from 'vitest';
import {
  auto,
  costEvent,
  DRAW,
  declared,
  drawing,
  fighter,
  pips,
  plain,
  points,
  TAP,
  withAbilities,
} from './bench/cards.ts';
import { acted, fresh } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const { ruling } = rulingsBy(test);
const star1 = points(1);
const moon1 = points(1, 'moon');
const snow1 = points(1, 'snow');
const snow2 = points(2, 'snow');
const flower1 = points(1, 'flower');
const flower2 = points(2, 'flower');
const costing = (of: Parameters<typeof pips>[0]) => drawing('it', 1, { cost: pips(of) });
const use = ['main', 'use it'] as const;

ruling('L16: two flowers are paid by two cards of EX 1 or one of EX 2, and not by snow', (r) => {
  const hand = [costing({ flower: 2 }), flower1, { ...flower1, name: { en: 'rose' }, no: 'rose' }, flower2, snow2];
  r.table({ at: 'main', A: { hand } });
  r.illegal(use, ['pay', 'snow 2']);
  r.illegal(use, ['pay', 'flower 1']);
  r.illegal(use, ['pay', 'flower 1', 'snow 2']);
  r.at('pay', [use], (there) => {
    there.run(['pay', 'flower 1', 'rose']);
    there.expect({ A: { dustBox: ['it', 'rose', 'flower 1'] } });
  });
  r.act('use it', ['pay', 'flower 2']);
  r.expect({ A: { dustBox: ['it', 'flower 2'], hand: 4 } });
});
ruling('L17: a point too many is lost, and pays for nothing later', (r) => {
  const hand = [costing({ flower: 1 }), drawing('next', 1, { cost: pips({ flower: 1 }) }), flower2];
  r.table({ at: 'main', A: { hand } });
  r.act('use it', ['pay', 'flower 2']);
  r.expect({ A: { dustBox: ['it', 'flower 2'] } });
  r.offers('main', []);
});
ruling('L18: each point of a card with two attributes is one or the other', (r) => {
  r.table({ at: 'main', A: { hand: [costing({ flower: 1, sun: 1 }), points(2, 'flower', 'sun')] } });
  r.act('use it', ['pay', 'flower/sun 2']);
  r.expect({ A: { dustBox: ['it', 'flower/sun 2'] } });
});
ruling('a point of two attributes is not both', (r) => {
  r.table({ at: 'main', A: { hand: [costing({ flower: 1, sun: 1 }), points(1, 'flower', 'sun')] } });
  r.offers('main', []);
});
ruling('points of two attributes go where only they can', (r) => {
  r.table({ at: 'main', A: { hand: [costing({ flower: 1, sun: 1 }), points(1, 'flower', 'sun'), points(1, 'sun')] } });
  r.act('use it', ['pay', 'flower/sun 1', 'sun 1']);
  r.expect({ A: { dustBox: ['it', 'sun 1', 'flower/sun 1'] } });
});
ruling('L19: stars are paid by anything, also by a card without attribute', (r) => {
  r.table({ at: 'main', A: { hand: [costing({ star: 2 }), moon1, star1] } });
  r.act('use it', ['pay', 'moon 1', 'star 1']);
  r.expect({ A: { hand: 1, dustBox: ['it', 'star 1', 'moon 1'] } });
});
ruling('a card without attribute pays stars only', (r) => {
  r.table({ at: 'main', A: { hand: [costing({ snow: 1 }), points(3)] } });
  r.offers('main', []);
});
ruling('every attribute pays its own pips and stars, and no other', (r) => {
  for (const attribute of ['snow', 'moon', 'flower', 'cloud', 'sun'] as const) {
    for (const pip of ['snow', 'moon', 'flower', 'cloud', 'sun', 'star'] as const) {
      r.table({ at: 'main', A: { hand: [costing({ [pip]: 1 }), points(1, attribute)] } });
      r.offers('main', pip === attribute || pip === 'star' ? ['use it'] : []);
    }
  }
});
ruling('a superfluous card may be discarded as well', (r) => {
  r.table({ at: 'main', A: { hand: [costing({ snow: 1 }), snow1, moon1] } });
  r.act('use it', ['pay', 'snow 1', 'moon 1']);
  r.expect({ A: { dustBox: ['it', 'moon 1', 'snow 1'] } });
});
ruling('cards of EX 0 pay nothing and are not offered', (r) => {
  r.table({ at: 'main', A: { hand: [costing({ snow: 1 }), ...plain(3), snow1] } });
  r.offers('pay', ['snow 1'], use);
});
ruling('the card that is used does not pay for itself', (r) => {
  r.table({ at: 'main', A: { hand: [drawing('it', 1, { cost: pips({ snow: 1 }), ex: 2 })] } });
  r.offers('main', []);
  r.table({ at: 'main', A: { hand: [drawing('it', 1, { cost: pips({ snow: 1 }), ex: 2 }), snow1] } });
  r.offers('pay', ['snow 1'], use);
});
ruling('the opponent pays from the own hand', (r) => {
  r.table({ at: 'main', A: { hand: [snow1] }, B: { hand: [costing({ moon: 1 }), moon1] } });
  r.run(['mainEnd', 'use it'], ['B.pay', 'moon 1']);
  r.expect({ A: { hand: 1 }, B: { hand: 1, dustBox: ['it', 'moon 1'] } });
});

const doer = withAbilities('doer', declared(TAP, DRAW));
ruling('[T]: the character is ready and becomes acted', (r) => {
  r.table({ at: 'main', A: { AC: doer, DC: acted(doer) } });
  r.illegal(['main', 'use DC']);
  r.act('use AC');
  r.expect({ A: { AC: 'acted', hand: 1 } });
  r.illegal(['main', 'use AC']);
});
ruling('[T] of a fresh character is not payable, also in the turn of the opponent', (r) => {
  r.table({ at: 'main', A: { AC: fresh(doer) }, B: { AC: fresh(doer), hand: 1 } });
  r.offers('main', []);
  r.offers('mainEnd', [], ['main']);
});
ruling('[T] of a character in the defence row is payable, and in the turn of the opponent', (r) => {
  r.table({ at: 'main', B: { DC: doer } });
  r.run(['mainEnd', 'use doer']);
  r.expect({ B: { DC: 'acted', hand: 1 } });
});
ruling('a printed 0 is nothing to pay, and still a declaration that is answered', (r) => {
  r.table({ at: 'main', A: { AC: withAbilities('doer', declared({}, DRAW)) }, B: { hand: [drawing()] } });
  r.offers('B.respond', ['use drawing'], ['main', 'use doer']);
  r.act('use doer');
  r.act('use doer');
  r.act('use doer');
  r.expect({ A: { hand: 3, AC: 'ready' } });
});
const blue = (special: NonNullable<Parameters<typeof declared>[0]['special']>, more = {}) =>
  withAbilities('doer', declared({ special, ...more }, DRAW));
ruling('blue text: the character itself is trashed', (r) => {
  r.table({ at: 'main', A: { AC: blue([{ pay: 'trashThis' }]) } });
  r.act('use doer');
  r.expect({ A: { AC: null, dustBox: ['doer'], hand: 1 } });
});
ruling('blue text: the character itself is returned to hand', (r) => {
  r.table({ at: 'main', A: { AC: blue([{ pay: 'returnThis' }]) } });
  r.act('use doer');
  r.expect({ A: { AC: null, hand: 2 } });
});
ruling('blue text: the item of the character is trashed, and there must be one', (r) => {
  r.table({ at: 'main', A: { AC: blue([{ pay: 'trashItem' }]), itemAC: points(0) } });
  r.act('use doer');
  r.expect({ A: { AC: 'ready', itemAC: [], dustBox: ['star 0'], hand: 1 } });
  r.illegal(['main', 'use doer']);
});
ruling('blue text: another own character is trashed, made acted or returned, never itself', (r) => {
  r.table({ at: 'main', A: { AC: blue([{ pay: 'trashOther', amount: 1 }]) }, B: { AC: fighter('theirs') } });
  r.offers('main', ['attack doer']);
  r.table({
    at: 'main',
    A: { AC: blue([{ pay: 'trashOther', amount: 1 }]), DC: acted(fighter('S')), DL: fighter('T') },
  });
  r.act('use doer', ['payTrashOther', 'S']);
  r.expect({ A: { DC: null, dustBox: ['S'], DL: 'ready', hand: 1 } });
  r.table({
    at: 'main',
    A: { AC: blue([{ pay: 'actOther', amount: 1 }]), DC: acted(fighter('S')), DL: fresh(fighter('T')) },
  });
  r.act('use doer');
  r.expect({ A: { AC: 'ready', DC: 'acted', DL: 'acted', hand: 1 } });
  r.table({ at: 'main', A: { AC: blue([{ pay: 'returnOther', amount: 1 }]), DC: acted(fighter('S')) } });
  r.act('use doer');
  r.expect({ A: { DC: null, hand: 2 } });
});
ruling('blue text: so many cards of a kind from hand, whatever their EX', (r) => {
  const character = { type: 'character' } as const;
  r.table({
    at: 'main',
    A: { AC: blue([{ pay: 'discard', amount: 2, card: character }]), hand: [fighter('S'), fighter('T'), snow1] },
  });
  r.offers('payDiscard', ['S', 'T'], ['main', 'use doer']);
  r.act('use doer', ['payDiscard', 'S', 'T']);
  r.expect({ A: { dustBox: ['T', 'S'], hand: 2 } });
  r.illegal(['main', 'use doer']);
});
ruling(
  'whatever is discarded before a card of a kind is asked for also where there is no choice, which would tell the kind',
  (r) => {
    const special = [
      { pay: 'discard', amount: 1 },
      { pay: 'discard', amount: 1, card: { attribute: 'moon' } },
    ] as const;
    const doer = withAbilities('doer', declared({ special }, DRAW));
    for (const other of [snow1, moon1]) {
      r.table({ at: 'main', A: { AC: doer, hand: [moon1, other] } });
      r.act('use doer', ['payDiscard', other === snow1 ? 'snow 1' : 'moon 1'], ['payDiscard', 'moon 1']);
      r.expect({ A: { hand: 1 } });
    }
  },
);
ruling('blue text: cards from the top of the deck, as many as it says or it cannot be used', (r) => {
  r.table({ at: 'main', A: { AC: blue([{ pay: 'mill', amount: 2 }]), deck: plain('a', 'b', 'c', 'd', 'e') } });
  r.act('use doer');
  r.expect({ A: { deck: 2, dustBox: ['b', 'a'], hand: ['c'] } });
  r.table({ at: 'main', A: { AC: blue([{ pay: 'mill', amount: 2 }]), deck: 1 } });
  r.offers('main', ['attack doer']);
});
ruling('blue text: cards of the dust box are removed from the game', (r) => {
  r.table({ at: 'main', A: { AC: blue([{ pay: 'removeFromDustBox', amount: 2 }]), dustBox: plain('a', 'b', 'c') } });
  r.act('use doer', ['payRemove', 'a', 'c']);
  r.expect({ A: { dustBox: ['b'], outOfGame: ['c', 'a'], hand: 1 } });
  r.illegal(['main', 'use doer']);
});
ruling('all parts of a cost are paid, and no card twice: points and a discard are different cards', (r) => {
  const both = blue([{ pay: 'discard', amount: 1 }], pips({ snow: 1 }));
  r.table({ at: 'main', A: { AC: both, hand: [snow1] } });
  r.offers('main', ['attack doer']);
  r.table({ at: 'main', A: { AC: both, hand: [snow1, ...plain(1)] } });
  r.act('use doer', ['pay', 'snow 1']);
  r.expect({ A: { dustBox: ['snow 1', 'plain'], hand: 1 } });
});
ruling('points leave in hand what a discard takes', (r) => {
  const both = blue([{ pay: 'discard', amount: 1, card: { attribute: 'moon' } }], pips({ star: 1 }));
  r.table({ at: 'main', A: { AC: both, hand: [moon1, snow1] } });
  r.illegal(['main', 'use doer'], ['pay', 'moon 1']);
  r.illegal(['main', 'use doer'], ['pay', 'snow 1', 'moon 1']);
  r.act('use doer', ['pay', 'snow 1'], ['payDiscard', 'moon 1']);
  r.expect({ A: { hand: 1, dustBox: ['snow 1', 'moon 1'] } });
});
ruling('two special costs do not take the same character', (r) => {
  const both = blue([
    { pay: 'actOther', amount: 1 },
    { pay: 'trashOther', amount: 1 },
  ]);
  r.table({ at: 'main', A: { AC: both, DC: fighter('S') } });
  r.offers('main', ['attack doer']);
  r.table({ at: 'main', A: { AC: both, DC: fighter('S'), DL: acted(fighter('T')) } });
  r.act('use doer');
  r.expect({ A: { DC: 'acted', DL: null, dustBox: ['T'], hand: 1 } });
});
ruling('a special cost leaves a later one what it needs', (r) => {
  const both = blue([
    { pay: 'trashOther', amount: 2 },
    { pay: 'actOther', amount: 1 },
  ]);
  const A = { AC: both, DC: fighter('S'), DL: acted(fighter('T')), DR: fighter('U') };
  r.table({ at: 'main', A });
  r.illegal(['main', 'use doer'], ['payTrashOther', 'S', 'U']);
  r.act('use doer', ['payTrashOther', 'S', 'T']);
  r.expect({ A: { DC: null, DL: null, DR: 'acted', hand: 1 } });
});

const lantern = costEvent('lantern', 4, 'moon');
ruling(
  'L59: an event declared as a cost yields its points for that payment alone, unanswered, the rest is lost',
  (r) => {
    r.table({
      at: 'main',
      A: {
        hand: [drawing('it', 1, { cost: pips({ moon: 3 }) }), lantern, drawing('next', 1, { cost: pips({ moon: 1 }) })],
      },
      B: { hand: [drawing('answer')] },
    });
    r.offers('main', ['use it', 'use next']);
    r.offers('B.respond', ['use answer'], use, ['pay', 'declareAsCost lantern']);
    r.act('use it', ['pay', 'declareAsCost lantern']);
    r.happened({ declared: 1, costEventUsed: 1 });
    r.expect({ A: { dustBox: ['it', 'lantern'], hand: 2 } });
    r.offers('main', []);
  },
);
ruling('an event that is declared as a cost is used in no other way', (r) => {
  r.table({ at: 'main', A: { hand: [lantern] }, B: { hand: [lantern, drawing()] } });
  r.offers('main', []);
  r.offers('mainEnd', ['use drawing'], ['main']);
});
ruling('the points of a cost event are of its attribute, or pay stars', (r) => {
  r.table({ at: 'main', A: { hand: [costing({ snow: 1 }), lantern] } });
  r.offers('main', []);
  r.table({ at: 'main', A: { hand: [costing({ star: 4 }), lantern] } });
  r.act('use it', ['pay', 'declareAsCost lantern']);
  r.expect({ A: { hand: 1 } });
});
ruling('a cost event pays together with cards', (r) => {
  r.table({ at: 'main', A: { hand: [costing({ moon: 4, snow: 1 }), lantern, snow1] } });
  r.act('use it', ['pay', 'declareAsCost lantern'], ['pay', 'snow 1']);
  r.expect({ A: { hand: 1, dustBox: ['it', 'snow 1', 'lantern'] } });
});
ruling('several cost events are chained into one payment', (r) => {
  r.table({
    at: 'main',
    A: { hand: [costing({ moon: 6 }), lantern, { ...lantern, name: { en: 'lamp' }, no: 'lamp' }] },
  });
  r.offers('pay', ['declareAsCost lantern', 'declareAsCost lamp'], use);
  r.act('use it', ['pay', 'declareAsCost lamp'], ['pay', 'declareAsCost lantern']);
  r.expect({ A: { hand: 1, dustBox: ['it', 'lantern', 'lamp'] } });
});
ruling('a cost event in response pays as well', (r) => {
  r.table({ at: 'main', A: { hand: [drawing('first')] }, B: { hand: [costing({ moon: 3 }), lantern] } });
  r.act('use first', ['B.respond', 'use it'], ['B.pay', 'declareAsCost lantern']);
  r.expect({ B: { hand: 1, dustBox: ['it', 'lantern'] } });
});
ruling('a cost event may instead be discarded for its own EX, and not for both', (r) => {
  const torch = costEvent('torch', 1, 'moon', { ex: 1, attributes: ['snow'] });
  r.table({ at: 'main', A: { hand: [costing({ moon: 1, snow: 1 }), torch] } });
  r.offers('main', []);
  r.table({ at: 'main', A: { hand: [costing({ snow: 1 }), torch] } });
  r.offers('pay', ['torch'], use);
  r.act('use it', ['pay', 'torch']);
  r.happened({ costEventUsed: 0 });
});
ruling('a cost event that would leave the rest unpayable is not offered', (r) => {
  const torch = costEvent('torch', 1, 'moon', { ex: 1, attributes: ['snow'] });
  r.table({ at: 'main', A: { hand: [costing({ moon: 1, snow: 1 }), torch, moon1] } });
  r.offers('pay', ['moon 1', 'torch'], use);
  r.act('use it', ['pay', 'moon 1', 'torch']);
  r.expect({ A: { hand: 1 } });
});
ruling('a cost event demands its own cost, at once', (r) => {
  const tithe = costEvent('tithe', 3, 'moon', { cost: { special: [{ pay: 'removeFromDustBox', amount: 2 }] } });
  r.table({ at: 'main', A: { hand: [costing({ moon: 2 }), tithe], dustBox: plain('a') } });
  r.offers('main', []);
  r.table({
    at: 'main',
    A: { hand: [costing({ moon: 2 }), tithe], dustBox: plain('a', 'b', 'c') },
    B: { hand: [drawing('answer')] },
  });
  r.at('B.respond', [use, ['pay', 'declareAsCost tithe'], ['payRemove', 'a', 'b']], (there) =>
    there.expect({ A: { dustBox: ['tithe', 'c'], outOfGame: ['b', 'a'], chain: ['it'] } }),
  );
  r.act('use it', ['pay', 'declareAsCost tithe'], ['payRemove', 'a', 'c']);
  r.expect({ A: { hand: 1, outOfGame: ['c', 'a'] } });
});
ruling('of two cost events both demand their own cost: the second may take the first from the dust box', (r) => {
  const tithe = costEvent('tithe', 3, 'moon', { cost: { special: [{ pay: 'removeFromDustBox', amount: 2 }] } });
  const other = { ...tithe, no: 'toll', name: { en: 'toll' } };
  r.table({ at: 'main', A: { hand: [costing({ moon: 4 }), tithe, other], dustBox: plain('a', 'b') } });
  r.offers('main', []);
  r.table({ at: 'main', A: { hand: [costing({ moon: 4 }), tithe, other], dustBox: plain('a', 'b', 'c') } });
  r.act('use it', ['pay', 'declareAsCost tithe'], ['payRemove', 'a', 'b'], ['pay', 'declareAsCost toll']);
  r.expect({
    A: { hand: 1, dustBox: ['it', 'toll'], outOfGame: ['tithe', 'c', 'b', 'a'] },
  });
});
ruling('what a cost event discards for itself is no card that is used or pays already', (r) => {
  const pawn = costEvent('pawn', 3, 'moon', { cost: { special: [{ pay: 'discard', amount: 1 }] } });
  r.table({ at: 'main', A: { hand: [costing({ moon: 3 }), pawn] } });
  r.offers('main', []);
  r.table({ at: 'main', A: { hand: [costing({ moon: 3, snow: 1 }), pawn, snow1] } });
  r.offers('main', []);
  r.table({ at: 'main', A: { hand: [costing({ moon: 3, snow: 1 }), pawn, snow1, ...plain(1)] } });
  r.illegal(use, ['pay', 'declareAsCost pawn'], ['payDiscard', 'snow 1']);
  r.act('use it', ['pay', 'declareAsCost pawn'], ['payDiscard', 'plain'], ['pay', 'snow 1']);
  r.expect({ A: { hand: 1, dustBox: ['it', 'snow 1', 'pawn', 'plain'] } });
});
ruling('a cost event leaves in hand what the declaration itself discards', (r) => {
  const pawn = costEvent('pawn', 3, 'moon', { cost: { special: [{ pay: 'discard', amount: 1 }] } });
  const both = blue([{ pay: 'discard', amount: 1 }], pips({ moon: 1 }));
  r.table({ at: 'main', A: { AC: both, hand: [pawn, ...plain('x')] } });
  r.offers('main', ['attack doer']);
  r.table({ at: 'main', A: { AC: both, hand: [pawn, ...plain('x', 'y')] } });
  r.act('use doer', ['pay', 'declareAsCost pawn'], ['payDiscard', 'x']);
  r.expect({ A: { hand: 1, dustBox: ['y', 'pawn', 'x'] } });
});
ruling(
  'an event that was declared as a cost may be what is removed from the dust box, and then cards alone do not pay',
  (r) => {
    const grave = blue([{ pay: 'removeFromDustBox', amount: 1 }], pips({ moon: 1 }));
    r.table({ at: 'main', A: { AC: grave, hand: [lantern, moon1] } });
    r.illegal(['main', 'use doer'], ['pay', 'moon 1']);
    r.act('use doer', ['pay', 'declareAsCost lantern']);
    r.expect({ A: { outOfGame: ['lantern'], hand: 2 } });
  },
);
ruling('no event is declared as a cost where there are no points to pay', (r) => {
  const grave = blue([{ pay: 'removeFromDustBox', amount: 1 }]);
  r.table({ at: 'main', A: { AC: grave, hand: [lantern] } });
  r.offers('main', ['attack doer']);
});
ruling('5.10: no event is declared as a cost of a Tax: that is no declaration', (r) => {
  const debtor = fighter('T', 1, 1, { basics: [{ basic: 'taxTrash', cost: pips({ moon: 1 }) }] });
  r.table({ at: 'start', A: { AC: debtor, hand: [lantern, moon1] } });
  r.offers('pay', ['moon 1'], ['payTax', 'yes']);
  r.table({ at: 'start', A: { AC: debtor, hand: [lantern] } });
  r.offers('payTax', []);
});
ruling('5.10: no event is declared as a cost of what an effect asks for', (r) => {
  const pays = { do: 'pay', cost: pips({ moon: 1 }), then: DRAW } as const;
  const trader = withAbilities('trader', auto({ on: 'enters', who: 'this' }, [pays]));
  r.table({ at: 'main', A: { hand: [trader, lantern, moon1] } });
  r.offers('pay', ['moon 1'], ['main', 'summon trader'], ['chooseCell', 'AC'], ['payCost', 'yes']);
  r.table({ at: 'main', A: { hand: [trader, lantern] } });
  r.offers('payCost', [], ['main', 'summon trader'], ['chooseCell', 'AC']);
});
