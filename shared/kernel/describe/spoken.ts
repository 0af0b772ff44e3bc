// Which cards a text has spoken of so far: whether a pronoun still means them, and what tells them from others.
import { assert } from '../assert.ts';

/** Some cards, as a step has bound them. */
interface Binding {
  readonly noun: string;
  readonly many: boolean;
  readonly owner: 'you' | 'opponent' | 'any';
  /** Looked-at cards as a whole: "those cards", beside what is taken from them. */
  readonly whole?: true;
}
/** How cards are spoken of again. */
export interface Again {
  readonly of: 'bound';
  /** Nothing else was spoken of since: a pronoun will do. */
  readonly near: boolean;
  /** What tells it from others of its noun: whose it is, or which of them it was, from 1. */
  readonly apart?: 'owner' | number;
}
export interface Spoken<B extends Binding> {
  /** In the order in which they were spoken of. */
  readonly bound: Map<string, B>;
  last: string | undefined;
}

/** A step binds cards: they are what was spoken of last. */
export function bind<B extends Binding>(spoken: Spoken<B>, name: string, binding: B): void {
  spoken.bound.set(name, binding);
  spoken.last = name;
}

export function mentionBound<B extends Binding>(spoken: Spoken<B>, name: string): B & Again {
  const binding = spoken.bound.get(name);
  assert(binding !== undefined, `a text speaks of ${name}, which nothing has bound`);
  const apart = whatTells(spoken, name, binding);
  const near = spoken.last === name && apart === undefined;
  spoken.last = name;
  return { of: 'bound', ...binding, near, ...(apart !== undefined && { apart }) };
}

/** Others that the same words would mean make it necessary to say whose it is, or which of them. */
function whatTells({ bound }: Spoken<Binding>, name: string, { noun, many, owner, whole }: Binding): Again['apart'] {
  if (whole) return undefined;
  const alike = [...bound].filter(([, one]) => one.noun === noun && one.many === many && !one.whole);
  const others = alike.filter(([other]) => other !== name);
  if (others.length === 0) return undefined;
  if (owner !== 'any' && others.every(([, one]) => one.owner !== owner && one.owner !== 'any')) return 'owner';
  return alike.findIndex(([other]) => other === name) + 1;
}
