// How long the events of Precious Memories take, in milliseconds at normal speed; ways that every game has stand in `choreography/durations.ts`.
import type { DurationTable } from '../../choreography/durations.ts';

export const PRECIOUS_DURATIONS = {
  /** Something is declared, and what it names lights up. */
  declare: 420,
  /** What was declared takes place; an event plays like a film. */
  resolve: 300,
  screen: 600,
  fail: 700,
  /** A point leaps out of its frame and shines. */
  break: 900,
  /** Out of the hand, to be read. */
  present: 400,
  /** Onto the field, and down. */
  enter: 500,
  tie: 520,
  walk: 460,
  burn: 620,
  /** Out of the picture. */
  exit: 620,
  /** A card that a deck loses, or that becomes a point. */
  lose: 460,
  point: 620,
  /** A line is drawn over the table. */
  approach: 560,
  meet: 480,
  open: 480,
  give: 460,
  judge: 820,
  exits: 420,
  /** After an approach, before what comes next. */
  breath: 160,
  text: 400,
  mulligan: 420,
} as const satisfies DurationTable;
