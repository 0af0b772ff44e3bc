// Where the light stands on a foil card, from 0 at its left edge to 1 at its right: with the pointer, else slowly to and fro.
import { DURATIONS } from '../../choreography/durations.ts';

/** So long after the pointer's last move it is still the pointer that turns the card. */
const HELD = 1500;
/** At the very edges nothing would be seen. */
const SWING = 0.36;
/** Of the way to where the light should be, so much is made in a sixtieth of a second. */
const FOLLOW = 0.1;
const FRAME = 1000 / 60;

export interface Pointed {
  /** The pointer's distance from the middle of the card, as a share of the window. */
  readonly by: number;
  readonly at: number;
}

export function lightTarget(now: number, begun: number, pointed: Pointed | null): number {
  if (pointed !== null && now - pointed.at < HELD) return Math.min(1, Math.max(0, 0.5 + pointed.by * 1.6));
  return 0.5 - SWING * Math.cos(((now - begun) / DURATIONS.drift) * Math.PI);
}

/** Light neither jumps nor lags with the frame rate. */
export const lightStep = (light: number, target: number, ms: number): number =>
  light + (target - light) * (1 - (1 - FOLLOW) ** (ms / FRAME));
