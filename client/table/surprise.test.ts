// Tests of the guard against answering a question that was never seen.
import { expect, test } from 'vitest';
import { Surprise } from './surprise.ts';

const after = (...steps: [asked: number | null, at: number][]): Surprise => {
  const surprise = new Surprise();
  for (const step of steps) surprise.follow(...step);
  return surprise;
};

test('a question that took the place of another is heard only after a moment', () => {
  const surprise = after([1, 0], [2, 1000]);
  expect([1000, 1349, 1350].map((at) => surprise.isDeaf(at))).toEqual([true, true, false]);
});
test('so is one that comes a little after another was closed', () => {
  expect(after([1, 0], [null, 1000], [2, 1100]).isDeaf(1200)).toBe(true);
});
test('the first question, and one after a pause, are heard at once', () => {
  expect(after([1, 0]).isDeaf(0)).toBe(false);
  expect(after([1, 0], [null, 1000], [2, 2000]).isDeaf(2000)).toBe(false);
});
test('the same question is heard however often it is looked at', () => {
  expect(after([1, 0], [1, 1000]).isDeaf(1000)).toBe(false);
});
