// Whether an answer answers an ask: the offered list is the law.
import type { Answer, AskSpec } from '../ask.ts';
import { satisfied } from './limit.ts';

/** True if `answer` is a legal answer: distinct positions of the offer within its bounds and limit, or a number of its range. */
export function checkAnswer(ask: AskSpec, answer: Answer): boolean {
  if (answer.length < ask.min || answer.length > ask.max) return false;
  const [only] = ask.from;
  if (only !== undefined && 'range' in only) {
    return answer.every((n) => Number.isInteger(n) && n >= only.range.from && n <= only.range.to);
  }
  for (const [i, position] of answer.entries()) {
    if (!Number.isInteger(position) || position < 0 || position >= ask.from.length) return false;
    if (answer.indexOf(position) !== i) return false;
  }
  return ask.limit === undefined || satisfied(ask.limit, answer);
}
