// One small warm room for all sounds: four combs and two allpasses a side, with the highs soaked up.
import { highPass, lowPass } from './filters.ts';
import { RATE, samplesOf, type Wave } from './wave.ts';

const COMBS = [
  [0.0173, 0.0211, 0.0247, 0.0289],
  [0.0182, 0.0203, 0.0259, 0.0277],
] as const;
const ALLPASSES = [
  [0.0051, 0.0017],
  [0.0047, 0.0019],
] as const;
const FEEDBACK = 0.6;
const SOAKED = 0.42;
const AWAY = 0.007;

function comb(wave: Wave, seconds: number): Wave {
  const line = new Float64Array(samplesOf(seconds));
  let soft = 0;
  return wave.map((sample, i) => {
    const place = i % line.length;
    const heard = line[place] ?? 0;
    soft = heard * (1 - SOAKED) + soft * SOAKED;
    line[place] = sample + soft * FEEDBACK;
    return heard;
  });
}

function allpass(wave: Wave, seconds: number): Wave {
  const line = new Float64Array(samplesOf(seconds));
  return wave.map((sample, i) => {
    const place = i % line.length;
    const held = line[place] ?? 0;
    const fed = sample + held * 0.6;
    line[place] = fed;
    return held - fed * 0.6;
  });
}

export type Stereo = readonly [left: Wave, right: Wave];

/** The dry sound in the middle and the room around it, which rings on for `tail` seconds. */
export function inRoom(dry: Wave, wet: number, tail: number): Stereo {
  const long = new Float64Array(dry.length + Math.round(tail * RATE));
  long.set(dry);
  const sent = new Float64Array(long.length);
  sent.set(dry.subarray(0, Math.max(0, long.length - samplesOf(AWAY))), samplesOf(AWAY));
  const warm = lowPass(highPass(sent, 160), 3000);
  const sides = COMBS.map((delays, side) => {
    const rows = delays.map((seconds) => comb(warm, seconds));
    const sum = warm.map((_, i) => rows.reduce((all, row) => all + (row[i] ?? 0), 0) / 4);
    const around = (ALLPASSES[side] ?? []).reduce((row: Wave, seconds) => allpass(row, seconds), sum);
    return long.map((sample, i) => sample + wet * (around[i] ?? 0));
  });
  return [sides[0] as Wave, sides[1] as Wave];
}
