// What has been picked for the open question, as pure functions: what may be added, why not, and when it is an answer.
import { allows, satisfied } from '../../shared/kernel/ask/limit.ts';
import type { GameFront } from '../../shared/kernel/game.ts';
import type { ShownAsk, ShownChoosable } from '../../shared/kernel/view.ts';

export type Picks = readonly number[];
/** Why a position cannot be added now. */
export type Ban = 'full' | 'limit';

export const rangeOf = (ask: ShownAsk): { readonly from: number; readonly to: number } | undefined => {
  const [only] = ask.from;
  return only !== undefined && 'range' in only ? only.range : undefined;
};

/** Where the number of a question begins: at the lowest, or where the game says so at the highest. */
export function dialedFirst({ fromHighest = [] }: Pick<GameFront, 'fromHighest'>, ask: ShownAsk | null): number {
  const range = ask === null ? undefined : rangeOf(ask);
  if (ask === null || range === undefined) return 0;
  return fromHighest.includes(ask.why) ? range.to : range.from;
}

/** A choice that has a form of its own over the table: among line-ups, or among decks. */
export type FormKind = 'lineUp' | 'deck';
export function formOf(ask: Pick<ShownAsk, 'from' | 'registers'>): FormKind | undefined {
  const [first] = ask.from;
  if (ask.registers === true || (first !== undefined && 'deck' in first)) return 'deck';
  return first !== undefined && 'prints' in first ? 'lineUp' : undefined;
}

/** A question for at most one thing is answered by picking it, but not in a form, which is read first. */
export const answersAtOnce = (ask: ShownAsk): boolean =>
  ask.max <= 1 && rangeOf(ask) === undefined && formOf(ask) === undefined;
export const mayDecline = (ask: ShownAsk): boolean =>
  ask.min === 0 && (ask.limit === undefined || satisfied(ask.limit, []));

/** In a form for one thing another pick takes the place of the last. */
const replaces = (ask: ShownAsk): boolean => ask.max === 1 && formOf(ask) !== undefined;

/** Why `position` cannot join the picks, or undefined if it can (or is one of them). */
export function banOf(ask: ShownAsk, picks: Picks, position: number): Ban | undefined {
  if (picks.includes(position)) return undefined;
  if (replaces(ask)) return allows(ask, [position]) ? undefined : 'limit';
  if (picks.length >= ask.max) return 'full';
  return allows(ask, [...picks, position]) ? undefined : 'limit';
}

/** The picks with `position` added, or taken out if it was in (where it can be done without); unchanged where it is banned. */
export function toggled(ask: ShownAsk, picks: Picks, position: number): Picks {
  if (position < 0 || position >= ask.from.length) return picks;
  if (replaces(ask)) return banOf(ask, [], position) === undefined ? [position] : picks;
  if (picks.includes(position)) return picks.filter((picked) => picked !== position);
  return banOf(ask, picks, position) === undefined ? [...picks, position] : picks;
}

/** The picks with the one at `index` moved by `by` places: the order of an ordered question. */
export function moved(picks: Picks, index: number, by: number): Picks {
  const to = index + by;
  const held = picks[index];
  if (held === undefined || to < 0 || to >= picks.length) return picks;
  const rest = picks.filter((_, i) => i !== index);
  return [...rest.slice(0, to), held, ...rest.slice(to)];
}

/** Are the picks an answer as they stand? */
export const isAnswer = (ask: ShownAsk, picks: Picks): boolean =>
  picks.length >= ask.min && picks.length <= ask.max && (ask.limit === undefined || satisfied(ask.limit, picks));

/** The card that a choosable thing names, where it names one. */
export function cardOf(choosable: ShownChoosable): string | undefined {
  if ('card' in choosable) return choosable.card;
  if ('ability' in choosable) return choosable.ability.source ?? undefined;
  if ('declared' in choosable) return choosable.declared.source ?? undefined;
  if ('action' in choosable) return choosable.action.card;
  return undefined;
}

/** The positions at which a card stands in the question. */
export const positionsOf = (ask: ShownAsk | null, handle: string): number[] =>
  ask === null ? [] : ask.from.flatMap((choosable, position) => (cardOf(choosable) === handle ? [position] : []));
