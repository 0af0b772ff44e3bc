// Costs, as they stand in brackets before an ability.
import type { Cost, Destination, Workplace } from '../ability-data.ts';
import { type Book, capital, saidOf, say } from './book.ts';
import { eitherKind, group } from './kinds.ts';
import type { PhraseKey } from './phrases/en.ts';
import { newScope } from './scope.ts';
import { FORMS } from './template.ts';

/** "[(1) Discard 1 card from your hand & Rest this card]", or nothing; in the order in which it is paid (7.2). */
export function costBracket(book: Book, cost: readonly Cost[] | undefined, from?: Workplace): string {
  if (cost === undefined || cost.length === 0) return '';
  const items = cost
    .map((item, i) => {
      const words = costPhrase(book, item, from, i === cost.length - 1);
      return item.pay === 'stock' ? words : capital(book, words);
    })
    .reduce((a, b, i) => say(book, cost[i - 1]?.pay === 'stock' ? 'cost.after' : 'cost.and', { a, b }));
  return say(book, 'cost', { items });
}
function costPhrase(book: Book, cost: Cost, from: Workplace | undefined, isLast: boolean): string {
  const form = FORMS[isLast ? 0 : 1];
  const scope = newScope();
  const whose = say(book, 'whose.you');
  switch (cost.pay) {
    case 'stock':
      return say(book, 'cost.stock', { n: cost.amount });
    case 'discard':
      return say(book, 'cost.discard', { cards: someCards(book, cost.card ?? {}, cost.amount), whose }, form);
    case 'reveal':
      return say(book, 'cost.reveal', { cards: someCards(book, cost.card ?? {}, cost.amount) }, form);
    case 'restThis':
      return say(book, 'do.turn.rest', { what: say(book, 'this') }, form);
    case 'restOthers': {
      const select = { ...cost.card, who: 'you', where: 'stage', other: true } as const;
      const what = group(book, 'pick', select, say(book, 'some.n', { n: cost.amount }), true, scope);
      return say(book, 'do.turn.rest', { what }, form);
    }
    case 'this': {
      const what = say(book, from === 'hand' ? 'this.fromHand' : 'this');
      return say(book, moved(cost.to, from !== 'hand'), { what, whose, many: saidOf('') }, form);
    }
    case 'move': {
      const select = { ...cost.card, who: 'you', where: cost.from } as const;
      const what = group(book, 'pick', select, say(book, 'some.n', { n: cost.amount }), cost.amount > 1, scope);
      return say(book, moved(cost.to, cost.from !== 'hand'), { what, whose, many: saidOf('', cost.amount > 1) }, form);
    }
    case 'deckTopToClock': {
      const what = say(book, 'top.deck', { top: topPhrase(book, cost.amount), whose });
      return say(book, 'do.move.clock', { what, whose }, form);
    }
  }
}
const moved = (to: Destination, isBack: boolean): PhraseKey =>
  to === 'hand' && isBack ? 'do.return.hand' : `do.move.${to}`;
/** "the top card", "the top 3 cards": what stands after "the top". */
export const topPhrase = (book: Book, n: number | string): string =>
  n === 1 ? say(book, 'top.one') : say(book, 'top.many', { n });
/** "1 card", "2 «Pilot» characters". */
export const someCards = (book: Book, kind: Parameters<typeof eitherKind>[1], amount: number | string): string =>
  say(book, 'some', { n: amount, cards: eitherKind(book, kind, 'card', amount !== 1, newScope()) });
