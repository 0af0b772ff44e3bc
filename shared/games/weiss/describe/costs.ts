// Costs, as they stand in brackets before an ability.
import type { Cost, Workplace } from '../ability-data.ts';
import { type Book, capital, joinedBy, saidOf, say } from './book.ts';
import { eitherKind, group } from './kinds.ts';
import { newScope } from './scope.ts';
import { FORMS } from './template.ts';

/** "[(1) Discard 1 card from your hand & Rest this card]", or nothing; stock comes first, as players read it. */
export function costBracket(book: Book, cost: readonly Cost[] | undefined, from?: Workplace): string {
  if (cost === undefined || cost.length === 0) return '';
  const stock = cost.filter(({ pay }) => pay === 'stock').map((item) => costPhrase(book, item, from, true));
  const others = cost.filter(({ pay }) => pay !== 'stock');
  const words = others.map((item, i) => capital(book, costPhrase(book, item, from, i === others.length - 1)));
  const paid = words.length === 0 ? [] : [joinedBy(book, 'cost.and', words)];
  return say(book, 'cost', { items: joinedBy(book, 'cost.after', [...stock, ...paid]) });
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
      return say(book, `do.move.${cost.to}`, { what, whose, many: saidOf('') }, form);
    }
    case 'move': {
      const select = { ...cost.card, who: 'you', where: cost.from } as const;
      const what = group(book, 'pick', select, say(book, 'some.n', { n: cost.amount }), cost.amount > 1, scope);
      return say(book, `do.move.${cost.to}`, { what, whose, many: saidOf('', cost.amount > 1) }, form);
    }
    case 'deckTopToClock': {
      const what = say(book, 'top.deck', { top: topPhrase(book, cost.amount), whose });
      return say(book, 'do.move.clock', { what, whose }, form);
    }
  }
}
/** "the top card", "the top 3 cards": what stands after "the top". */
export const topPhrase = (book: Book, n: number | string): string =>
  n === 1 ? say(book, 'top.one') : say(book, 'top.many', { n });
/** "1 card", "2 «Pilot» characters". */
export const someCards = (book: Book, kind: Parameters<typeof eitherKind>[1], amount: number | string): string =>
  say(book, 'some', { n: amount, cards: eitherKind(book, kind, 'card', amount !== 1, newScope()) });
