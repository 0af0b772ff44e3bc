// Seats: the two players of a match, and what is kept once per seat.
export const SEATS = [0, 1] as const;
export type Seat = (typeof SEATS)[number];
export type BySeat<T> = [T, T];

export const opponentOf = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
/** Both seats, `first` before the other: the order of simultaneous decisions. */
export const seatsFrom = (first: Seat): readonly [Seat, Seat] => [first, opponentOf(first)];
