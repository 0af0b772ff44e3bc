// Cause and effect in the story: what is told inside has the happening around it as its cause.
import type { Rule } from './ask.ts';
import type { KernelState } from './state.ts';

type Told = Pick<KernelState, 'story'>;

/** Everything that `rule` tells has happening `n` as its cause. */
export function because<T>({ story }: Told, n: number, rule: () => T): T {
  const outer = story.cause;
  story.cause = n;
  const result = rule();
  story.cause = outer;
  return result;
}

/** Everything that the rules under way tell has happening `n` as its cause. */
export function* causing<T>({ story }: Told, n: number, rule: Rule<T>): Rule<T> {
  const outer = story.cause;
  story.cause = n;
  const result = yield* rule;
  story.cause = outer;
  return result;
}
