// A wave is a row of samples; here is what waves are laid, shaped and put together with.
export const RATE = 44_100;
export type Wave = Float64Array;

export const samplesOf = (seconds: number): number => Math.round(seconds * RATE);
export const silence = (seconds: number): Wave => new Float64Array(samplesOf(seconds));
export const fromDecibel = (db: number): number => 10 ** (db / 20);

/** Samples by their time in seconds. */
export function waveOf(seconds: number, sample: (t: number) => number): Wave {
  const wave = silence(seconds);
  for (let i = 0; i < wave.length; i++) wave[i] = sample(i / RATE);
  return wave;
}

/** The same wave, each sample times a factor of its time. */
export function shaped(wave: Wave, factor: (t: number) => number): Wave {
  return wave.map((sample, i) => sample * factor(i / RATE));
}

/** What sounds, when it begins (seconds), and how loud. */
export type Layer = readonly [at: number, gain: number, wave: Wave];

export function mix(...layers: readonly Layer[]): Wave {
  const length = Math.max(...layers.map(([at, , wave]) => samplesOf(at) + wave.length));
  const sum = new Float64Array(length);
  for (const [at, gain, wave] of layers) {
    const from = samplesOf(at);
    for (let i = 0; i < wave.length; i++) sum[from + i] = (sum[from + i] ?? 0) + gain * (wave[i] ?? 0);
  }
  return sum;
}

/** A rise to 1 within `rise` and a fall by 60 dB within `fall` seconds. */
export const pluck =
  (rise: number, fall: number) =>
  (t: number): number =>
    t < rise ? 0.5 - 0.5 * Math.cos((Math.PI * t) / rise) : Math.exp((-6.9 * (t - rise)) / fall);

/** A hump: up until `peak`, down until `end`, both softly. */
export const swell =
  (peak: number, end: number) =>
  (t: number): number => {
    if (t >= end) return 0;
    const part = t < peak ? t / peak : (end - t) / (end - peak);
    return part * part * (3 - 2 * part);
  };

/** From one value to another, evenly for the ear. */
export const glide =
  (from: number, to: number, seconds: number) =>
  (t: number): number =>
    from * (to / from) ** Math.min(1, t / seconds);
