// What the sounds are made of: paper, felt, wood, bells and breath.
import { band, bandPass, type Course, lowPass } from './filters.ts';
import { type Chance, crackle, hiss, unsteady } from './noise.ts';
import { glide, mix, pluck, shaped, silence, swell, type Wave, waveOf } from './wave.ts';

type Mode = readonly [ratio: number, gain: number, fall: number];

/** A struck thing: decaying tones, the higher the shorter; a soft hammer leaves the high ones out. */
export function struck(base: number, modes: readonly Mode[], seconds: number, rise = 0.0008): Wave {
  const tones = modes.map(([ratio, gain, fall]): readonly [number, number, Wave] => {
    const shape = pluck(rise, fall);
    const turn = 2 * Math.PI * base * ratio;
    return [0, gain, waveOf(seconds, (t) => Math.sin(turn * t) * shape(t))];
  });
  return mix(...tones);
}

const BOARD: readonly Mode[] = [
  [1, 1, 0.16],
  [1.83, 0.55, 0.11],
  [2.76, 0.42, 0.085],
  [4.07, 0.25, 0.06],
  [5.4, 0.16, 0.045],
  [7.9, 0.08, 0.03],
];
/** A knock on wood: a short scrape of the knuckle, then the board. */
export function wood(base: number, chance: Chance, hard = 1): Wave {
  const bend = 1 + 0.004 * (chance() - 0.5);
  const board = BOARD.map(([ratio, gain, fall], i): Mode => [ratio * bend, gain * hard ** i, fall]);
  const touch = shaped(bandPass(hiss(0.03, chance), base * 4.5, 0.8), pluck(0.0005, 0.018));
  return mix([0, 0.5, struck(base, board, 0.3)], [0, 0.7 * hard, touch]);
}

/** Something soft that comes to rest: a tone that sinks, under cloth. */
export function felt(base: number, chance: Chance, fall = 0.16): Wave {
  const course = glide(base * 1.7, base, 0.035);
  let phase = 0;
  const shape = pluck(0.002, fall);
  const body = waveOf(fall * 1.3, (t) => {
    phase += (2 * Math.PI * course(t)) / 44_100;
    return Math.sin(phase) * shape(t);
  });
  const cloth = shaped(lowPass(hiss(fall, chance), 900), pluck(0.0015, fall * 0.45));
  return mix([0, 0.8, body], [0, 0.6, cloth]);
}

/** The edge of a card: a tick of stiff paper. */
export function edge(corner: number, chance: Chance, fall = 0.02): Wave {
  const tick = shaped(bandPass(hiss(fall * 2, chance), corner, 1.3), pluck(0.0004, fall));
  return mix([0, 1, tick], [0, 0.35, struck(corner * 0.42, [[1, 1, fall * 0.9]], fall * 1.5)]);
}

/** Paper that runs over something: air, fibres, and the tremble of a hand. */
export function rub(seconds: number, corner: Course, chance: Chance, peak = 0.35): Wave {
  const hand = unsteady(55, 0.55, chance);
  const hump = swell(seconds * peak, seconds);
  const air = bandPass(hiss(seconds, chance), corner, 0.9);
  const fibres = bandPass(crackle(seconds, 900, chance), corner, 0.7);
  // Above it is only the hiss of a loudspeaker.
  const paper = lowPass(mix([0, 1, air], [0, 1.3, fibres]), 5600);
  return shaped(paper, (t) => hump(t) * hand(t));
}

/** A breath or a whoosh: air through a mouth that opens and closes. */
export function breath(seconds: number, course: Course, chance: Chance, peak = 0.6): Wave {
  const hump = swell(seconds * peak, seconds);
  const corner = (t: number): number => (typeof course === 'number' ? course : course(t));
  const mouth = bandPass(hiss(seconds, chance), course, 2.2);
  const throat = band(
    hiss(seconds, chance),
    (t) => corner(t) * 0.35,
    (t) => corner(t) * 0.8,
  );
  return shaped(mix([0, 1.6, mouth], [0, 0.5, throat]), (t) => hump(t) ** 1.4);
}

const BELL: readonly Mode[] = [
  [0.5, 0.22, 1.1],
  [1, 1, 1],
  [1.004, 0.5, 0.9],
  [2.003, 0.36, 0.62],
  [2.76, 0.26, 0.4],
  [4.18, 0.12, 0.22],
  [5.43, 0.07, 0.14],
];
/** A small hand bell: its hum, its beating pair, and the short bright ones above. */
export function bell(pitch: number, fall = 0.6, bright = 1): Wave {
  const modes = BELL.map(([ratio, gain, part], i): Mode => [ratio, gain * bright ** Math.max(0, i - 2), part * fall]);
  const ring = struck(pitch, modes, fall * 1.1, 0.0012);
  return mix([0, 0.5, ring], [0, 0.16 * bright, chime(pitch * 2, fall * 0.25, 3.53, 1.4)]);
}

/** A tone bent by another, whose bending dies first: glass, metal, a music box. */
export function chime(pitch: number, fall: number, ratio: number, bend: number): Wave {
  const shape = pluck(0.001, fall);
  const turn = 2 * Math.PI * pitch;
  return waveOf(fall * 1.1, (t) => {
    const bent = bend * Math.exp((-9 * t) / fall) * Math.sin(turn * ratio * t);
    return Math.sin(turn * t + bent) * shape(t);
  });
}

/** Many small edges, one after another, as cards that fall into each other. */
export function riffle(count: number, gaps: (part: number) => number, chance: Chance): Wave {
  const layers: (readonly [number, number, Wave])[] = [[0, 0, silence(0.01)]];
  let t = 0;
  for (let i = 0; i < count; i++) {
    const part = i / count;
    layers.push([
      t,
      0.45 + 0.55 * chance(),
      edge(2100 + 2600 * chance() - 500 * part, chance, 0.012 + 0.008 * chance()),
    ]);
    t += gaps(part) * (0.75 + 0.5 * chance());
  }
  return mix(...layers);
}
