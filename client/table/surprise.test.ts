// Tests of the guard against answering a question that was never seen.
import { expect, test } from 'vitest';
import { Surprise } from './surprise.ts';

const after = (...steps: [asked: number | null, sending: boolean, at: number][]): Surprise => {
  const surprise = new Surprise();
  for (const step of steps) surprise.follow(...step);
  return surprise;
};

test('a question that took the place of another without an answer is answered only after a moment', () => {
  const surprise = after([1, false, 0], [2, false, 1000]);
  expect([1000, 1349, 1350].map((at) => surprise.hears(at))).toEqual([false, false, true]);
});
test('so is one that comes a little after another was closed', () => {
  expect(after([1, false, 0], [null, false, 1000], [2, false, 1100]).hears(1200)).toBe(false);
});
test('so is what follows from an answer by a key, which may be pressed twice', () => {
  const surprise = after([1, false, 0]);
  expect(surprise.hears(1000)).toBe(true);
  surprise.follow(1, true, 1000);
  surprise.follow(2, false, 1050);
  expect([1100, 1300, 1400].map((at) => surprise.hears(at))).toEqual([false, false, true]);
});
test('what follows from an answer by the pointer is answered at once', () => {
  expect(after([1, false, 0], [1, true, 1000], [2, true, 1010], [2, false, 1020]).hears(1020)).toBe(true);
  expect(after([1, false, 0], [1, true, 1000], [1, false, 1010], [2, false, 1020]).hears(1020)).toBe(true);
});
test('an answer counts for its own question alone', () => {
  expect(after([1, true, 0], [2, false, 10], [3, false, 20]).hears(20)).toBe(false);
});
test('the first question, and one after a pause, are answered at once', () => {
  expect(after([1, false, 0]).hears(0)).toBe(true);
  expect(after([1, false, 0], [null, false, 1000], [2, false, 2000]).hears(2000)).toBe(true);
});
