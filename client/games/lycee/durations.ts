// How long the events of Lycee take, in milliseconds at normal speed; ways that every game has stand in `choreography/durations.ts`.
import type { DurationTable } from '../../choreography/durations.ts';

export const LYCEE_DURATIONS = {
  /** Something is declared, and what it names lights up. */
  declare: 420,
  /** What was declared takes place; an event flares. */
  resolve: 300,
  flare: 560,
  fail: 700,
  /** Points of an event that pays. */
  points: 460,
  /** Out of the hand, to be read. */
  present: 400,
  /** Onto a cell, and down. */
  summon: 500,
  equip: 440,
  unroll: 560,
  walk: 460,
  leap: 620,
  burn: 620,
  tumble: 560,
  /** A card that a deck loses. */
  lose: 520,
  /** A line is drawn over the table. */
  line: 520,
  defend: 460,
  clash: 760,
  down: 420,
  hurt: 640,
  /** After a battle, before what comes next. */
  breath: 140,
  ability: 400,
  tax: 460,
} as const satisfies DurationTable;
