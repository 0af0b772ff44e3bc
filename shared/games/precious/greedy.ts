// The greedy policy for Precious Memories: the best next step by simple worths, from what its seat sees alone.
import type { Answer } from '../../kernel/ask.ts';
import type { TableModel } from '../../kernel/model.ts';
import { type Rng, roll } from '../../kernel/rng.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { ShownAsk } from '../../kernel/view.ts';
import { bestAction, bestArea, bestBearer, eventWorth } from './greedy/actions.ts';
import { approacher, interferer } from './greedy/approaching.ts';
import { Board, hasValues, isCharacter, type Seen } from './greedy/board.ts';
import { askingCard, bestCards, chosenFor, helps } from './greedy/choices.ts';
import { pay } from './greedy/paying.ts';
import { fieldWorth, handWorth } from './greedy/worth.ts';

/** An answer to any question of the game, or undefined where it has no opinion. */
export function decide(view: TableModel, ask: ShownAsk, seat: Seat, rng: Rng): Answer | undefined {
  if (ask.from.length === 0) return [];
  switch (ask.why) {
    case 'cut':
      return [0];
    case 'chooseFirst':
      return [ask.from.findIndex((one) => 'seat' in one && one.seat === seat)];
    case 'rockPaperScissors':
      return [roll(rng, ask.from.length)];
    case 'whichFirst':
      return [0];
    case 'bottomOrder':
      return ask.from.map((_, i) => i);
    default:
      return decideAtTable(new Board(view, seat), ask);
  }
}

function decideAtTable(board: Board, ask: ShownAsk): Answer | undefined {
  switch (ask.why) {
    case 'mulligan':
      return isSlow(board) ? [0] : [];
    case 'main':
    case 'mainPriority':
    case 'approached':
    case 'interfered':
    case 'approachOver':
    case 'interrupt':
      return bestAction(board, ask);
    case 'pay':
      return pay(board, ask);
    case 'payCost':
    case 'mayDo':
      return helps(board, ask) ? [0] : [];
    case 'chooseArea':
      return area(board, ask);
    default:
      return decideAmongCards(board, ask, offered(board, ask));
  }
}

function decideAmongCards(board: Board, ask: ShownAsk, cards: readonly Seen[]): Answer | undefined {
  if (cards.length !== ask.from.length) return undefined;
  switch (ask.why) {
    case 'approacher':
    case 'forcedApproacher':
      return approacher(board, cards, ask.min > 0);
    case 'interferer':
      return interferer(board, cards);
    case 'break':
      return bestCards(ask, cards, (card) => eventWorth(board, card));
    case 'chooseBearer':
      return bearer(board, ask, cards);
    case 'replace':
      return bestCards(ask, cards, (card) => (isCharacter(card) ? -fieldWorth(card) : 0));
    case 'discard':
    case 'discardToLimit':
      return bestCards(ask, cards, ({ data }) => -handWorth(board, data));
    case 'searchDeck':
    case 'orderBack':
      return bestCards(ask, cards, ({ data }) => handWorth(board, data));
    default:
      return chosenFor(board, ask, cards);
  }
}
const offered = (board: Board, ask: ShownAsk): Seen[] =>
  ask.from.flatMap((one) => ('card' in one ? (board.card(one.card) ?? []) : []));

/** A hand in which hardly anybody could enter in the first turns (3.2). */
const isSlow = (board: Board): boolean =>
  board.hand.filter((card) => hasValues(card) && card.data.cost <= EARLY).length < EARLY;
const EARLY = 2;

function area(board: Board, ask: ShownAsk): Answer | undefined {
  const card = askingCard(board, ask);
  if (card === undefined) return undefined;
  // An effect of another card lets somebody enter: that one has values, or there would be no choice.
  const isItself = ask.about?.path === undefined && card.data.type === 'character';
  const best = isItself && card.data.type === 'character' ? bestArea(board, card, card.data).area : 'mainArea';
  const position = ask.from.findIndex((one) => 'slot' in one && one.slot === best);
  return [Math.max(0, position)];
}
function bearer(board: Board, ask: ShownAsk, cards: readonly Seen[]): Answer | undefined {
  const card = askingCard(board, ask);
  if (card === undefined) return undefined;
  const best = bestBearer(board, card, cards.filter(isCharacter)).bearer;
  return [
    Math.max(
      0,
      cards.findIndex(({ handle }) => handle === best?.handle),
    ),
  ];
}
