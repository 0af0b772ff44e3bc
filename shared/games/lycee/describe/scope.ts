// What a text has spoken of so far: who is meant by "it" and "that character", and which targets still need their red words.
import { assert } from '../../../kernel/assert.ts';
import type { Naming, Target } from '../card-data.ts';
import {
  amountIn,
  type Binding,
  type Bound,
  type CellNaming,
  type DeclarationNaming,
  type Mention,
  nounOf,
  originIn,
  type Red,
} from './plan.ts';

export interface Scope {
  /** Targets that are named when declaring and not yet spoken of. */
  readonly unsaid: Map<string, Naming>;
  /** In the order in which they were spoken of. */
  readonly bound: Map<string, Spoken>;
  /** Names for what has words of its own. */
  readonly alias: ReadonlyMap<string, Target>;
  last: string | undefined;
}
interface Spoken extends Binding {
  /** Looked-at cards as a whole: "those cards", beside what is taken from them. */
  readonly whole?: true;
}
/** How the battle opponent is remembered; no step can bind this name. */
const OPPONENT = '(battle opponent)';

export const newScope = (targets: readonly Naming[] = [], alias: Readonly<Record<string, Target>> = {}): Scope => ({
  unsaid: new Map(targets.map((naming) => [naming.as, naming])),
  bound: new Map(),
  alias: new Map(Object.entries(alias)),
  last: undefined,
});

/** A step binds cards: they are what was spoken of last. */
export function bind(scope: Scope, name: string, binding: Spoken): void {
  scope.bound.set(name, binding);
  scope.last = name;
}

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
  return alias === undefined ? mentionBound(scope, target.bound) : mention(scope, alias);
}

function mentionOpponent(scope: Scope): Mention {
  if (scope.bound.has(OPPONENT)) return mentionBound(scope, OPPONENT);
  bind(scope, OPPONENT, { noun: 'character', many: false, owner: 'opponent', origin: 'field' });
  return { of: 'battleOpponent' };
}

function mentionBound(scope: Scope, name: string): Mention {
  const naming = scope.unsaid.get(name);
  if (naming !== undefined && 'from' in naming) {
    scope.unsaid.delete(name);
    const { who, where } = naming.from;
    bind(scope, name, { noun: nounOf(naming.from), many: amountIn(naming) > 1, owner: who, origin: originIn(where) });
    return { of: 'named', naming };
  }
  const binding = scope.bound.get(name);
  assert(binding !== undefined, `a text speaks of ${name}, which nothing has bound`);
  const apart = whatTells(scope, name, binding);
  const near = scope.last === name && apart === undefined;
  scope.last = name;
  return { of: 'bound', ...binding, near, ...(apart !== undefined && { apart }) };
}

/** Others that the same words would mean make it necessary to say whose it is, or which of them. */
function whatTells(scope: Scope, name: string, { noun, many, owner, whole }: Spoken): Bound['apart'] {
  if (whole) return undefined;
  const alike = [...scope.bound].filter(([, one]) => one.noun === noun && one.many === many && !one.whole);
  const others = alike.filter(([other]) => other !== name);
  if (others.length === 0) return undefined;
  if (owner !== 'any' && others.every(([, one]) => one.owner !== owner && one.owner !== 'any')) return 'owner';
  return alike.findIndex(([other]) => other === name) + 1;
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
