// Asking a player: the only file with a bare `yield`. A rule asks with `yield*` and goes on with the answer.

import type { Limit } from './ask/limit.ts';
import { assert, BrokenInvariant, fail } from './assert.ts';
import type { CardId, CardRef } from './card.ts';
import type { Deck } from './deck.ts';
import { type BySeat, SEATS, type Seat } from './seat.ts';

/** Something that is done, perhaps with a card or by the n-th ability that it has. */
export interface Action<Card> {
  readonly do: string;
  readonly card?: Card;
  readonly ability?: number;
  /** Where the text of that ability stands if it is not a line of the card itself: another card gives it. */
  readonly given?: { readonly no: string; readonly path: string };
}
/** A declaration that waits in the chain, by its place there from 1: one card may have made several. */
export interface Declared<Source> {
  readonly nth: number;
  readonly source: Source;
  /** The card, or the card and the ability in its data, that is declared. */
  readonly no: string;
  readonly path?: string;
}
/** One thing that may be picked. Cards are ids here; a view turns them into handles. */
export type Choosable =
  | { readonly card: CardId }
  | { readonly slot: string; readonly seat?: Seat }
  | { readonly option: string }
  | { readonly seat: Seat }
  | { readonly ability: { readonly source: CardRef; readonly no: string; readonly path: string } }
  | { readonly declared: Declared<CardRef> }
  | { readonly action: Action<CardId> }
  | { readonly range: { readonly from: number; readonly to: number } }
  /** Cards by number that lie nowhere yet, taken together: a line-up. */
  | { readonly prints: readonly string[] }
  /** A deck to play with. */
  | { readonly deck: Deck };

/** Positions in `from`, in the order picked; for a single `range`, the number itself. */
export type Answer = readonly number[];

declare const asked: unique symbol;

export interface AskSpec {
  readonly seat: Seat;
  /** Text key of the question. */
  readonly why: string;
  readonly from: readonly Choosable[];
  readonly min: number;
  readonly max: number;
  readonly ordered?: boolean;
  readonly limit?: Limit;
  /** Name of the covert window; then others hear only who is asked and this name. */
  readonly covert?: string;
  /** Seconds after which the host answers with the first of what is offered. Only where that is an answer. */
  readonly within?: number;
  /** The asked seat may register further decks while it is open: each is one more choice at its end (`Match.register`). */
  readonly registers?: true;
  /** The card (and ability in its data) that asks, where one does. */
  readonly about?: { readonly ref: CardRef; readonly no: string; readonly path?: string };
}
/** A question to one seat, made only by the functions of this file. */
export interface Ask extends AskSpec {
  readonly [asked]: 'ask';
}
/** One question per seat, answered in secret and told together. */
export interface Asks {
  readonly [asked]: 'asks';
  readonly sealed: BySeat<AskSpec>;
}
export type Question = Ask | Asks;
/** What a question is resumed with: the answer per seat (the other seat's is empty for a plain ask). */
export type Answers = BySeat<Answer>;

/** A procedure of the rulebook. It may stop to ask, and is resumed with the answers. */
export type Rule<T = void> = Generator<Question, T, Answers>;

export const isSealed = (question: Question): question is Asks => 'sealed' in question;

/** Asks one seat; the answer has been checked against `spec` when it comes back. */
export function* ask(spec: AskSpec): Rule<Answer> {
  checkAmount(spec);
  const answers = yield spec as Ask;
  return answers[spec.seat];
}

/** As many as must be picked can be picked. */
function checkAmount({ why, from, min, max }: AskSpec): void {
  if (min < 0 || min > Math.min(max, from.length)) fail(`${why}: at least ${min} but at most ${max} of ${from.length}`);
}

/** Asks both seats at once; nobody learns anything before both have answered. */
export function* askBoth(specs: BySeat<AskSpec>): Rule<Answers> {
  for (const seat of SEATS) {
    assert(specs[seat].seat === seat, `sealed ask ${seat} is for seat ${specs[seat].seat}`);
    checkAmount(specs[seat]);
  }
  return yield { sealed: specs } as unknown as Asks;
}

export interface How extends Pick<AskSpec, 'ordered' | 'limit' | 'covert' | 'about'> {}
/** A question with the parts of `how` that every question may have; what else stands in it concerns the function that asks. */
function specOf(seat: Seat, why: string, from: readonly Choosable[], min: number, max: number, how: How): AskSpec {
  const spec: { -readonly [K in keyof AskSpec]: AskSpec[K] } = { seat, why, from, min, max };
  if (how.ordered !== undefined) spec.ordered = how.ordered;
  if (how.limit !== undefined) spec.limit = how.limit;
  if (how.covert !== undefined) spec.covert = how.covert;
  if (how.about !== undefined) spec.about = how.about;
  return spec;
}

export interface HowCards extends How {
  /** The cards lie where others cannot see them: asked even without a choice, since a skipped question would tell. */
  readonly hidden?: boolean;
}

/**
 * Chooses between `min` and `max` cards, as many as exist if fewer do. Asks only where there is a choice,
 * except among hidden cards and in a covert window: an empty offer there must look like any other.
 */
export function* chooseCards(
  seat: Seat,
  why: string,
  cards: readonly CardId[],
  amount: { readonly min: number; readonly max: number },
  how: HowCards = {},
): Rule<CardId[]> {
  const max = Math.min(amount.max, cards.length);
  const min = Math.min(amount.min, max);
  if (how.covert === undefined && how.hidden !== true) {
    if (max === 0) return [];
    if (min === cards.length && (!how.ordered || min === 1)) return [...cards];
  }
  const from = cards.map((card) => ({ card }));
  const answer = yield* ask(specOf(seat, why, from, min, max, how));
  return answer.map((position) => cards[position] as CardId);
}

/** Chooses one card, or none where `optional`. */
export function* chooseCard(
  seat: Seat,
  why: string,
  cards: readonly CardId[],
  how: HowCards & { readonly optional?: boolean } = {},
): Rule<CardId | undefined> {
  return (yield* chooseCards(seat, why, cards, { min: how.optional ? 0 : 1, max: 1 }, how))[0];
}

/** Chooses one of several named options. */
export function* chooseOption<const O extends readonly string[]>(
  seat: Seat,
  why: string,
  options: O,
  how: How = {},
): Rule<O[number]> {
  if (options.length === 1 && how.covert === undefined) return options[0] as O[number];
  const from = options.map((option) => ({ option }));
  const answer = yield* ask(specOf(seat, why, from, 1, 1, how));
  return options[answer[0] as number] as O[number];
}

/** A choice to do something or not; declining is picking nothing. Where it is not `possible`, only a covert window asks. */
export function* may(seat: Seat, why: string, how: How & { readonly possible?: boolean } = {}): Rule<boolean> {
  const { possible = true } = how;
  if (!possible && how.covert === undefined) return false;
  const from = possible ? [{ option: 'yes' }] : [];
  return (yield* ask(specOf(seat, why, from, 0, from.length, how))).length > 0;
}

/** Chooses one of the offered actions, or none to pass. */
export function* chooseAction<C extends Choosable>(
  seat: Seat,
  why: string,
  offer: readonly C[],
  how: How = {},
): Rule<C | undefined> {
  const answer = yield* ask(specOf(seat, why, offer, 0, Math.min(1, offer.length), how));
  return answer[0] === undefined ? undefined : offer[answer[0]];
}

/** Chooses a whole number from `from` to `to`, both included. */
export function* chooseNumber(seat: Seat, why: string, from: number, to: number, how: How = {}): Rule<number> {
  const answer = yield* ask(specOf(seat, why, [{ range: { from, to } }], 1, 1, how));
  return answer[0] as number;
}

/** Nothing more happens in this match: the rule that ends it never goes on. */
export function* over(): Rule<never> {
  yield { over: true } as unknown as Asks;
  throw new BrokenInvariant('a finished match went on');
}
