// The bot that picks by chance alone: every legal answer may come out.
import { type Choice, sample } from '../kernel/ask/limit.ts';
import type { Answer } from '../kernel/ask.ts';
import { assert } from '../kernel/assert.ts';
import type { Rng } from '../kernel/rng.ts';
import type { Bot } from './bot.ts';

export const random: Bot = (_game, _view, ask, _seat, rng) => anyAnswer(ask, ask.why, rng);

/** A random legal answer; an ask is made only if there is one. */
export function anyAnswer(choice: Choice, why: string, rng: Rng): Answer {
  const answer = sample(choice, rng);
  assert(answer !== undefined, `some answer satisfies ${why}`);
  return answer;
}
