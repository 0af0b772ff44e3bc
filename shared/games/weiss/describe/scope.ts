// What a text has spoken of so far: who is meant by "it" and by "that character", and who does what it says.
import { bind as bindTo, mentionBound, type Spoken } from '../../../kernel/describe/spoken.ts';
import type { Select, Target, Who } from '../ability-data.ts';
import { type Book, saidOf, say } from './book.ts';
import { groupSaid, isOnStage, type Noun, nounIn } from './kinds.ts';
import type { Said } from './template.ts';

export interface Binding {
  readonly noun: Noun;
  readonly many: boolean;
  /** As the reader says it, also of what others do; of what each player does each time their own, `isEach`. */
  readonly owner: Who;
  readonly isEach?: true;
  /** Were the cards in play or open before, so that they "return" to hand? */
  readonly returns: boolean;
  readonly onStage?: boolean;
  readonly whole?: true;
}
/** The other card of what woke the ability: which one it is, or in what words the text has named it. */
export interface Other {
  readonly as: 'this' | 'battleOpponent' | 'defender' | 'attacker' | 'that';
  readonly noun: Noun;
  readonly owner: Who;
}
export interface Scope extends Spoken<Binding> {
  /** "That character" already means the battle opponent. */
  readonly opponentNamed: boolean;
  readonly other: Other | undefined;
  /** Who does what is said, if it is somebody else than the reader: "you" of the data is them. */
  readonly doer: 'opponent' | 'any' | undefined;
  /** Whose the card of the ability is, as the reader says it. */
  readonly source: Who;
  /** What has been bound in this sentence, and nothing else spoken of since. */
  fresh: string | undefined;
  /** Does a verb follow "have", so that it has no ending? */
  isBare: boolean;
  /** What X stands for in the clause that is being said. */
  x: string | undefined;
}
export const newScope = (opponentNamed = false, other?: Other): Scope => ({
  bound: new Map(),
  last: undefined,
  opponentNamed,
  other,
  doer: undefined,
  source: 'you',
  fresh: undefined,
  isBare: false,
  x: undefined,
});
/** The same text as it goes on elsewhere: what is bound there is not bound here. */
export const branchOf = (scope: Scope): Scope => ({ ...scope, bound: new Map(scope.bound) });
export const bind = (scope: Scope, name: string, binding: Binding): void => {
  bindTo(scope, name, binding);
  scope.fresh = name;
};
export const flipped = (who: Who): Who => (who === 'any' ? who : who === 'you' ? 'opponent' : 'you');
/** The text in quotes that somebody else is told: "you" is them there. */
export function toldTo(scope: Scope, doer: 'opponent' | 'any'): Scope {
  const asTheySay = (who: Who): Who => (doer === 'any' ? 'any' : flipped(who));
  const bound = new Map([...scope.bound].map(([name, one]) => [name, { ...one, owner: asTheySay(one.owner) }]));
  return { ...newScope(), bound, source: asTheySay(scope.source) };
}

export type Side = Who | 'they';
/** Whose something is, as the sentence says it. */
export function sideOf({ doer }: Scope, who: Who): Side {
  if (doer === undefined || who === 'any') return who;
  return who === 'you' ? 'they' : doer === 'opponent' ? 'you' : 'opponent';
}
/** Whose it is, as the reader says it: of what each player does there is one for each. */
export function ownerBy({ doer }: Scope, who: Who): Pick<Binding, 'owner' | 'isEach'> {
  if (doer === 'any' && who === 'you') return { owner: 'any', isEach: true };
  return { owner: doer === 'opponent' ? flipped(who) : who };
}
export const bindingOfSelect = (select: Select, many: boolean, scope: Scope): Binding => ({
  noun: nounIn(select),
  many,
  ...ownerBy(scope, select.who),
  onStage: isOnStage(select),
  returns: isOnStage(select) || select.where === 'waitingRoom' || select.where === 'clock' || select.where === 'memory',
});

/** Whom a step speaks of: as an object "it" where nothing else was spoken of since, as a subject "that character". */
export function mentionOf(book: Book, scope: Scope, target: Target, as: 'subject' | 'object'): Said {
  const isFresh = typeof target === 'object' && 'bound' in target && target.bound === scope.fresh;
  scope.fresh = isFresh ? scope.fresh : undefined;
  if (target === 'this') return saidOf(say(book, 'this'));
  if (target === 'bearer') return saidOf(say(book, 'bearer'));
  if (target === 'battleOpponent') return opponentSaid(book, scope);
  if ('all' in target) return groupSaid(book, 'all', target.all, scope);
  if (!scope.bound.has(target.bound)) return otherSaid(book, scope);
  const { noun, many, owner, near, apart } = mentionBound(scope, target.bound);
  const number = saidOf('', many);
  const words = nounWord(book, noun, many);
  if ((near || isFresh) && as === 'object') return saidOf(say(book, 'it', { many: number, noun: words }), many);
  if (isFresh) return saidOf(say(book, 'that', { many: number, noun: words }), many);
  if (typeof apart === 'number' && apart <= 3) return saidOf(say(book, `nth.${apart as 1}`, { noun: words }), many);
  if (apart === 'owner' && owner !== 'any')
    return saidOf(say(book, `that.${owner}`, { many: number, noun: words }), many);
  return saidOf(say(book, 'that', { many: number, noun: words }), many);
}
const that = (book: Book, noun: Noun): Said =>
  saidOf(say(book, 'that', { many: saidOf(''), noun: nounWord(book, noun, false) }));
/** Would "that character" mean one of those that the text has chosen since? */
const isTaken = ({ bound }: Scope, noun: Noun): boolean =>
  [...bound.values()].some((one) => one.noun === noun && !one.many);
const opponentSaid = (book: Book, scope: Scope): Said =>
  scope.opponentNamed && !isTaken(scope, 'character') ? that(book, 'character') : saidOf(say(book, 'battleOpponent'));
/** The other card of what woke the ability, which the text has named without binding it. */
function otherSaid(book: Book, scope: Scope): Said {
  const { as, noun } = scope.other ?? { as: 'that', noun: 'character' };
  if (as === 'this') return saidOf(say(book, 'this'));
  if (as === 'battleOpponent') return opponentSaid(book, scope);
  if (as !== 'that') return saidOf(say(book, `other.${as}`));
  return isTaken(scope, noun)
    ? saidOf(say(book, 'other.woke', { noun: nounWord(book, noun, false) }))
    : that(book, noun);
}
export function nounWord(book: Book, noun: Noun | 'marker', many: boolean): string {
  const [one = '', more = one] = book.phrases[`noun.${noun}`].split('|');
  return many ? more : one;
}
/** Who owns the cards, as the sentence says it: they go to the zones of that player. */
export function ownerOf(scope: Scope, target: Target): Side {
  if (target === 'this' || target === 'bearer') return scope.source;
  if (target === 'battleOpponent') return flipped(scope.source);
  const { owner, isEach } =
    'all' in target ? ownerBy(scope, target.all.who) : (scope.bound.get(target.bound) ?? otherOwner(scope));
  if (isEach && scope.doer === 'any') return 'they';
  return owner === 'opponent' && scope.doer === 'opponent' ? 'they' : owner;
}
function otherOwner({ other, source }: Scope): Pick<Binding, 'owner' | 'isEach'> {
  return { owner: other === undefined || other.as === 'this' ? source : other.owner };
}
/** "your", "its owner's": of what goes to a zone. */
export function whosePhrase(book: Book, scope: Scope, target: Target, many: boolean): string {
  const owner = ownerOf(scope, target);
  if (owner === 'you' || owner === 'they') return say(book, `whose.${owner}`);
  return say(book, 'whose.owner', { many: saidOf('', many) });
}
