// What a text has spoken of so far: who is meant by "it" and by "that character".
import { mentionBound, type Spoken } from '../../../kernel/describe/spoken.ts';
import { ATTACKED, type Attack, type Target } from '../card-data.ts';
import type { Binding, Mention } from './plan.ts';

export interface Scope extends Spoken<Binding> {
  /** Whether the attack of the text is on several. */
  readonly attackOnMany: boolean;
}
export const newScope = (attack?: Attack): Scope => ({
  bound: new Map(),
  last: undefined,
  attackOnMany: attack !== undefined && (attack.on ?? 1) !== 1,
});

export function mention(scope: Scope, target: Target): Mention {
  if (typeof target === 'object' && 'bound' in target && target.bound !== ATTACKED) {
    return mentionBound(scope, target.bound);
  }
  scope.last = undefined;
  if (typeof target === 'string') return { of: target };
  return 'all' in target ? { of: 'all', select: target.all } : { of: 'attacked', many: scope.attackOnMany };
}
