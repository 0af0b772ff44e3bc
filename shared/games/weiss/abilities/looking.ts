// Looking, revealing and searching in the deck (7.3): such cards stay deck cards until they are moved.
import { ask, chooseCards, may, type Rule } from '../../../kernel/ask.ts';
import { type CardId, cardAt } from '../../../kernel/card.ts';
import type { Effect } from '../card-data.ts';
import type { Table } from '../state.ts';
import { endLooks, look, put } from '../table.ts';
import type { Running } from './perform.ts';
import { boundCards, isOfKind } from './select.ts';

const aboutOf = ({ origin: { ref, no, path } }: Running) => ({ ref, no, path });

/** Cards from the top, seen by the player or by all; "up to" may stop before each (7.3). */
export function* lookAtTop(
  table: Table,
  step: Extract<Effect, { do: 'lookTop' | 'revealTop' }>,
  running: Running,
): Rule<CardId[]> {
  const { deck } = table.zones[running.seat];
  const seen: CardId[] = [];
  while (seen.length < step.amount && seen.length < deck.length) {
    if (step.do === 'lookTop' && step.upTo && !(yield* may(running.seat, 'lookMore', { about: aboutOf(running) })))
      break;
    const next = deck.at(-1 - seen.length) as CardId;
    look(table, step.do === 'lookTop' ? running.seat : 'all', [next]);
    seen.push(next);
  }
  return seen;
}

/** Looks through the deck and takes up to so many of a kind; finding nothing is always allowed (7.3). The card text shuffles. */
export function* searchDeck(table: Table, step: Extract<Effect, { do: 'search' }>, running: Running): Rule<CardId[]> {
  const { deck } = table.zones[running.seat];
  // In the order of their numbers: where they lie in the deck stays hidden.
  const cards = [...deck].sort((a, b) => compare(cardAt(table, a).no, cardAt(table, b).no));
  look(table, running.seat, cards);
  const found = cards.filter((card) => isOfKind(table, step.card, card, running));
  const amount = { min: 0, max: step.amount };
  return yield* chooseCards(running.seat, 'searchDeck', found, amount, { about: aboutOf(running), hidden: true });
}
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Puts looked-at cards back on the top or the bottom, the first picked uppermost, or away. */
export function* putBack(table: Table, step: Extract<Effect, { do: 'putBack' }>, running: Running): Rule {
  const { seat } = running;
  const except = step.except === undefined ? [] : boundCards(table, running, step.except);
  const cards = boundCards(table, running, step.bound).filter(
    (card) => !except.includes(card) && cardAt(table, card).zone === 'deck',
  );
  if (cards.length === 0) return;
  if (step.to === 'waitingRoom') return yield* put(table, cards, 'waitingRoom', { cause: 'effect' });
  const order = yield* inOrder(running, cards);
  const { deck } = table.zones[seat];
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
