// Seats: the two players of a match, and what is kept once per seat.
export const SEATS = [0, 1] as const;
export type Seat = (typeof SEATS)[number];
export type BySeat<T> = [T, T];

export const opponentOf = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
/** Both seats, `first` before the other: the order of simultaneous decisions. */
export const seatsFrom = (first: Seat): readonly [Seat, Seat] => [first, opponentOf(first)];
/** Whose of a card's text are meant; of both players first the one whose text it is. */
export const seatsOf = (whose: 'you' | 'opponent' | 'foe' | 'any' | 'each', you: Seat): readonly Seat[] =>
  whose === 'any' || whose === 'each' ? seatsFrom(you) : [whose === 'you' ? you : opponentOf(you)];
