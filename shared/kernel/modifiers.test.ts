// Modifiers belong to one life of a card and to their end.
import { expect, test } from 'vitest';
import { expire, type Modifier, modifiersOf } from './modifiers.ts';

const modifier = (card: number, life: number, by: number, until = 'endOfTurn'): Modifier => ({
  target: { card, life },
  what: 'power',
  by,
  until,
});

test('modifiers count for the value and the life they were made for, oldest first', () => {
  const all = [modifier(1, 0, 5), modifier(1, 1, 10), { ...modifier(1, 1, 1), what: 'soul' }, modifier(1, 1, 20)];
  expect(modifiersOf(all, { card: 1, life: 1 }, 'power').map(({ by }) => by)).toEqual([10, 20]);
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
