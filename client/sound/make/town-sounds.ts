// A small town around the table: clocks, a music box, chalk, bees, and the bell of a railway crossing.
import type { SoundId } from '../sound-ids.ts';
import { band, bandPass, lowPass } from './filters.ts';
import { breath, chime, edge, felt, rub, struck, wood } from './matter.ts';
import { type Chance, crackle, hiss, unsteady } from './noise.ts';
import { NOTE, type Recipe } from './recipe.ts';
import { glide, mix, pluck, shaped, swell, type Wave, waveOf } from './wave.ts';

/** A tongue of the comb: the pin lifts it, it springs back, and the box sings along. */
const tongue = (pitch: number, fall: number, chance: Chance): Wave =>
  mix(
    [0, 0.25, edge(5200, chance, 0.008)],
    [0.006, 0.8, chime(pitch, fall, 3.98, 0.55)],
    [0.006, 0.35, chime(pitch * 2, fall * 0.4, 2.76, 0.4)],
    [0.006, 0.22, wood(pitch / 2, chance, 0.4)],
  );

/** Wings: a low reed whose breadth trembles, thick in its middle. */
function bees(seconds: number, course: (t: number) => number, chance: Chance): Wave {
  const drift = [unsteady(19, 0.03, chance), unsteady(23, 0.03, chance), unsteady(29, 0.03, chance)];
  const swarm = drift.map((wander, i) => {
    let phase = chance();
    return waveOf(seconds, (t) => {
      phase = (phase + (course(t) * wander(t) * (1 + 0.012 * (i - 1))) / 44_100) % 1;
      return 2 * phase - 1;
    });
  });
  const wings = lowPass(mix(...swarm.map((one) => [0, 1 / 3, one] as const)), (t) => 5 * course(t));
  return shaped(wings, (t) => 0.75 + 0.25 * Math.sin(2 * Math.PI * 27 * t));
}

/** Two iron bells close together, struck with a small hammer. */
const iron = (pitch: number, fall: number): Wave =>
  struck(
    pitch,
    [
      [1, 1, fall],
      [1.19, 0.5, fall * 0.8],
      [2.32, 0.5, fall * 0.5],
      [3.08, 0.34, fall * 0.35],
      [4.61, 0.2, fall * 0.2],
    ],
    fall * 1.05,
  );

export const TOWN_SOUNDS = {
  // The escapement of a tall clock: pallet on brass, and its case.
  tick: {
    level: -3,
    room: 0.14,
    make: (c) =>
      mix(
        [0, 0.8, wood(820, c, 0.7)],
        [0, 0.5, chime(NOTE.d6 * 2, 0.05, 1.7, 1.6)],
        [0.022, 0.5, wood(640, c, 0.5)],
        [0.022, 0.4, felt(190, c, 0.06)],
      ),
  },
  // Played higher the deeper a chain is, and on points that arrive.
  tine: { level: -5, room: 0.3, make: (c) => tongue(NOTE.d5, 0.34, c) },
  // One stroke on the slate, that ends with a knock.
  chalk: {
    level: -4,
    room: 0.16,
    make: (c) => {
      const hand = unsteady(70, 0.8, c);
      const stroke = shaped(bandPass(crackle(0.24, 2600, c), glide(2100, 3000, 0.24), 1.6), (t) =>
        Math.max(0, swell(0.09, 0.24)(t) * hand(t)),
      );
      return mix([0, 1, stroke], [0, 0.25, rub(0.22, 3200, c, 0.4)], [0.2, 0.5, edge(2600, c, 0.012)]);
    },
  },
  // A swarm comes near and goes by.
  hum: {
    level: -4,
    room: 0.3,
    make: (c) => {
      const hump = swell(0.22, 0.46);
      return mix(
        [0, 0.8, shaped(bees(0.46, glide(NOTE.d3, NOTE.a3, 0.46), c), hump)],
        [0.03, 0.4, breath(0.4, glide(500, 1300, 0.4), c, 0.5)],
      );
    },
  },
  // The crossing: two strokes, the second lower.
  crossing: {
    level: -2,
    room: 0.3,
    make: (c) =>
      mix(
        [0, 0.8, iron(NOTE.a5, 0.3)],
        [0, 0.25, edge(3300, c, 0.012)],
        [0.15, 0.85, iron(NOTE.fSharp5, 0.36)],
        [0.15, 0.25, edge(3000, c, 0.012)],
      ),
  },
  // A slate that breaks.
  crack: {
    level: 0,
    room: 0.24,
    make: (c) =>
      mix(
        [0, 0.9, wood(520, c, 1)],
        [0, 0.8, shaped(band(hiss(0.05, c), 900, 5200), pluck(0.0005, 0.045))],
        [0.03, 0.6, shaped(crackle(0.2, 420, c), pluck(0.002, 0.19))],
        [0.06, 0.35, edge(1900, c, 0.02)],
      ),
  },
  // Brought down on the counter of an office.
  stamp: {
    level: 1,
    room: 0.24,
    make: (c) =>
      mix(
        [0, 0.5, wood(980, c, 0.5)],
        [0.05, 1, felt(92, c, 0.2)],
        [0.05, 0.8, wood(180, c, 0.7)],
        [0.052, 0.6, shaped(lowPass(hiss(0.06, c), 2400), pluck(0.001, 0.05))],
      ),
  },
  // Onto the counter, on its edge, and flat.
  coin: {
    level: -4,
    room: 0.26,
    make: (c) =>
      mix(
        [0, 0.8, chime(NOTE.b5 * 2, 0.16, 2.41, 0.9)],
        [0, 0.3, edge(4400, c, 0.01)],
        [0.075, 0.55, chime(NOTE.e6 * 2, 0.12, 2.41, 0.8)],
        [0.13, 0.4, chime(NOTE.b5 * 2, 0.1, 2.41, 0.8)],
        [0.13, 0.3, felt(170, c, 0.06)],
      ),
  },
  // Breath that is let go.
  sigh: {
    level: -5,
    room: 0.24,
    make: (c) =>
      mix([0, 1, breath(0.4, glide(1250, 380, 0.4), c, 0.22)], [0.02, 0.3, rub(0.3, glide(2400, 900, 0.3), c, 0.2)]),
  },
  // Twice, from below.
  heartbeat: {
    level: 0,
    room: 0.18,
    make: (c) => mix([0, 1, felt(88, c, 0.16)], [0.15, 0.75, felt(74, c, 0.18)], [0, 0.3, wood(176, c, 0.3)]),
  },
  // Two light soles on boards.
  steps: {
    level: -5,
    room: 0.2,
    make: (c) =>
      mix(
        [0, 0.7, wood(330, c, 0.45)],
        [0, 0.5, felt(150, c, 0.07)],
        [0.13, 0.8, wood(370, c, 0.45)],
        [0.13, 0.5, felt(165, c, 0.07)],
        [0.01, 0.25, rub(0.18, 1700, c, 0.5)],
      ),
  },
  // A cloth that is shaken out over a table.
  unroll: {
    level: -3,
    room: 0.24,
    make: (c) =>
      mix(
        [0, 0.9, rub(0.26, glide(900, 2600, 0.26), c, 0.7)],
        [0.04, 0.6, breath(0.24, glide(400, 1200, 0.24), c, 0.7)],
        [0.24, 0.7, felt(118, c, 0.14)],
        [0.24, 0.3, edge(1700, c, 0.02)],
      ),
  },
} as const satisfies Partial<Record<SoundId, Recipe>>;
