// Noise from a seed: the same letters always give the same samples.
import { RATE, samplesOf, silence, type Wave } from './wave.ts';

export type Chance = () => number;

/** Numbers from 0 to 1, the same for the same name. */
export function chanceOf(name: string): Chance {
  let state = 0x811c9dc5;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function hiss(seconds: number, chance: Chance): Wave {
  return silence(seconds).map(() => 2 * chance() - 1);
}

/** The small unevenness of a hand: slow random steps around 1, softly joined. */
export function unsteady(perSecond: number, depth: number, chance: Chance): (t: number) => number {
  const steps = Array.from({ length: Math.ceil(perSecond * 3) + 2 }, () => 1 + depth * (2 * chance() - 1));
  return (t) => {
    const place = Math.min(t * perSecond, steps.length - 2);
    const [before = 1, after = 1] = [steps[Math.floor(place)], steps[Math.floor(place) + 1]];
    const part = place % 1;
    return before + (after - before) * part * part * (3 - 2 * part);
  };
}

/** Fibres that give way: single short cracks, `perSecond` on average. */
export function crackle(seconds: number, perSecond: number, chance: Chance): Wave {
  const wave = silence(seconds);
  for (let i = 0; i < wave.length; i++) {
    if (chance() > perSecond / RATE) continue;
    const size = (chance() < 0.5 ? -1 : 1) * (0.2 + 0.8 * chance() ** 2);
    const length = samplesOf(0.0004 + 0.0012 * chance());
    for (let k = 0; k < length && i + k < wave.length; k++) {
      wave[i + k] = (wave[i + k] ?? 0) + size * (2 * chance() - 1) * (1 - k / length);
    }
  }
  return wave;
}
