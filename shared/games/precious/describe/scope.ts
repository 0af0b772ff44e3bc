// What a text has spoken of so far: who is meant by "it" and by "that character".
import { bind, mentionBound, type Spoken } from '../../../kernel/describe/spoken.ts';
import type { Target } from '../card-data.ts';
import type { Binding, Mention } from './plan.ts';

export interface Scope extends Spoken<Bindings> {
  /** Names for what has words of its own. */
  readonly alias: ReadonlyMap<string, Target>;
}
/** Looked-at cards may be bound as a whole. */
type Bindings = Binding & { readonly whole?: true };
/** How the other one in the approach is remembered; no step can bind this name. */
const OPPONENT = '(approach opponent)';

export const newScope = (alias: Readonly<Record<string, Target>> = {}): Scope => ({
  bound: new Map(),
  alias: new Map(Object.entries(alias)),
  last: undefined,
});

export function mention(scope: Scope, target: Target): Mention {
  if (target === 'approachOpponent') return mentionOpponent(scope);
  if (target === 'this' || target === 'bearer') {
    scope.last = undefined;
    return { of: target };
  }
  if ('all' in target) {
    scope.last = undefined;
    return { of: 'all', select: target.all };
  }
  const alias = scope.alias.get(target.bound);
  return alias === undefined ? mentionBound(scope, target.bound) : mention(scope, alias);
}

function mentionOpponent(scope: Scope): Mention {
  if (scope.bound.has(OPPONENT)) return mentionBound(scope, OPPONENT);
  bind(scope, OPPONENT, { noun: 'character', many: false, owner: 'opponent', origin: 'field' });
  return { of: 'approachOpponent' };
}
