// The lines of a card, as every language composes them: cost, time, occasion and conditions, then the effect.
import { bind } from '../../../kernel/describe/spoken.ts';
import type { Ability, AsCost, Basic, CardData, CardType, Cost, Trigger, When } from '../card-data.ts';
import { meantByThis } from './occasions.ts';
import { type Change, nounOf, type SaidBasic, type SaidCondition, type Sentence } from './plan.ts';
import { giftOf, planBasic } from './plan-clause.ts';
import { conditionsOf } from './plan-condition.ts';
import { planEffect } from './plan-effect.ts';
import { mention, newScope, type Scope } from './scope.ts';

/** How a language words the parts of a line. `self` is the type of the card that says "this". */
export interface PhraseBook {
  /** Icons and blue text, such as `[snow][T]`. */
  cost(cost: Cost, self: CardType): string;
  basic(basic: SaidBasic): string;
  /** When a declaration may be made: sentences, or nothing. */
  usage(when: When, conditions: readonly SaidCondition[], self: CardType): string;
  /** What stands before the first sentence, such as "When this character attacks, if ..., ". */
  lead(when: Trigger | undefined, conditions: readonly SaidCondition[], self: CardType): string;
  /** Whole sentences, the first of them after the lead. */
  text(lead: string, sentences: readonly Sentence[], self: CardType): string;
  asCost(ability: AsCost): string;
  readonly oncePerTurn: string;
  /** Between sentences; a space where the script has any. */
  readonly gap: string;
}

export const basicLine = (book: PhraseBook, basic: Basic): string => book.basic(planBasic(basic));

export function abilityLine(book: PhraseBook, ability: Ability, { type, cost }: CardData): string {
  switch (ability.kind) {
    case 'always': {
      const scope = newScope();
      const lead = book.lead(undefined, conditionsOf(ability.if, scope), type);
      return book.text(lead, [{ say: 'clauses', clauses: [givingOf(ability, scope)] }], type);
    }
    case 'declared':
      return headed(
        book.cost(ability.cost, type),
        [...usedText(book, ability, type), ability.limit === undefined ? '' : book.oncePerTurn],
        book,
      );
    case 'auto': {
      const scope = scopeOfTrigger(ability.when, type);
      const lead = book.lead(ability.when, conditionsOf(ability.if, scope), type);
      return book.text(lead, planEffect(ability.effect, scope), type);
    }
    case 'event':
      return headed(blueText(book, cost, type), usedText(book, ability, type), book);
    case 'asCost':
      return headed(blueText(book, cost, type), [book.asCost(ability)], book);
  }
}
type Used = Extract<Ability, { kind: 'declared' | 'event' }>;

const headed = (head: string, sentences: readonly string[], { gap }: PhraseBook): string => {
  const text = sentences.filter((sentence) => sentence !== '').join(gap);
  return head === '' ? text : `${head} ${text}`;
};
/** Of an event's cost only the blue text: its icons stand beside its name. */
const blueText = (book: PhraseBook, { special = [] }: Cost, self: CardType): string =>
  special.length === 0 ? '' : book.cost({ special }, self);

function usedText(book: PhraseBook, { when, if: conditions, targets, effect }: Used, self: CardType): string[] {
  const scope = newScope(targets);
  const usage = book.usage(when ?? {}, conditionsOf(conditions, scope), self);
  const sentences = planEffect(effect, scope);
  const unsaid = [...scope.unsaid.values()].map((naming): Sentence => ({ say: 'name', naming }));
  return [usage, book.text('', [...unsaid, ...sentences], self)];
}

function givingOf({ to, gives }: Extract<Ability, { kind: 'always' }>, scope: Scope): Change {
  const what = mention(scope, typeof to === 'string' ? to : { all: to });
  return { do: 'change', what, gifts: gives.map((gift) => giftOf(gift, scope)) };
}

/** The card of the happening is bound as `other`; of an item or an area, "this" means the character that it is on. */
function scopeOfTrigger(when: Trigger, self: CardType): Scope {
  if (!('who' in when)) return newScope();
  if (when.who === 'this') return newScope([], { other: meantByThis(self) });
  const scope = newScope();
  bind(scope, 'other', { noun: nounOf(when.who), many: false, owner: when.who.who, origin: 'field' });
  return scope;
}
