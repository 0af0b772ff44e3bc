// Looking, revealing and searching in the own deck: such cards stay deck cards until they are moved.
import type { Rule } from '../../../kernel/ask.ts';
import type { CardId } from '../../../kernel/card.ts';
import { inDeck, orderBack, searchDeck as searchIn } from '../../../kernel/looking.ts';
import { putBackIn, topOf } from '../../../kernel/piles.ts';
import type { Effect } from '../card-data.ts';
import type { Table } from '../state.ts';
import { look, put } from '../table.ts';
import { sight } from '../view.ts';
import { aboutOf, type Running } from './perform.ts';
import { boundCards, isOfKind } from './select.ts';

/** Cards from the top, seen by the player or by all. */
export function lookAtTop(
  table: Table,
  step: Extract<Effect, { do: 'lookTop' | 'revealTop' }>,
  { seat }: Running,
): CardId[] {
  const seen = topOf(table, seat, 'deck', step.amount);
  look(table, step.do === 'lookTop' ? seat : 'all', seen);
  return seen;
}

/** Looks through the deck and takes up to so many of a kind. The card's text shuffles. */
export const searchDeck = (table: Table, step: Extract<Effect, { do: 'search' }>, running: Running): Rule<CardId[]> =>
  searchIn(
    sight,
    table,
    running.seat,
    (card) => isOfKind(table, step.card, card, running),
    step.amount,
    aboutOf(running),
  );

/** Puts looked-at cards back on the top or the bottom, the first picked uppermost, or away. */
export function* putBack(table: Table, step: Extract<Effect, { do: 'putBack' }>, running: Running): Rule {
  const { seat } = running;
  const except = step.except === undefined ? [] : boundCards(table, running, step.except);
  const cards = inDeck(table, boundCards(table, running, step.bound), seat).filter((card) => !except.includes(card));
  if (cards.length === 0) return;
  if (step.to === 'dustBox') return put(table, cards, 'dustBox');
  const order = yield* orderBack(seat, cards, aboutOf(running));
  putBackIn(sight, table, seat, 'deck', order, step.to === 'deckTop' ? 'top' : 'bottom');
}
