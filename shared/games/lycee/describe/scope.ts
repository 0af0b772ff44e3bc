// What a text has spoken of so far: who is meant by "it" and "that character", and which targets still need their red words.
import { bind, mentionBound, type Spoken } from '../../../kernel/describe/spoken.ts';
import type { Naming, Target } from '../card-data.ts';
import {
  amountIn,
  type Binding,
  type CellNaming,
  type DeclarationNaming,
  type Mention,
  nounOf,
  originIn,
  type Red,
} from './plan.ts';

export interface Scope extends Spoken<Bindings> {
  /** Targets that are named when declaring and not yet spoken of. */
  readonly unsaid: Map<string, Naming>;
  /** Names for what has words of its own. */
  readonly alias: ReadonlyMap<string, Target>;
}
/** Looked-at cards may be bound as a whole. */
type Bindings = Binding & { readonly whole?: true };
/** How the battle opponent is remembered; no step can bind this name. */
const OPPONENT = '(battle opponent)';

export const newScope = (targets: readonly Naming[] = [], alias: Readonly<Record<string, Target>> = {}): Scope => ({
  unsaid: new Map(targets.map((naming) => [naming.as, naming])),
  bound: new Map(),
  alias: new Map(Object.entries(alias)),
  last: undefined,
});

export function mention(scope: Scope, target: Target): Mention {
  if (target === 'battleOpponent') return mentionOpponent(scope);
  if (target === 'this' || target === 'bearer') {
    scope.last = undefined;
    return { of: target };
  }
  if ('all' in target) {
    scope.last = undefined;
    return { of: 'all', select: target.all };
  }
  const alias = scope.alias.get(target.bound);
  return alias === undefined ? mentionNamed(scope, target.bound) : mention(scope, alias);
}

function mentionOpponent(scope: Scope): Mention {
  if (scope.bound.has(OPPONENT)) return mentionBound(scope, OPPONENT);
  bind(scope, OPPONENT, { noun: 'character', many: false, owner: 'opponent', origin: 'field' });
  return { of: 'battleOpponent' };
}

function mentionNamed(scope: Scope, name: string): Mention {
  const naming = scope.unsaid.get(name);
  if (naming !== undefined && 'from' in naming) {
    scope.unsaid.delete(name);
    const { who, where } = naming.from;
    bind(scope, name, { noun: nounOf(naming.from), many: amountIn(naming) > 1, owner: who, origin: originIn(where) });
    return { of: 'named', naming };
  }
  return mentionBound(scope, name);
}

/** A cell or a declaration that was named. */
export function mentionRed<N extends CellNaming | DeclarationNaming>(
  scope: Scope,
  name: string,
  isKind: (naming: Naming) => naming is N,
): Red<N> {
  const naming = scope.unsaid.get(name);
  if (naming === undefined || !isKind(naming)) return 'before';
  scope.unsaid.delete(name);
  return naming;
}
