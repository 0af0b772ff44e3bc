// Lays what a ruling writes down: piles top first, test cards by their data, and the script of chance.
import { assert } from '../../assert.ts';
import type { Rng } from '../../rng.ts';
import { opponentOf, type Seat } from '../../seat.ts';
import type { Who } from './bench.ts';

/**
 * The coming shuffles: a number keeps so many cards as they lie, a list gives the new order, top first, as places counted
 * from the top. No other shuffle may happen. The coming rolls: for the first player, who it is.
 */
export interface Chance {
  readonly shuffles?: readonly (number | readonly number[])[];
  readonly rolls?: readonly (Who | number)[];
}
export const scriptOf = ({ shuffles = [], rolls = [] }: Chance, seatOfA: Seat): NonNullable<Rng['script']> => ({
  shuffles: shuffles.map(orderOf),
  rolls: rolls.map((roll) => (typeof roll === 'number' ? roll : roll === 'A' ? seatOfA : opponentOf(seatOfA))),
});
/** From places counted from the top to places counted from the bottom. */
function orderOf(shuffle: number | readonly number[]): number[] {
  if (typeof shuffle === 'number') return Array.from({ length: shuffle }, (_, place) => place);
  return shuffle.map((place) => shuffle.length - 1 - place).toReversed();
}

/** Both players, seat 0 first, as cards lie in a real match: ids must not tell who is who. */
export const playersInOrder = (seatOfA: Seat): readonly (readonly [Who, Seat])[] =>
  seatOfA === 0
    ? [
        ['A', 0],
        ['B', 1],
      ]
    : [
        ['B', 0],
        ['A', 1],
      ];

/** Gives test cards numbers of their own: cards that differ in anything have different ones. A number that is given stands for itself. */
export const definer =
  <Card extends { readonly no: string }>(defined: Record<string, Card>) =>
  (card: Card | string): string => {
    if (typeof card === 'string') return card;
    const plain = JSON.stringify({ ...card, no: '' });
    for (let again = 1; again < 100; again++) {
      const no = again === 1 ? card.no : `${card.no} ${again}`;
      const known = defined[no];
      if (known === undefined) defined[no] = { ...card, no };
      if (known === undefined || JSON.stringify({ ...known, no: '' }) === plain) return no;
    }
    assert(false, `a hundred different cards are called ${card.no}`);
  };
