// The greedy policy for Lycee: the best next step by simple worths, from what its seat sees alone.
import type { Answer } from '../../kernel/ask.ts';
import type { TableModel } from '../../kernel/model.ts';
import { type Rng, roll } from '../../kernel/rng.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { ShownAsk } from '../../kernel/view.ts';
import { bestAction } from './greedy/actions.ts';
import { defends } from './greedy/battle.ts';
import { Board, isCharacter, type Seen } from './greedy/board.ts';
import { bearer, cellFor, column } from './greedy/cells.ts';
import { bestCards, bestDeclaration, chosenFor, helps } from './greedy/choices.ts';
import { pay, priceOfPick } from './greedy/paying.ts';
import { paysTax } from './greedy/taxes.ts';
import { handWorth } from './greedy/worth.ts';

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
    case 'mulligan':
    case 'whichFirst':
      return [0];
    // Everybody wakes up.
    case 'leaveActed':
      return [];
    default:
      return decideAtTable(new Board(view, seat), ask, rng);
  }
}

function decideAtTable(board: Board, ask: ShownAsk, rng: Rng): Answer | undefined {
  switch (ask.why) {
    case 'main':
    case 'mainEnd':
    case 'respond':
    case 'support':
      return bestAction(board, ask, rng);
    case 'pay':
      return pay(board, ask);
    case 'payTax':
      return paysTax(board, ask) ? [0] : [];
    case 'payCost':
    case 'mayDo':
      return helps(board, ask) ? [0] : [];
    case 'chooseColumn':
      return column(board, ask);
    case 'chooseCell':
    case 'moveTo':
    case 'chooseAreaCell':
    case 'targetCell':
    case 'enterCell':
    case 'relocateCell':
      return cellFor(board, ask);
    case 'targetDeclaration':
      return bestDeclaration(board, ask);
    default:
      return decideAmongCards(board, ask, offered(board, ask));
  }
}

function decideAmongCards(board: Board, ask: ShownAsk, cards: readonly Seen[]): Answer | undefined {
  if (cards.length !== ask.from.length) return undefined;
  switch (ask.why) {
    case 'chooseBearer':
      return bearer(board, ask, cards);
    case 'defender':
      return cards.some((card) => isCharacter(card) && defends(board, card)) ? [0] : [];
    case 'payDiscard':
    case 'payTrashOther':
    case 'payActOther':
    case 'payReturnOther':
    case 'payRemove':
      return bestCards(ask, cards, (card) => -priceOfPick(board, ask.why, card));
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
