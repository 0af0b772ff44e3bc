// What it is called to answer a question with nothing.
import { expect, test } from 'vitest';
import { declineText } from './decline-text.ts';

const card = { card: 'c1' };
const asking = { from: [card, card], max: 1 };

test('nothing is called by what was asked', () => {
  expect(declineText(asking)).toBe('Pass');
  expect(declineText({ ...asking, about: { no: 'X', card: null } })).toBe('Decline');
  expect(declineText({ ...asking, about: { no: 'X', card: null }, covert: 'toAttack' })).toBe('Pass');
  expect(declineText({ ...asking, max: 2 })).toBe('Choose none');
  expect(declineText({ ...asking, from: [{ option: 'draw' }] })).toBe('No');
});
