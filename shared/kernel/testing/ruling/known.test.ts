// What a ruling denies has to exist: questions and happenings of the game, and answers to questions that are asked.
import { expect, test } from 'vitest';
import { toy } from '../toy/toy.ts';
import { mustAsk, mustTell } from './known.ts';

test('a question of the game is known, also where it is said of one player', () => {
  for (const why of ['act', 'B.act']) expect(() => mustAsk(toy, why)).not.toThrow();
  for (const why of ['cat', 'C.act', 'B.']) expect(() => mustAsk(toy, why)).toThrow(`the game has no question ${why}`);
});
test('what every game tells is known, and what the game itself does', () => {
  for (const type of ['moved', ...Object.keys(toy.events)]) expect(() => mustTell(toy, type)).not.toThrow();
  expect(() => mustTell(toy, 'mvoed')).toThrow('nothing that is called mvoed happens in the game');
});
