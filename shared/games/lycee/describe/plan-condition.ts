// Plans the conditions of an ability or of a part of its effect.
import type { Condition } from '../card-data.ts';
import type { SaidCondition } from './plan.ts';
import { mention, type Scope } from './scope.ts';

export const conditionsOf = (conditions: readonly Condition[] | undefined, scope: Scope): SaidCondition[] =>
  (conditions ?? []).map((condition) => {
    if (!('bound' in condition)) return condition;
    const { is, atLeast } = condition;
    return { among: mention(scope, condition), ...(is !== undefined && { is }), atLeast };
  });
