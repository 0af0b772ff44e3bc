// The registry of floors, one line per game that has one: its turn in plain code, for the bench to measure the engine beside.
import { playFloor as weissFloor } from './weiss/floor/rules.ts';

/** Plays a match with random choices; returns how many there were. */
export type Floor = (seed: number) => number;

export const FLOORS: Readonly<Record<string, Floor>> = { weiss: weissFloor };
