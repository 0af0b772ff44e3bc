// The files of sound are those that the recipes give: last made from these samples, small, and as long as the map.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FILE_PRINTS } from '../../client/sound/make/prints.ts';
import { printOf } from '../../client/sound/make/sprite.ts';
import { RATE } from '../../client/sound/make/wave.ts';
import { SOUND_MAP } from '../../client/sound/sound-map.ts';
import { MP3_KBIT } from '../sounds/mp3-rate.ts';
import { root } from './check.ts';

const MOST_BYTES = 400_000;
const fileOf = (kind: string): Buffer => readFileSync(join(root, `public/audio/sounds.${kind}`));
const [ogg, mp3] = [fileOf('ogg'), fileOf('mp3')];
const end = Math.max(...Object.values(SOUND_MAP).map(([start, length]) => start + length)) / 1000;

test('both files are the ones last made, and small', () => {
  const prints = { ogg: printOf(ogg), mp3: printOf(mp3) };
  expect(prints, 'run `npm run -s sounds` and commit what it writes').toEqual(FILE_PRINTS);
  expect(Math.max(ogg.length, mp3.length)).toBeLessThan(MOST_BYTES);
});

test('both files reach to the end of the map, and hardly further', () => {
  // The last page of an Ogg file counts its samples; an MP3 of constant rate is as long as its bytes.
  const oggSeconds = Number(ogg.readBigInt64LE(ogg.lastIndexOf('OggS') + 6)) / RATE;
  const mp3Seconds = (mp3.length * 8) / (MP3_KBIT * 1000);
  for (const seconds of [oggSeconds, mp3Seconds]) {
    expect(seconds).toBeGreaterThanOrEqual(end);
    expect(seconds).toBeLessThan(end + 0.25);
  }
});
