// What a text has spoken of so far: who is meant by "it" and by "that character", and who does what it says.
import { bind as bindTo, mentionBound, type Spoken } from '../../../kernel/describe/spoken.ts';
import type { Select, Target, Who } from '../ability-data.ts';
import { type Book, saidOf, say } from './book.ts';
import { groupSaid, isOnStage, type Noun, nounIn } from './kinds.ts';
import type { Said } from './template.ts';

export interface Binding {
  readonly noun: Noun;
  readonly many: boolean;
  readonly owner: Who;
  /** Were the cards in play or open before, so that they "return" to hand? */
  readonly returns: boolean;
  readonly onStage?: boolean;
  readonly whole?: true;
}
export interface Scope extends Spoken<Binding> {
  /** "That character" already means the battle opponent. */
  readonly opponentNamed: boolean;
  /** Somebody else does what is said: "your" is theirs. */
  readonly isTheirs: boolean;
  /** What X stands for in the clause that is being said. */
  x: string | undefined;
}
export const newScope = (opponentNamed = false): Scope => ({
  bound: new Map(),
  last: undefined,
  opponentNamed,
  isTheirs: false,
  x: undefined,
});
export const bind = (scope: Scope, name: string, binding: Binding): void => bindTo(scope, name, binding);

export type Side = Who | 'they';
/** Whose something is, as the sentence says it. */
export function sideOf(scope: Scope, who: Who): Side {
  if (!scope.isTheirs || who === 'any') return who;
  return who === 'you' ? 'they' : 'you';
}
export const bindingOfSelect = (select: Select, many: boolean, { isTheirs }: Scope): Binding => ({
  noun: nounIn(select),
  many,
  owner: isTheirs && select.who !== 'any' ? (select.who === 'you' ? 'opponent' : 'you') : select.who,
  onStage: isOnStage(select),
  returns: isOnStage(select) || select.where === 'waitingRoom' || select.where === 'clock' || select.where === 'memory',
});

/** Whom a step speaks of: as an object "it" where nothing else was spoken of since, as a subject "that character". */
export function mentionOf(book: Book, scope: Scope, target: Target, as: 'subject' | 'object'): Said {
  if (target === 'this') return saidOf(say(book, 'this'));
  if (target === 'bearer') return saidOf(say(book, 'bearer'));
  if (target === 'battleOpponent') {
    if (!scope.opponentNamed) return saidOf(say(book, 'battleOpponent'));
    return that(book, 'character');
  }
  if ('all' in target) return groupSaid(book, 'all', target.all, scope);
  // The other card of what woke the ability, which the text has named without binding it.
  if (!scope.bound.has(target.bound)) return that(book, 'character');
  const { noun, many, owner, near, apart } = mentionBound(scope, target.bound);
  const number = saidOf('', many);
  const words = nounWord(book, noun, many);
  if (near && as === 'object') return saidOf(say(book, 'it', { many: number, noun: words }), many);
  if (typeof apart === 'number' && apart <= 3) return saidOf(say(book, `nth.${apart as 1}`, { noun: words }), many);
  if (apart === 'owner' && owner !== 'any')
    return saidOf(say(book, `that.${owner}`, { many: number, noun: words }), many);
  return saidOf(say(book, 'that', { many: number, noun: words }), many);
}
const that = (book: Book, noun: Noun): Said =>
  saidOf(say(book, 'that', { many: saidOf(''), noun: nounWord(book, noun, false) }));
export function nounWord(book: Book, noun: Noun, many: boolean): string {
  const [one = '', more = one] = book.phrases[`noun.${noun}`].split('|');
  return many ? more : one;
}
/** Who owns the cards: they go to the zones of that player. */
export function ownerOf(scope: Scope, target: Target): Who {
  if (target === 'this' || target === 'bearer') return 'you';
  if (target === 'battleOpponent') return 'opponent';
  if ('all' in target) return target.all.who;
  return scope.bound.get(target.bound)?.owner ?? 'you';
}
/** "your", "its owner's": of what goes to a zone. */
export function whosePhrase(book: Book, scope: Scope, target: Target, many: boolean): string {
  if (ownerOf(scope, target) === 'you') return say(book, scope.isTheirs ? 'whose.they' : 'whose.you');
  return say(book, 'whose.owner', { many: saidOf('', many) });
}
