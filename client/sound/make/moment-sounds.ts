// Turns, levels, the end, and the player's own hand on the controls; the five stings are the only music.
import type { SoundId } from '../sound-ids.ts';
import { lowPass } from './filters.ts';
import { bell, breath, chime, edge, felt, rub, struck, wood } from './matter.ts';
import { NOTE, type Recipe } from './recipe.ts';
import { glide, mix, pluck, shaped, swell, type Wave, waveOf } from './wave.ts';

/** A soft chord behind the bells, as of a harmonium in the next room. */
function glow(pitches: readonly number[], seconds: number, peak: number): Wave {
  const hump = swell(peak, seconds);
  const reeds = pitches.map((pitch, i) =>
    waveOf(seconds, (t) => {
      const turn = 2 * Math.PI * pitch * (1 + 0.0012 * (i % 2 === 0 ? 1 : -1));
      return Math.sin(turn * t) + 0.4 * Math.sin(2 * turn * t + 0.6) + 0.18 * Math.sin(3 * turn * t);
    }),
  );
  const chord = mix(...reeds.map((reed) => [0, 1 / pitches.length, reed] as const));
  return shaped(lowPass(chord, 1700), hump);
}

/** A low gong of the stage, struck with felt. */
const gong = (pitch: number, fall: number): Wave =>
  struck(
    pitch,
    [
      [1, 1, fall],
      [1.51, 0.5, fall * 0.8],
      [1.99, 0.4, fall * 0.6],
      [2.44, 0.3, fall * 0.5],
      [3.17, 0.18, fall * 0.35],
    ],
    fall * 1.05,
    0.006,
  );

const bells = (pitches: readonly number[], gap: number, fall: number, bright: number) =>
  pitches.map((pitch, i) => [i * gap, 0.6 + 0.06 * i, bell(pitch, fall, bright)] as const);

export const MOMENT_SOUNDS = {
  rise: {
    level: 0,
    room: 0.5,
    make: (c) =>
      mix(
        ...bells([NOTE.d5, NOTE.a5, NOTE.d6, NOTE.fSharp6], 0.095, 0.6, 0.7),
        [0, 0.35, wood(330, c, 0.6)],
        [0, 0.5, glow([NOTE.d4, NOTE.a4], 0.95, 0.35)],
      ),
  },
  // The curtain: a breath, the gong, and bells that run upwards through it.
  curtain: {
    level: 2,
    room: 0.55,
    make: (c) =>
      mix(
        [0, 0.7, breath(0.3, glide(350, 1700, 0.3), c, 0.85)],
        [0.24, 0.9, gong(NOTE.d3, 1)],
        [0.24, 0.6, felt(80, c, 0.3)],
        [0.26, 1, mix(...bells([NOTE.d5, NOTE.fSharp5, NOTE.a5, NOTE.d6, NOTE.a6], 0.07, 0.62, 0.75))],
        [0.24, 0.6, glow([NOTE.d4, NOTE.fSharp4, NOTE.a4], 1.05, 0.25)],
      ),
  },
  // The lamp moves over: a knock on the frame of the stage and a low gong.
  turn: {
    level: -3,
    room: 0.42,
    make: (c) => mix([0, 0.6, wood(280, c, 0.5)], [0, 0.6, gong(NOTE.a3, 0.5)], [0.02, 0.3, felt(110, c, 0.14)]),
  },
  yourTurn: {
    level: -1,
    room: 0.46,
    make: (c) =>
      mix(
        [0, 0.35, wood(440, c, 0.5)],
        [0, 0.7, bell(NOTE.d5, 0.55, 0.65)],
        [0.14, 0.8, bell(NOTE.a5, 0.7, 0.7)],
        [0, 0.3, glow([NOTE.d4, NOTE.a4], 0.6, 0.2)],
      ),
  },
  win: {
    level: 2,
    room: 0.55,
    make: (c) =>
      mix(
        ...bells([NOTE.d5, NOTE.fSharp5, NOTE.a5], 0.13, 0.7, 0.7),
        [0.42, 0.85, bell(NOTE.d6, 1, 0.8)],
        [0.42, 0.5, bell(NOTE.fSharp6, 0.9, 0.6)],
        [0.42, 0.5, gong(NOTE.d3, 0.9)],
        [0, 0.6, glow([NOTE.d4, NOTE.fSharp4, NOTE.a4], 1.5, 0.6)],
        [0.42, 0.4, felt(96, c, 0.24)],
      ),
  },
  // The lamp is turned down: the same notes falling, soft hammers, a low board.
  loss: {
    level: -1,
    room: 0.5,
    make: (c) =>
      mix(
        [0, 0.7, bell(NOTE.a4, 0.6, 0.3)],
        [0.2, 0.65, bell(NOTE.fSharp4, 0.6, 0.28)],
        [0.42, 0.7, bell(NOTE.d4, 0.9, 0.25)],
        [0.42, 0.6, felt(73, c, 0.34)],
        [0.42, 0.3, wood(150, c, 0.4)],
        [0, 0.45, glow([NOTE.b4 / 4, NOTE.fSharp4 / 2, NOTE.d4], 1.4, 0.5)],
      ),
  },
  pick: {
    level: -7,
    room: 0.14,
    make: (c) => mix([0, 0.8, wood(980, c, 0.6)], [0, 0.4, edge(4200, c, 0.01)]),
  },
  unpick: {
    level: -9,
    room: 0.14,
    make: (c) => mix([0, 0.8, wood(690, c, 0.45)], [0, 0.3, edge(2500, c, 0.012)]),
  },
  confirm: {
    level: -5,
    room: 0.24,
    make: (c) =>
      mix([0, 0.6, wood(740, c, 0.6)], [0.07, 0.8, wood(1100, c, 0.6)], [0.07, 0.3, chime(NOTE.d6, 0.2, 2, 0.5)]),
  },
  // Twice on the felt, no further.
  refuse: {
    level: -4,
    room: 0.16,
    make: (c) =>
      mix(
        [0, 0.9, felt(150, c, 0.1)],
        [0, 0.35, wood(215, c, 0.35)],
        [0.11, 1, felt(128, c, 0.12)],
        [0.11, 0.35, wood(190, c, 0.35)],
        [0, 0.15, rub(0.2, 1200, c, 0.4)],
      ),
  },
  // Heard from another window: clear, twice, not sharp.
  notify: {
    level: 0,
    room: 0.4,
    make: () =>
      mix(
        [0, 0.7, bell(NOTE.a5, 0.5, 0.75)],
        [0.16, 0.8, bell(NOTE.d6, 0.65, 0.75)],
        [0, 0.3, shaped(glow([NOTE.d4, NOTE.a4], 0.6, 0.2), pluck(0.02, 0.8))],
      ),
  },
} as const satisfies Partial<Record<SoundId, Recipe>>;
