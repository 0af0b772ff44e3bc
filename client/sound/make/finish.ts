// The last step of every sound: no rumble, one loudness, no clipping, quiet ends, and whole numbers of 16 bits.
import { highPass, lowPass } from './filters.ts';
import type { Stereo } from './room.ts';
import { fromDecibel, samplesOf, type Wave } from './wave.ts';

/** What a sound of level 0 measures in its loudest 80 ms. */
export const LOUDNESS = fromDecibel(-17);
/** No sample is above it: encoders overshoot a little. */
export const CEILING = fromDecibel(-1.5);
const KNEE = 0.55;
const WINDOW = 0.08;
/** Below this part of the peak a tail is cut. */
const INAUDIBLE = fromDecibel(-58);
const FADE_IN = 0.0012;
const FADE_OUT = 0.03;

export interface Sound {
  readonly left: Int16Array;
  readonly right: Int16Array;
}

/** As the ear weighs: little bass, the upper middle most. */
const weighed = (wave: Wave): Wave => {
  const body = highPass(wave, 120);
  const bright = highPass(wave, 1800);
  return lowPass(
    body.map((sample, i) => sample + 0.5 * (bright[i] ?? 0)),
    11_000,
  );
};

/** The root mean square of the loudest window of both sides. */
export function loudness([left, right]: Stereo): number {
  const sides = [weighed(left), weighed(right)];
  const window = Math.min(samplesOf(WINDOW), left.length);
  let [sum, most] = [0, 0];
  for (let i = 0; i < left.length; i++) {
    for (const side of sides) sum += (side[i] ?? 0) ** 2 - (i < window ? 0 : (side[i - window] ?? 0) ** 2);
    most = Math.max(most, sum);
  }
  return Math.sqrt(most / (2 * window));
}

/** Peaks are pressed softly into what lies above the knee. */
const pressed = (sample: number): number => {
  const size = Math.abs(sample);
  if (size <= KNEE) return sample;
  return Math.sign(sample) * (KNEE + (CEILING - KNEE) * Math.tanh((size - KNEE) / (CEILING - KNEE)));
};

function lastHeard([left, right]: Stereo): number {
  let peak = 0;
  for (let i = 0; i < left.length; i++) peak = Math.max(peak, Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0));
  let last = left.length - 1;
  while (last > 0 && Math.max(Math.abs(left[last] ?? 0), Math.abs(right[last] ?? 0)) < peak * INAUDIBLE) last--;
  return last;
}

const soft = (part: number): number => 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, part)));

/** Level is in decibel against the others. */
export function finish(raw: Stereo, level: number): Sound {
  const clean: Stereo = [highPass(raw[0], 35), highPass(raw[1], 35)];
  const gain = (LOUDNESS * fromDecibel(level)) / loudness(clean);
  const length = Math.min(clean[0].length, lastHeard(clean) + samplesOf(FADE_OUT));
  const whole = (wave: Wave): Int16Array =>
    Int16Array.from({ length }, (_, i) => {
      const fade = soft(i / samplesOf(FADE_IN)) * soft((length - 1 - i) / samplesOf(FADE_OUT));
      return Math.round(32_767 * pressed((wave[i] ?? 0) * gain) * fade);
    });
  return { left: whole(clean[0]), right: whole(clean[1]) };
}
