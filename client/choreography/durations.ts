// Every duration of the board, in milliseconds at normal speed; nothing else in the client says how long a motion takes.
export const DURATIONS = {
  /** One card from zone to zone. */
  move: 380,
  /** Between the starts of cards that move together. */
  stagger: 70,
  draw: 460,
  play: 540,
  /** A card shown one after another, as damage is. */
  deal: 440,
  /** Slowly from the deck, and turned over. */
  reveal: 680,
  /** What was revealed is seen by all. */
  trigger: 420,
  icon: 620,
  tuck: 440,
  scatter: 520,
  ascend: 720,
  turn: 280,
  reverse: 620,
  look: 300,
  shuffle: 480,
  riffle: 760,
  values: 420,
  /** A number that rises from a card. */
  float: 900,
  attack: 640,
  /** After an attack, before the next. */
  breath: 140,
  ability: 380,
  beam: 420,
  hurt: 640,
  cancel: 720,
  phase: 320,
  /** A ribbon across the table. */
  banner: 1100,
  climax: 1300,
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
} as const;
export type DurationName = keyof typeof DURATIONS;

/** With reduced motion everything still happens in order, but nearly at once. */
const REDUCED = 0.25;

/** The factor by which durations are multiplied; 0 means: no motion, settle at once. */
export const pace = (speed: number, reduced: boolean): number => (speed <= 0 ? 0 : (reduced ? REDUCED : 1) / speed);
