// The lines of a card, as every language composes them: keywords, use condition and where it is set, then each text.
import { bind } from '../../../kernel/describe/spoken.ts';
import type { CardData, CardType, Keyword, Kind, Text, TextCost, Timing, Trigger, UseText } from '../card-data.ts';
import { meantByThis } from './occasions.ts';
import { bindingOf, type Change, type SaidCondition, type Sentence } from './plan.ts';
import { giftOf } from './plan-clause.ts';
import { conditionsOf, planEffect, planUse } from './plan-effect.ts';
import { mention, newScope, type Scope } from './scope.ts';

type Used = Extract<Text, { readonly timing: unknown }>;
export type Against = NonNullable<Used['against']>;
export type Sets = NonNullable<Extract<CardData, { type: 'support' }>['sets']>;
/** How a language words the parts of a line. `self` is the type of the card that says "this". */
export interface PhraseBook {
  keyword(keyword: Keyword): string;
  alsoNamed(names: readonly string[]): string;
  sets(sets: Sets): string;
  /** 《use condition》 (5.10). */
  useCondition(conditions: readonly SaidCondition[], self: CardType): string;
  readonly timings: Readonly<Record<Timing, string>>;
  /** Icons such as `(2)(T)`. */
  cost(cost: TextCost): string;
  /** Between the cost and what is done for it. */
  readonly colon: string;
  against(against: Against): string;
  /** What stands before the first sentence, such as "When this character approaches, if ..., ". */
  lead(when: Trigger | undefined, conditions: readonly SaidCondition[], self: CardType): string;
  /** Whole sentences, the first of them after the lead. */
  text(lead: string, sentences: readonly Sentence[], self: CardType): string;
  source(by: number, kind: Kind, self: CardType): string;
  /** Between sentences; a space where the script has any. */
  readonly gap: string;
}

export function textLine(book: PhraseBook, text: Text, self: CardType): string {
  switch (text.kind) {
    case 'use':
      return `${headOf(book, text)}${book.cost(text.cost)}${conditionOf(book, text, self)}${book.colon}${usedText(book, text, self)}`;
    case 'event':
      return headOf(book, text) + usedText(book, text, self);
    case 'static': {
      const scope = newScope();
      const lead = book.lead(undefined, conditionsOf(text.if, scope), self);
      return book.text(lead, [{ say: 'clauses', clauses: [givingOf(text, scope)] }], self);
    }
    case 'trigger': {
      const scope = scopeOfTrigger(text.when, self);
      const lead = book.lead(text.when, conditionsOf(text.if, scope), self);
      return book.text(lead, planEffect(text.effect, scope), self);
    }
    case 'source':
      return book.source(text.by, text.for, self);
  }
}

/** Phases first, then interruption and side (7.5). */
const ORDER = ['main', 'approach', 'interrupt', 'own', 'opponent', 'both'] as const satisfies readonly Timing[];
/** "[Main/Own] ": all tags in one bracket. */
function headOf({ timings }: PhraseBook, { timing }: Used): string {
  const tags = ORDER.filter((tag) => timing.includes(tag)).map((tag) => timings[tag]);
  return tags.length === 0 ? '' : `[${tags.join('/')}] `;
}
const conditionOf = (book: PhraseBook, { useCondition }: UseText, self: CardType): string =>
  useCondition === undefined ? '' : book.gap + book.useCondition(conditionsOf(useCondition, newScope()), self);
function usedText(book: PhraseBook, { against, targets, effect }: Used, self: CardType): string {
  const usage = against === undefined ? [] : [book.against(against)];
  return [...usage, book.text('', planUse(targets, effect, newScope()), self)].join(book.gap);
}

function givingOf({ to, gives }: Extract<Text, { kind: 'static' }>, scope: Scope): Change {
  const what = mention(scope, typeof to === 'string' ? to : { all: to });
  return { do: 'change', what, gifts: gives.map((gift) => giftOf(gift, scope)) };
}

/** The card of the happening is bound as `other`. */
function scopeOfTrigger(when: Trigger, self: CardType): Scope {
  const scope = newScope('who' in when && when.who === 'this' ? { other: meantByThis(self) } : {});
  if ('who' in when && when.who !== 'this') bind(scope, 'other', bindingOf(when.who, 1));
  if (when.on === 'played') {
    bind(scope, 'other', { noun: when.card?.type ?? 'card', many: false, owner: when.by, origin: 'trash' });
  }
  return scope;
}
