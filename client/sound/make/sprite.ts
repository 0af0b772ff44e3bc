// All sounds made, and laid one after another into the one file that the page loads.
import { SOUND_IDS, type SoundId } from '../sound-ids.ts';
import { BARRAGE_SOUNDS } from './barrage-sounds.ts';
import { BATTLE_SOUNDS } from './battle-sounds.ts';
import { CARD_SOUNDS } from './card-sounds.ts';
import { FILM_SOUNDS } from './film-sounds.ts';
import { finish, type Sound } from './finish.ts';
import { MOMENT_SOUNDS } from './moment-sounds.ts';
import { chanceOf } from './noise.ts';
import type { Recipe } from './recipe.ts';
import { inRoom } from './room.ts';
import { TOWN_SOUNDS } from './town-sounds.ts';
import { RATE } from './wave.ts';

export const RECIPES: Readonly<Record<SoundId, Recipe>> = {
  ...CARD_SOUNDS,
  ...BATTLE_SOUNDS,
  ...TOWN_SOUNDS,
  ...FILM_SOUNDS,
  ...BARRAGE_SOUNDS,
  ...MOMENT_SOUNDS,
};

/** How long the room rings at its wettest. */
const TAIL = 0.5;
/** Silence before each sound: decoders of MP3 may begin a few hundredths late, and none may hear its neighbour. */
const GAP_MS = 90;
/** So much of the silence behind a sound belongs to it, for the same lateness. */
const SLACK_MS = 60;

export function makeSound(id: SoundId): Sound {
  const { level, room, make } = RECIPES[id];
  return finish(inRoom(make(chanceOf(id)), room, TAIL * Math.min(1, room * 2.5)), level);
}

export type Span = readonly [startMs: number, lengthMs: number];
export interface Sprite {
  readonly map: Readonly<Record<SoundId, Span>>;
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Sounds begin at whole milliseconds. */
export function layOut(sounds: Readonly<Record<SoundId, Sound>>): Sprite {
  const spans: [SoundId, Span][] = [];
  let end = GAP_MS;
  for (const id of SOUND_IDS) {
    const length = Math.ceil((sounds[id].left.length / RATE) * 1000) + SLACK_MS;
    spans.push([id, [end, length]]);
    end += length + GAP_MS;
  }
  const sides = (['left', 'right'] as const).map((side) => {
    const row = new Float32Array(Math.ceil((end / 1000) * RATE));
    for (const [id, [start]] of spans)
      row.set(
        Float32Array.from(sounds[id][side], (sample) => sample / 32_768),
        Math.round((start / 1000) * RATE),
      );
    return row;
  });
  return {
    map: Object.fromEntries(spans) as Record<SoundId, Span>,
    left: sides[0] as Float32Array,
    right: sides[1] as Float32Array,
  };
}

export const makeSounds = (): Record<SoundId, Sound> =>
  Object.fromEntries(SOUND_IDS.map((id) => [id, makeSound(id)])) as Record<SoundId, Sound>;

/** A short print of bytes, to see whether they are the same (FNV-1a). */
export function printOf(...parts: readonly (Int16Array | Uint8Array)[]): string {
  let hash = 0x811c9dc5;
  for (const part of parts)
    for (const value of part) {
      hash = Math.imul(hash ^ (value & 0xff), 0x01000193);
      if (part instanceof Int16Array) hash = Math.imul(hash ^ ((value >> 8) & 0xff), 0x01000193);
    }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
