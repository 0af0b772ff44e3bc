// Which questions may be switched off: those alone that answer the other side, in every game.
import { expect, test } from 'vitest';
import { FRONTS } from '../../shared/games/fronts.ts';
import { toy } from '../../shared/kernel/testing/toy/toy.ts';
import type { ShownAsk } from '../../shared/kernel/view.ts';
import { neverAsked } from './never-ask.ts';

const ask: ShownAsk = { id: 1, seat: 0, why: 'nay', from: [{ option: 'yes' }], min: 0, max: 1, cancelable: false };

test('a window that answers may be switched off, and no other question', () => {
  expect(neverAsked(toy, { ...ask, covert: 'response' })).toBe('response');
  expect(neverAsked(toy, { ...ask, covert: 'search' })).toBeUndefined();
  expect(neverAsked(toy, ask)).toBeUndefined();
  expect(neverAsked(toy, { ...ask, covert: 'response', min: 1 })).toBeUndefined();
});

test.each(Object.values(FRONTS))('$id: what answers is a window, and what is paid or dealt answers nobody', (front) => {
  expect(front.answerWindows.length).toBeGreaterThan(0);
  expect(front.answerWindows.filter((kind) => !front.windows.includes(kind))).toEqual([]);
  expect(front.answerWindows.filter((kind) => /^(?:pay|mulligan)/.test(kind))).toEqual([]);
});
