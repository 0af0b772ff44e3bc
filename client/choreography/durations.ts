// How long the ways of every game take, in milliseconds at normal speed. A game's own events have their durations beside its cues; nothing else says how long a motion takes.
export type DurationTable = Readonly<Record<string, number>>;

export const DURATIONS = {
  /** One card from zone to zone, … */
  move: 380,
  /** … and by manner. */
  draw: 460,
  play: 540,
  /** One after another, face up. */
  deal: 440,
  /** Slowly from the deck, and turned over. */
  reveal: 680,
  tuck: 440,
  scatter: 520,
  ascend: 720,
  turn: 280,
  /** Between the starts of cards that move together. */
  stagger: 70,
  look: 300,
  shuffle: 480,
  riffle: 760,
  values: 420,
  /** A number that rises from a card. */
  float: 900,
  /** A ribbon across the table. */
  banner: 1100,
  /** A line of light along the seam. */
  phase: 320,
  /** The end of a match. */
  ended: 1800,
  nudge: 220,
  /** Between moments that are only heard. */
  moment: 260,
  /** Light over a foil card. */
  shimmer: 900,
  /** Light over a foil card that is read, from one side to the other. */
  drift: 5200,
  /** A hand card under the pointer. */
  lift: 110,
} as const satisfies DurationTable;

/** With reduced motion everything still happens in order, but nearly at once. */
const REDUCED = 0.25;

/** The factor by which durations are multiplied; 0 means: no motion, settle at once. */
export const pace = (speed: number, reduced: boolean): number => (speed <= 0 ? 0 : (reduced ? REDUCED : 1) / speed);
