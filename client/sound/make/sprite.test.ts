// The sounds as samples: the same each time, clean at both ends, and lying where the map says.
import { expect, test } from 'vitest';
import { SOUND_IDS } from '../sound-ids.ts';
import { SOUND_MAP } from '../sound-map.ts';
import { CEILING } from './finish.ts';
import { SOUND_PRINTS } from './prints.ts';
import { layOut, makeSound, makeSounds, printOf } from './sprite.ts';
import { RATE } from './wave.ts';

const AGAIN = 'run `npm run -s sounds` and commit what it writes';
const sounds = makeSounds();
const sprite = layOut(sounds);

test.each(SOUND_IDS.map((id) => [id]))('%s has the samples that were last made', (id) => {
  expect(printOf(sounds[id].left, sounds[id].right), AGAIN).toBe(SOUND_PRINTS[id]);
});

test('a sound made twice has the same samples', () => {
  for (const id of ['draw', 'impact', 'comeback'] as const) expect(makeSound(id)).toEqual(sounds[id]);
});

test.each(SOUND_IDS.map((id) => [id]))('%s is clean: not clipped, not silent, no click at its ends', (id) => {
  const { left, right } = sounds[id];
  expect(right.length).toBe(left.length);
  for (const side of [left, right]) {
    const peak = side.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(peak).toBeLessThanOrEqual(Math.ceil(CEILING * 32_768));
    expect(peak).toBeGreaterThan(3000);
    expect(Math.abs(side.reduce((sum, sample) => sum + sample, 0) / side.length)).toBeLessThan(12);
    expect([side.at(0), side.at(-1)]).toEqual([0, 0]);
    const steps = [...side.subarray(0, 8), ...side.subarray(-200)].map(Math.abs);
    expect(Math.max(...steps)).toBeLessThan(600);
  }
});

test('sounds are short, and only stings are longer than a second', () => {
  const stings = ['curtain', 'rise', 'win', 'loss', 'yourTurn'];
  for (const id of SOUND_IDS) {
    const seconds = sounds[id].left.length / RATE;
    expect(seconds, id).toBeGreaterThan(0.04);
    expect(seconds, id).toBeLessThan(stings.includes(id) ? 1.6 : 1.1);
  }
});

test('the map is the one of these sounds, and no two of its spans touch', () => {
  expect(SOUND_MAP, AGAIN).toEqual(sprite.map);
  let end = 0;
  for (const id of SOUND_IDS) {
    const [start, length] = SOUND_MAP[id];
    expect(start - end).toBeGreaterThanOrEqual(80);
    expect(length).toBeGreaterThan((sounds[id].left.length / RATE) * 1000);
    end = start + length;
  }
});
