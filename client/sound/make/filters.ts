// Filters whose corner may move: one state-variable form for low, band and high pass.
import { RATE, type Wave } from './wave.ts';

export type Course = number | ((t: number) => number);
export const at = (course: Course, t: number): number => (typeof course === 'number' ? course : course(t));

type Outputs = { readonly low: number; readonly band: number; readonly high: number };

/** The trapezoidal state-variable filter: steady under fast moves of its corner. */
function filtered(wave: Wave, corner: Course, q: number, take: (outputs: Outputs) => number): Wave {
  const damp = 1 / q;
  let [first, second] = [0, 0];
  return wave.map((sample, i) => {
    const g = Math.tan((Math.PI * Math.min(at(corner, i / RATE), RATE * 0.45)) / RATE);
    const high = (sample - (damp + g) * first - second) / (1 + g * (g + damp));
    const band = g * high + first;
    const low = g * band + second;
    first = g * high + band;
    second = g * band + low;
    return take({ low, band: band * damp, high });
  });
}

export const lowPass = (wave: Wave, corner: Course, q = Math.SQRT1_2): Wave =>
  filtered(wave, corner, q, ({ low }) => low);
export const highPass = (wave: Wave, corner: Course, q = Math.SQRT1_2): Wave =>
  filtered(wave, corner, q, ({ high }) => high);
export const bandPass = (wave: Wave, corner: Course, q = 1): Wave => filtered(wave, corner, q, ({ band }) => band);

/** Slopes twice as steep: for air and paper, whose hiss would else lie over everything. */
export const band = (wave: Wave, low: Course, high: Course): Wave => lowPass(highPass(highPass(wave, low), low), high);
