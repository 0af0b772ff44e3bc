// Modifiers end with their time and with the life of their card.
import { expect, test } from 'vitest';
import { expire, type Modifier } from './modifiers.ts';

const modifier = (card: number, life: number, by: number, until = 'endOfTurn'): Modifier => ({
  target: { card, life },
  what: 'power',
  by,
  until,
});

test('modifiers expire at their end and with a move of their card', () => {
  const card = { no: 'A', owner: 0, seat: 0, zone: 'row', life: 1 } as const;
  const state = {
    cards: [card],
    modifiers: [modifier(0, 1, 1), modifier(0, 1, 2, 'always'), modifier(0, 0, 3, 'always')],
  };
  expire(state, ({ until }) => until === 'endOfTurn');
  expect(state.modifiers.map(({ by }) => by)).toEqual([2]);
});
