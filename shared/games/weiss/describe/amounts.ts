// Numbers in a text: as they stand, or as something that is counted.
import type { Amount, Counted, Player } from '../ability-data.ts';
import { type Book, say } from './book.ts';
import { eitherKind, group } from './kinds.ts';
import { mentionOf, type Scope, sideOf } from './scope.ts';
import type { Said } from './template.ts';

/** "the number of your characters", "500 times the level of that character". */
export function amountPhrase(book: Book, amount: Counted, scope: Scope): string {
  const { times = 1, plus = 0, atMost } = amount;
  let words = measured(book, amount, scope);
  if (times !== 1) words = say(book, 'amount.times', { times, amount: words });
  if (plus > 0) words = say(book, 'amount.plus', { amount: words, n: plus });
  if (plus < 0) words = say(book, 'amount.minus', { amount: words, n: -plus });
  return atMost === undefined ? words : say(book, 'amount.most', { amount: words, n: atMost });
}
function measured(book: Book, amount: Counted, scope: Scope): string {
  if ('count' in amount) return say(book, 'amount.count', { cards: group(book, 'the', amount.count, '', true, scope) });
  if ('level' in amount) return say(book, `amount.level.${sideOf(scope, amount.level) as Player | 'they'}`);
  if ('sum' in amount) {
    const said = mentionOf(book, scope, amount.of, 'subject');
    return say(book, `${said.many ? 'amount.sums' : 'amount.sum'}.${amount.sum}`, { card: said.text });
  }
  const those = thoseOf(book, scope, amount.bound);
  if (amount.is === undefined) return say(book, 'amount.bound', { those });
  return say(book, 'amount.bound.is', { cards: eitherKind(book, amount.is, 'card', true, scope), those });
}

/** "those cards"; "the first cards" where there are others. */
export const thoseOf = (book: Book, scope: Scope, name: string): Said =>
  mentionOf(book, scope, { bound: name }, 'subject');

/** A number as the clause says it: X, with what X is said at its end, if it is counted. */
export function number(book: Book, amount: Amount, scope: Scope): string | number {
  if (typeof amount === 'number') return amount;
  scope.x = amountPhrase(book, amount, scope);
  return 'X';
}
/** The clause with what its X stands for. */
export function withX(book: Book, scope: Scope, text: string): string {
  const { x } = scope;
  scope.x = undefined;
  return x === undefined ? text : say(book, 'x', { text, amount: x });
}
/** How many of them a step takes; as a word for one or several. */
export const isOne = (amount: Amount): boolean => amount === 1;
