// Every duration of the board, in milliseconds at normal speed; nothing else in the client says how long a motion takes.
export const DURATIONS = {
  /** One card from zone to zone. */
  move: 340,
  /** Between the starts of cards that move together. */
  stagger: 70,
  turn: 240,
  look: 300,
  shuffle: 260,
  values: 420,
  /** A number that rises from a card. */
  float: 900,
  facts: 0,
  /** A word across the middle: a new turn, damage cancelled. */
  notice: 1100,
  attack: 620,
  trigger: 620,
  /** A hand card under the pointer. */
  lift: 110,
} as const;
export type DurationName = keyof typeof DURATIONS;

/** With reduced motion everything still happens in order, but nearly at once. */
const REDUCED = 0.25;

/** The factor by which durations are multiplied; 0 means: no motion, settle at once. */
export const pace = (speed: number, reduced: boolean): number => (speed <= 0 ? 0 : (reduced ? REDUCED : 1) / speed);
