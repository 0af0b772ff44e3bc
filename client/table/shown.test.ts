// Tests of reading zones and cards off a shown table.
import { expect, it } from 'vitest';
import type { TableModel } from '../../shared/kernel/model.ts';
import { cardsIn, countOf, placeOf } from './shown.ts';

it('a zone is counted and listed whether it is hidden, open or not there', () => {
  expect([countOf(3), countOf(['a', null]), countOf(undefined)]).toEqual([3, 2, 0]);
  expect([cardsIn(2), cardsIn(['a', null]), cardsIn(undefined)]).toEqual([[null, null], ['a', null], []]);
});
it('a card is found among the zones asked for alone, with its owner', () => {
  const model: TableModel = {
    zones: [
      { left: ['a'], hand: ['b'] },
      { left: [], right: ['c'] },
    ],
    cards: {},
    looks: [],
    facts: {},
  };
  expect(placeOf(model, ['left', 'right'], 'c')).toEqual({ seat: 1, zone: 'right' });
  expect(placeOf(model, ['left', 'right'], 'b')).toBeUndefined();
});
