// Rulings on what a card is: its type, its names, its works and traits, wherever a text asks for them (section 1).
import { test } from 'vitest';
import { aimed, character, drawing, source, support, withoutValues } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const resting = (card: Parameters<typeof aimed>[2]) => aimed('it', (target) => [{ do: 'rest', target }], card);
const it = ['main', 'play it'] as const;

ruling('a combined character goes by two names, and by no part of one', (r) => {
  const both = character('Ann and Bea', 20, 20, { alsoNamed: [{ en: 'Ann' }, { en: 'Bea' }] });
  const B = { mainArea: [both, character('Bea'), character('Ann'), character('Ann May')] };
  for (const [name, found] of [
    ['Ann', ['Ann and Bea', 'Ann']],
    ['Bea', ['Ann and Bea', 'Bea']],
  ] as const) {
    r.table({ at: 'main', A: { hand: [resting({ name })] }, B });
    r.offers('target', found, it);
  }
});
ruling('the same name does not make the same card: a combined character stands beside those it is named after', (r) => {
  const both = character('Ann and Bea', 20, 20, { alsoNamed: [{ en: 'Ann' }, { en: 'Bea' }] });
  r.table({ at: 'main', A: { mainArea: [character('Ann')], hand: [both] } });
  r.act('enter Ann and Bea', ['chooseArea', 'mainArea']);
  r.expect({ A: { mainArea: ['Ann', 'Ann and Bea'] } });
});
ruling('a trait is the whole of what is printed, and several are all asked for', (r) => {
  const has = (name: string, ...traits: string[]) => character(name, 20, 20, { traits });
  const B = {
    mainArea: [has('one', 'fox'), has('two', 'fox', 'elder'), has('three', 'fox spirit'), has('four', 'elder')],
  };
  r.table({ at: 'main', A: { hand: [resting({ traits: ['fox'] })] }, B });
  r.offers('target', ['one', 'two'], it);
  r.table({ at: 'main', A: { hand: [resting({ traits: ['fox', 'elder'] }), drawing('draw')] }, B });
  r.act('play it');
  r.expect({ B: { mainArea: { one: 'active', two: 'resting', three: 'active', four: 'active' } } });
});
ruling('a card is of its colour and its work, of its cost and source as printed', (r) => {
  const of = (name: string, more: Parameters<typeof character>[3]) => character(name, 20, 20, more);
  const B = {
    mainArea: [
      of('A', { color: 'blue' }),
      of('C', { work: 'elsewhere' }),
      of('D', { cost: 3 }),
      of('E', { source: 2 }),
    ],
  };
  for (const [kind, found] of [
    [{ color: 'red' }, ['C', 'D', 'E']],
    [{ work: 'test' }, ['A', 'D', 'E']],
    [{ cost: { atMost: 2 } }, ['A', 'C', 'E']],
    [{ source: { atMost: 1 } }, ['A', 'C', 'D']],
  ] as const) {
    r.table({ at: 'main', A: { hand: [resting(kind)] }, B });
    r.offers('target', found, it);
  }
});
ruling('a text that asks for AP or DP of 0 means none that has neither', (r) => {
  const B = { mainArea: [character('A', 0, 10), character('C', 0, 20)], supportArea: [withoutValues('quiet')] };
  r.table({ at: 'main', A: { hand: [resting({ ap: { atMost: 0 } })] }, B });
  r.offers('target', ['A', 'C'], it);
});
ruling('only characters enter, only support cards are set, only events are played', (r) => {
  const hand = [character('new'), support('scarf'), drawing('draw'), source(1)];
  r.table({ at: 'main', A: { mainArea: [character('A')], hand } });
  r.offers('main', ['enter new', 'set scarf', 'play draw']);
});
