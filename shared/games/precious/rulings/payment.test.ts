// Rulings on what pays a cost (5.1 to 5.3, 5.7 to 5.9).
import { test } from 'vitest';
import {
  always,
  character,
  drawing,
  FREE,
  negating,
  paysMore,
  plain,
  source,
  use,
  withoutValues,
  withTexts,
} from './bench/cards.ts';
import { faceDown } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const costing = (cost: number) => drawing('it', 1, { cost });
const play = ['main', 'play it'] as const;
/** Of another work and another colour than what is played, so that it may pay but does not match. */
const foreign = (amount: number) => source(amount, 'blue', 'elsewhere');

const hero = character('hero', 40, 40, { cost: 4, color: 'red', work: 'W' });
const enter = [
  ['main', 'enter hero'],
  ['chooseArea', 'mainArea'],
] as const;
ruling(
  'M10: where no card of the payment shares the colour or the work nothing is played, however much there is',
  (r) => {
    const free = drawing('free', 1, { color: 'blue', work: 'elsewhere' });
    r.table({ at: 'main', A: { hand: [hero, foreign(2), foreign(2), free] } });
    r.offers('main', ['play free']);
  },
);
ruling('M11: one card of the work in the payment is enough, whatever its colour', (r) => {
  r.table({ at: 'main', A: { hand: [hero, foreign(2), source(2, 'blue', 'W')] } });
  r.act('enter hero', enter[1], ['pay', 'elsewhere blue 2', 'W blue 2']);
  r.expect({ A: { mainArea: ['hero'], hand: 0, trash: ['W blue 2', 'elsewhere blue 2'] } });
});
ruling('one card of the colour in the payment is enough, whatever its work', (r) => {
  r.table({ at: 'main', A: { hand: [hero, foreign(2), source(2, 'red', 'elsewhere')] } });
  r.act('enter hero', enter[1], ['pay', 'elsewhere blue 2', 'elsewhere red 2']);
  r.expect({ A: { mainArea: ['hero'], hand: 0 } });
});
ruling('the card that matches must be in the payment: to hold it is not enough', (r) => {
  const hand = [hero, foreign(4), source(1, 'red', 'elsewhere')];
  r.table({ at: 'main', A: { hand } });
  r.illegal(...enter, ['pay', 'elsewhere blue 4']);
  r.act('enter hero', enter[1], ['pay', 'elsewhere blue 4', 'elsewhere red 1']);
  r.expect({ A: { mainArea: ['hero'], hand: 0 } });
});
ruling('events and support cards are paid like characters', (r) => {
  r.table({ at: 'main', A: { hand: [costing(2), foreign(2), source(2)] } });
  r.illegal(play, ['pay', 'elsewhere blue 2']);
  r.act('play it', ['pay', 'red 2']);
  r.expect({ A: { hand: 2, trash: ['it', 'red 2'] } });
});

ruling('M13: what is paid too much is lost, and pays for nothing later', (r) => {
  const two = source(2);
  const [next, free] = [drawing('next', 1, { cost: 1, source: 0 }), drawing('free', 1, { source: 0 })];
  r.table({ at: 'main', A: { hand: [costing(3), two, two, next, free] } });
  r.act('play it', ['pay', 'red 2', 'red 2']);
  r.expect({ A: { trash: ['it', 'red 2', 'red 2'], hand: 3 } });
  r.offers('main', ['play free']);
});
ruling('less than the cost does not pay it', (r) => {
  r.table({ at: 'main', A: { hand: [costing(3), source(1), source(2), drawing('dear', 1, { cost: 5 })] } });
  r.offers('main', ['play it']);
  r.illegal(play, ['pay', 'red 2']);
  r.act('play it', ['pay', 'red 1', 'red 2']);
  r.expect({ A: { trash: ['it', 'red 2', 'red 1'] } });
});
ruling('M14: a hand card and a point pay together: the card is trashed, the point turns face down and stays', (r) => {
  r.table({ at: 'main', A: { hand: [costing(4), source(2, 'blue')], pointArea: [source(2)] } });
  r.act('play it', ['pay', 'blue 2', 'red 2']);
  r.expect({ A: { hand: 1, trash: ['it', 'blue 2'], pointArea: 1, faceUp: [], faceDown: ['red 2'] } });
});
ruling('points alone pay as well, and a point gives the colour or the work', (r) => {
  r.table({ at: 'main', A: { hand: [costing(3)], pointArea: [foreign(2), source(1)] } });
  r.illegal(play, ['pay', 'elsewhere blue 2']);
  r.act('play it', ['pay', 'elsewhere blue 2', 'red 1']);
  r.expect({ A: { trash: ['it'], faceDown: ['elsewhere blue 2', 'red 1'] } });
});
ruling('a point that lies face down pays nothing any more', (r) => {
  const it = costing(1);
  r.table({ at: 'main', A: { hand: [it, it, it], pointArea: [faceDown(source(1)), source(2)] } });
  r.offers('pay', ['it', 'it', 'red 2'], play);
  r.act('play it', ['pay', 'red 2']);
  r.expect({ A: { faceDown: ['red 1', 'red 2'] } });
  r.offers('pay', ['it'], play);
});
ruling('a point that has paid stays a point: the seventh is the next', (r) => {
  const six = [source(1), ...plain(5)];
  r.table({ at: 'main', A: { mainArea: [character('A')] }, B: { hand: [costing(1)], pointArea: six } });
  r.run(['A.main'], ['B.mainPriority', 'play it'], ['B.pay', 'red 1']);
  r.expect({ B: { pointArea: 6, faceDown: ['red 1'] }, winner: null });
  r.until('approach');
  r.approach('A');
  r.expect({ B: { pointArea: 7 }, winner: 'A' });
});
ruling('neither the points nor the hand of the opponent pay', (r) => {
  r.table({ at: 'main', A: { hand: [costing(1), source(2)] }, B: { hand: [source(1)], pointArea: [source(1)] } });
  r.offers('pay', ['red 2'], play);
});

ruling('M16: a card of cost 0 is played without a card to pay with, and nothing need match', (r) => {
  const it = drawing('it', 1, { work: 'elsewhere', color: 'blue' });
  r.table({ at: 'main', A: { hand: [it] } });
  r.neverAsks('pay', play);
  r.act('play it');
  r.expect({ A: { hand: 1, trash: ['it'] } });
});
ruling('the card that is played does not pay for itself', (r) => {
  const it = drawing('it', 1, { cost: 1, source: 2 });
  r.table({ at: 'main', A: { hand: [it, drawing('free', 1, { source: 0, work: 'elsewhere', color: 'blue' })] } });
  r.offers('main', ['play free']);
  r.table({ at: 'main', A: { hand: [it, source(1)] } });
  r.offers('pay', ['red 1'], play);
});
ruling('more cards than are needed may pay', (r) => {
  r.table({ at: 'main', A: { hand: [costing(1), source(2), foreign(1)], pointArea: [source(1)] } });
  r.act('play it', ['pay', 'red 2', 'elsewhere blue 1', 'red 1']);
  r.expect({ A: { trash: ['it', 'elsewhere blue 1', 'red 2'], faceDown: ['red 1'] } });
});
ruling('a card that yields nothing does not pay, also not as the one that matches', (r) => {
  r.table({ at: 'main', A: { hand: [costing(2), foreign(2), source(0), source(1)] } });
  r.offers('pay', ['elsewhere blue 2', 'red 1'], play);
  r.illegal(play, ['pay', 'elsewhere blue 2']);
  r.table({ at: 'main', A: { hand: [costing(2), foreign(2), source(0), drawing('free', 1, { source: 0 })] } });
  r.offers('main', ['play free']);
});

const cheaper = (by: number) =>
  withoutValues('guide', { texts: [always({ who: 'you', where: 'hand', type: 'event' }, [{ what: 'cost', by }])] });
ruling('a reduced cost is paid as reduced, also when the payment then is a smaller one', (r) => {
  r.table({ at: 'main', A: { supportArea: [cheaper(-2)], hand: [costing(3), source(1)] } });
  r.act('play it', ['pay', 'red 1']);
  r.expect({ A: { trash: ['it', 'red 1'] } });
});
ruling('no cost is less than 0: where it is reduced to 0 or below nothing is paid and nothing need match', (r) => {
  for (const by of [-2, -5]) {
    r.table({ at: 'main', A: { supportArea: [cheaper(by)], hand: [costing(2), foreign(1)] } });
    r.neverAsks('pay', play);
    r.act('play it');
    r.expect({ A: { hand: 2, trash: ['it'] } });
  }
});
ruling('reductions and increases add up before the cost is read: 2 - 4 + 3 is 1', (r) => {
  const dearer = withoutValues('guard', {
    texts: [always({ who: 'opponent', where: 'hand', type: 'event' }, [{ what: 'cost', by: 3 }])],
  });
  const A = { supportArea: [cheaper(-4)], hand: [costing(2), source(1)] };
  r.table({ at: 'main', A, B: { supportArea: [dearer] } });
  r.act('play it', ['pay', 'red 1']);
  r.expect({ A: { trash: ['it', 'red 1'] } });
});
ruling('a reduction is for the cards that its text names', (r) => {
  const A = { supportArea: [cheaper(-3)], hand: [costing(3), character('dear', 20, 20, { cost: 3 })] };
  r.table({ at: 'main', A });
  r.offers('main', ['play it']);
});

const helper = { ...source(1), name: { en: 'helper' }, no: 'test/helper-1', texts: [paysMore(1, { name: 'it' })] };
ruling('a source counts as more where it pays for the cards that its text names', (r) => {
  const other = drawing('other', 1, { cost: 2, source: 0 });
  r.table({ at: 'main', A: { hand: [{ ...costing(2), source: 0 }, other, helper] } });
  r.offers('main', ['play it']);
  r.act('play it', ['pay', 'helper']);
  r.expect({ A: { trash: ['it', 'helper'] } });
});
ruling('it counts as more in the point area, too, and not in the cost of a text', (r) => {
  const it = withTexts('it', use({ n: 2 }, [{ do: 'draw', amount: 1 }]), use(FREE, [{ do: 'draw', amount: 1 }]));
  r.table({ at: 'main', A: { hand: [costing(2)], pointArea: [helper] } });
  r.act('play it', ['pay', 'helper']);
  r.expect({ A: { faceDown: ['helper'] } });
  r.table({ at: 'main', A: { mainArea: [it], pointArea: [helper] } });
  r.illegal(['main', 'use it 0']);
  r.act('use it 1');
  r.expect({ A: { hand: 1, faceUp: ['helper'] } });
});

ruling('a cost is paid with the declaration: before anybody interrupts it', (r) => {
  r.table({ at: 'main', A: { hand: [costing(3), source(1)], pointArea: [source(2)] }, B: { hand: [negating()] } });
  r.at('B.interrupt', [play, ['pay', 'red 1', 'red 2']], (there) =>
    there.expect({ A: { hand: 0, trash: ['red 1'], faceDown: ['red 2'] } }),
  );
  r.act('play it', ['pay', 'red 1', 'red 2']);
  r.expect({ A: { hand: 1, trash: ['it', 'red 1'] } });
});
ruling('what was paid for a declaration that comes to nothing is not given back', (r) => {
  r.table({ at: 'main', A: { hand: [costing(3), source(1)], pointArea: [source(2)] }, B: { hand: [negating()] } });
  r.act('play it', ['pay', 'red 1', 'red 2'], ['B.interrupt', 'play negating']);
  r.expect({ A: { hand: 0, trash: ['it', 'red 1'], faceDown: ['red 2'] } });
  r.happened({ failed: 1, resolved: 1 });
});
ruling('the other player pays from its own hand and points', (r) => {
  r.table({
    at: 'main',
    A: { hand: [source(2)] },
    B: { hand: [costing(2), source(1)], pointArea: [source(1, 'blue')] },
  });
  r.offers('B.pay', ['red 1', 'blue 1'], ['main'], ['B.mainPriority', 'play it']);
  r.run(['main'], ['B.mainPriority', 'play it'], ['B.pay', 'red 1', 'blue 1']);
  r.expect({ A: { hand: 1 }, B: { hand: 1, trash: ['it', 'red 1'], faceDown: ['blue 1'] } });
});
