// How long the events of Spellcard take, in milliseconds at normal speed; ways that every game has stand in `choreography/durations.ts`.
import type { DurationTable } from '../../choreography/durations.ts';

export const SPELLCARD_DURATIONS = {
  /** Something is declared, and what it names lights up. */
  declare: 420,
  pay: 300,
  resolve: 340,
  fail: 700,
  /** Out of the hand, to be read. */
  present: 420,
  /** A character of a lineup turns over in its lane. */
  unveil: 980,
  trios: 900,
  decks: 760,
  /** A pattern of bullets, from whoever fires to whoever is meant. */
  volley: 1180,
  graze: 680,
  /** HP are lost, or nothing is. */
  hit: 620,
  poison: 460,
  heal: 480,
  spirit: 340,
  /** A counter ticks from one number to the next. */
  tick: 520,
  raise: 900,
  feed: 520,
  /** A card flies into the ring of a barrier. */
  give: 560,
  decide: 1300,
  /** Somebody leaves the battle. */
  fall: 900,
  out: 760,
  equip: 520,
  /** Terrain or weather sweeps over the table. */
  sweep: 1000,
  begin: 900,
  release: 900,
  break: 860,
  afflict: 480,
  fade: 380,
  burn: 620,
} as const satisfies DurationTable;
