// What it is called to answer a question with nothing.
import { expect, test } from 'vitest';
import { FRONTS } from '../../shared/games/fronts.ts';
import type { GameFront } from '../../shared/kernel/game.ts';
import { declineText } from './decline-text.ts';

const card = { card: 'c1' };
const [front] = Object.values(FRONTS) as [GameFront];
const game: GameFront = { ...front, id: 'ends', text: () => ({ 'decline.act': 'End the turn' }) };
const asking = { why: 'choose', from: [card, card], max: 1 };

test('nothing is called by what was asked', () => {
  expect(declineText(game, asking)).toBe('Pass');
  expect(declineText(game, { ...asking, about: { no: 'X', card: null } })).toBe('Decline');
  expect(declineText(game, { ...asking, about: { no: 'X', card: null }, covert: 'toAttack' })).toBe('Pass');
  expect(declineText(game, { ...asking, max: 2 })).toBe('Choose none');
  expect(declineText(game, { ...asking, from: [{ option: 'draw' }] })).toBe('No');
  expect(declineText(game, { ...asking, why: 'act' })).toBe('End the turn');
});
