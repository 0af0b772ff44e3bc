// Looking, revealing and searching in the own deck: such cards stay deck cards until they are moved.
import { ask, chooseCards, type Rule } from '../../../kernel/ask.ts';
import { type CardId, cardAt } from '../../../kernel/card.ts';
import type { Effect } from '../card-data.ts';
import type { Table } from '../state.ts';
import { endLooks, look, put } from '../table.ts';
import { aboutOf, type Running } from './perform.ts';
import { boundCards, isOfKind } from './select.ts';

/** Cards from the top, seen by the player or by all. */
export function lookAtTop(
  table: Table,
  step: Extract<Effect, { do: 'lookTop' | 'revealTop' }>,
  { seat }: Running,
): CardId[] {
  const seen = table.zones[seat].deck.slice(-step.amount).reverse();
  look(table, step.do === 'lookTop' ? seat : 'all', seen);
  return seen;
}

/** Looks through the deck and takes up to so many of a kind; finding nothing is always allowed. The card's text shuffles. */
export function* searchDeck(table: Table, step: Extract<Effect, { do: 'search' }>, running: Running): Rule<CardId[]> {
  // In the order of their numbers: where they lie in the deck stays hidden.
  const cards = [...table.zones[running.seat].deck].sort((a, b) => compare(cardAt(table, a).no, cardAt(table, b).no));
  look(table, running.seat, cards);
  const found = cards.filter((card) => isOfKind(table, step.card, card, running));
  const how = { about: aboutOf(running), hidden: true };
  return yield* chooseCards(running.seat, 'searchDeck', found, { min: 0, max: step.amount }, how);
}
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Puts looked-at cards back on the top or the bottom, the first picked uppermost, or away. */
export function* putBack(table: Table, step: Extract<Effect, { do: 'putBack' }>, running: Running): Rule {
  const except = step.except === undefined ? [] : boundCards(table, running, step.except);
  const cards = boundCards(table, running, step.bound).filter(
    (card) => !except.includes(card) && cardAt(table, card).zone === 'deck',
  );
  if (cards.length === 0) return;
  if (step.to === 'dustBox') return put(table, cards, 'dustBox');
  const order = yield* inOrder(running, cards);
  const { deck } = table.zones[running.seat];
  const others = deck.filter((card) => !cards.includes(card));
  endLooks(table, cards);
  const back = order.toReversed();
  deck.splice(0, deck.length, ...(step.to === 'deckTop' ? [...others, ...back] : [...back, ...others]));
}
function* inOrder(running: Running, cards: readonly CardId[]): Rule<CardId[]> {
  if (cards.length === 1) return [...cards];
  const answer = yield* ask({
    seat: running.seat,
    why: 'orderBack',
    from: cards.map((card) => ({ card })),
    min: cards.length,
    max: cards.length,
    ordered: true,
    about: aboutOf(running),
  });
  return answer.map((position) => cards[position] as CardId);
}
