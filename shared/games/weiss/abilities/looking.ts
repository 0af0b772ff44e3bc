// Looking, revealing and searching in the deck (7.3): such cards stay deck cards until they are moved.
import { may, type Rule } from '../../../kernel/ask.ts';
import { type CardId, cardAt } from '../../../kernel/card.ts';
import { inDeck, orderBack, searchDeck as searchIn } from '../../../kernel/looking.ts';
import { putBackIn } from '../../../kernel/piles.ts';
import { opponentOf } from '../../../kernel/seat.ts';
import type { Effect } from '../ability-data.ts';
import type { Table } from '../state.ts';
import { look, put } from '../table.ts';
import { sight } from '../view.ts';
import { amountOf } from './amounts.ts';
import type { Running } from './running.ts';
import { boundCards, isOfKind } from './select.ts';

const aboutOf = ({ origin: { ref, no, path } }: Running) => ({ ref, no, path });

/** Cards from the top, seen by the player or by all; "up to" may stop before each (7.3). */
export function* lookAtTop(
  table: Table,
  step: Extract<Effect, { do: 'lookTop' | 'revealTop' }>,
  running: Running,
): Rule<CardId[]> {
  const { deck } = table.zones[step.of === 'opponent' ? opponentOf(running.seat) : running.seat];
  const amount = amountOf(table, running, step.amount);
  const seen: CardId[] = [];
  while (seen.length < amount && seen.length < deck.length) {
    if (step.do === 'lookTop' && step.upTo && !(yield* may(running.seat, 'lookMore', { about: aboutOf(running) })))
      break;
    const next = deck.at(-1 - seen.length) as CardId;
    look(table, step.do === 'lookTop' ? running.seat : 'all', [next]);
    seen.push(next);
  }
  return seen;
}

/** Looks through the deck and takes up to so many of a kind (7.3). The card's text shuffles. */
export const searchDeck = (table: Table, step: Extract<Effect, { do: 'search' }>, running: Running): Rule<CardId[]> =>
  searchIn(
    sight,
    table,
    running.seat,
    (card) => isOfKind(table, step.card, card, running),
    Math.max(0, amountOf(table, running, step.amount)),
    aboutOf(running),
  );

/** Puts looked-at cards back on the top or the bottom, the first picked uppermost, or away. */
export function* putBack(table: Table, step: Extract<Effect, { do: 'putBack' }>, running: Running): Rule {
  const except = step.except === undefined ? [] : boundCards(table, running, step.except);
  const looked = boundCards(table, running, step.bound);
  const [first] = looked;
  if (first === undefined) return;
  const { seat } = cardAt(table, first);
  const cards = inDeck(table, looked, seat).filter((card) => !except.includes(card));
  if (cards.length === 0) return;
  if (step.to === 'waitingRoom') return yield* put(table, cards, 'waitingRoom', { cause: 'effect' });
  const order = yield* orderBack(running.seat, cards, aboutOf(running));
  putBackIn(sight, table, seat, 'deck', order, step.to === 'deckTop' ? 'top' : 'bottom');
}
