// Attack, trigger, damage and values: a small theatre of wood, air and bells.
import type { SoundId } from '../sound-ids.ts';
import { band, lowPass } from './filters.ts';
import { bell, breath, chime, edge, felt, rub, struck, wood } from './matter.ts';
import { crackle, hiss } from './noise.ts';
import { NOTE, type Recipe } from './recipe.ts';
import { glide, mix, pluck, shaped, swell, waveOf } from './wave.ts';

/** A bell that trembles while it waits. */
const trembling = (pitch: number, seconds: number) =>
  shaped(bell(pitch, seconds * 1.6, 0.6), (t) => swell(seconds * 0.8, seconds)(t) * (0.7 + 0.3 * Math.sin(70 * t)));

export const BATTLE_SOUNDS = {
  // The top card rises: air draws in, a bell trembles, nothing is decided yet.
  suspense: {
    level: -4,
    room: 0.5,
    make: (c) =>
      mix(
        [0, 0.4, breath(0.42, glide(420, 1500, 0.42), c, 0.85)],
        [0, 0.3, rub(0.16, glide(1800, 3400, 0.16), c, 0.5)],
        [0.02, 1.2, trembling(NOTE.a5, 0.46)],
      ),
  },
  unveil: {
    level: -1,
    room: 0.42,
    make: (c) =>
      mix(
        [0, 0.9, edge(3700, c, 0.018)],
        [0, 0.5, felt(160, c, 0.1)],
        [0.012, 0.55, bell(NOTE.d6, 0.42, 0.9)],
        [0.012, 0.3, bell(NOTE.a5, 0.42, 0.6)],
      ),
  },
  // A trigger icon lights: three grains of glass.
  glass: {
    level: -4,
    room: 0.45,
    make: () =>
      mix(
        [0, 0.8, chime(NOTE.a6, 0.16, 2.41, 0.8)],
        [0.055, 0.7, chime(NOTE.fSharp6 * 2, 0.14, 2.41, 0.6)],
        [0.11, 0.85, chime(NOTE.d6 * 2, 0.26, 2.41, 0.7)],
      ),
  },
  // One card of damage: dull, dry, on the chest of the table.
  thud: {
    level: 0,
    room: 0.24,
    make: (c) =>
      mix(
        [0, 0.45, rub(0.06, 2600, c, 0.7)],
        [0.045, 0.8, felt(98, c, 0.18)],
        [0.045, 0.85, wood(215, c, 0.5)],
        [0.047, 0.6, shaped(lowPass(hiss(0.09, c), 1500), pluck(0.001, 0.07))],
      ),
  },
  // Damage that comes to nothing: air turns it away, two high bells open.
  parry: {
    level: -1,
    room: 0.48,
    make: (c) =>
      mix(
        [0, 0.7, breath(0.24, glide(600, 2600, 0.24), c, 0.55)],
        [0.07, 0.6, bell(NOTE.e6, 0.5, 0.8)],
        [0.15, 0.65, bell(NOTE.a6, 0.55, 0.7)],
        [0.07, 0.3, wood(880, c, 0.6)],
      ),
  },
  // A counter from the hand: two quick knocks, and metal answers.
  knocks: {
    level: 0,
    room: 0.36,
    make: (c) =>
      mix(
        [0, 0.5, rub(0.09, glide(3200, 1800, 0.09), c, 0.4)],
        [0.05, 0.75, wood(430, c, 0.8)],
        [0.125, 1, wood(580, c, 0.9)],
        [0.13, 0.4, chime(NOTE.d5, 0.34, 1.41, 1.9)],
      ),
  },
  // The lean before the blow: air, low to high, cut off.
  lunge: {
    level: -3,
    room: 0.26,
    make: (c) =>
      mix(
        [0, 1, breath(0.26, glide(380, 1900, 0.26), c, 0.78)],
        [0.05, 0.35, rub(0.2, glide(1500, 3400, 0.2), c, 0.8)],
        [0, 0.35, wood(190, c, 0.4)],
      ),
  },
  impact: {
    level: 3,
    room: 0.4,
    make: (c) => {
      const course = glide(165, 66, 0.09);
      let phase = 0;
      const fall = pluck(0.0015, 0.3);
      const drum = waveOf(0.34, (t) => {
        phase += (2 * Math.PI * course(t)) / 44_100;
        return Math.sin(phase) * fall(t);
      });
      return mix(
        [0, 0.75, drum],
        [0, 1, wood(215, c, 0.85)],
        [0.002, 0.8, wood(410, c, 0.8)],
        [0, 0.95, shaped(band(hiss(0.1, c), 450, 4200), pluck(0.0008, 0.07))],
        [0.01, 0.35, shaped(crackle(0.16, 500, c), pluck(0.002, 0.14))],
      );
    },
  },
  // Three plucked tongues upwards, as of a music box.
  powerUp: {
    level: -4,
    room: 0.34,
    make: (c) =>
      mix(
        ...[NOTE.d5, NOTE.fSharp5, NOTE.a5].map(
          (pitch, i) => [i * 0.06, 0.7 + 0.1 * i, chime(pitch, 0.2 + 0.06 * i, 2, 0.9)] as const,
        ),
        [0, 0.25, breath(0.22, glide(700, 1800, 0.22), c, 0.6)],
      ),
  },
  powerDown: {
    level: -4,
    room: 0.34,
    make: (c) =>
      mix(
        ...[NOTE.a4, NOTE.fSharp4, NOTE.d4].map(
          (pitch, i) => [i * 0.07, 0.9 - 0.1 * i, chime(pitch, 0.2 + 0.04 * i, 2, 0.7)] as const,
        ),
        [0, 0.3, breath(0.26, glide(1100, 420, 0.26), c, 0.3)],
      ),
  },
  // Back from the waiting room: a bell heard backwards, then the card stands.
  comeback: {
    level: -1,
    room: 0.5,
    make: (c) => {
      const backwards = shaped(bell(NOTE.fSharp5, 0.5, 0.7), pluck(0.001, 1.2))
        .reverse()
        .subarray(4000);
      return mix(
        [0, 0.6, backwards],
        [0.2, 0.4, rub(0.2, glide(1400, 3200, 0.2), c, 0.7)],
        [backwards.length / 44_100 - 0.01, 0.7, felt(125, c, 0.16)],
        [backwards.length / 44_100 - 0.01, 0.45, wood(390, c, 0.6)],
        [
          backwards.length / 44_100,
          0.4,
          struck(
            NOTE.d5,
            [
              [1, 1, 0.4],
              [2, 0.3, 0.25],
            ],
            0.45,
          ),
        ],
      );
    },
  },
} as const satisfies Partial<Record<SoundId, Recipe>>;
