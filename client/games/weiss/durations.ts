// How long the events of Weiß Schwarz take, in milliseconds at normal speed; ways that every game has stand in `choreography/durations.ts`.
import type { DurationTable } from '../../choreography/durations.ts';

export const WEISS_DURATIONS = {
  attack: 640,
  /** After an attack, before the next. */
  breath: 140,
  /** What was revealed is seen by all. */
  trigger: 420,
  icon: 620,
  hurt: 640,
  cancel: 720,
  reverse: 620,
  ability: 380,
  climax: 1300,
} as const satisfies DurationTable;
