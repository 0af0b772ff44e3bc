// Tests of the guard against answering a question that was never seen.
import { expect, test } from 'vitest';
import { Surprise } from './surprise.ts';

const after = (...steps: [asked: number | null, sending: boolean, at: number][]): Surprise => {
  const surprise = new Surprise();
  for (const step of steps) surprise.follow(...step);
  return surprise;
};

test('a question that replaced another without an answer is heard only after a moment', () => {
  const surprise = after([1, false, 0], [2, false, 1000]);
  expect([1000, 1349, 1350].map((at) => surprise.isDeaf(at))).toEqual([true, true, false]);
});
test('so is one that comes a little after another was closed', () => {
  expect(after([1, false, 0], [null, false, 1000], [2, false, 1100]).isDeaf(1200)).toBe(true);
});
test('whoever answers may answer what follows at once', () => {
  expect(after([1, false, 0], [1, true, 1000], [2, true, 1010], [2, false, 1020]).isDeaf(1020)).toBe(false);
  expect(after([1, false, 0], [1, true, 1000], [1, false, 1010], [2, false, 1020]).isDeaf(1020)).toBe(false);
});
test('an answer counts for its own question alone', () => {
  expect(after([1, true, 0], [2, false, 10], [3, false, 20]).isDeaf(20)).toBe(true);
});
test('the first question, and one after a pause, are heard at once', () => {
  expect(after([1, false, 0]).isDeaf(0)).toBe(false);
  expect(after([1, false, 0], [null, false, 1000], [2, false, 2000]).isDeaf(2000)).toBe(false);
});
