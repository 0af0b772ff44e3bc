// The greedy policy for Spellcard: the best next step by simple worths, from what its seat sees alone.
import type { Answer } from '../../kernel/ask.ts';
import type { TableModel } from '../../kernel/model.ts';
import { type Rng, roll } from '../../kernel/rng.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { ShownAsk } from '../../kernel/view.ts';
import { bestAction } from './greedy/actions.ts';
import { aim } from './greedy/aiming.ts';
import { Board, type Seen } from './greedy/board.ts';
import { bearer, bestCards, chosenFor, pay, user } from './greedy/choices.ts';
import { dodge, feed } from './greedy/defending.ts';
import { handWorth } from './greedy/worth.ts';

/** An answer to any question of the game, or undefined where it has no opinion. */
export function decide(view: TableModel, ask: ShownAsk, seat: Seat, rng: Rng): Answer | undefined {
  if (ask.from.length === 0) return [];
  switch (ask.why) {
    case 'chooseTrio':
    case 'chooseDeck':
      return [roll(rng, ask.from.length)];
    case 'cut':
      return [0];
    case 'chooseFirst':
      return [ask.from.findIndex((one) => 'seat' in one && one.seat === seat)];
    case 'attackOrder':
      return ask.from.map((_, i) => i);
    case 'useEffect':
    case 'wantExclusive':
      return [0];
    default:
      return decideAtTable(new Board(view, seat), ask);
  }
}

function decideAtTable(board: Board, ask: ShownAsk): Answer | undefined {
  switch (ask.why) {
    case 'act':
    case 'answer':
      return bestAction(board, ask);
    case 'attackTarget':
    case 'boostAttack':
      return aim(board, ask);
    case 'dodge':
    case 'dodgeFully':
      return dodge(board, ask);
    case 'barrierDefend':
    case 'barrierAttack':
      return feed(board, ask);
    default:
      return decideAmongCards(board, ask, offered(board, ask));
  }
}

function decideAmongCards(board: Board, ask: ShownAsk, cards: readonly Seen[]): Answer | undefined {
  if (cards.length !== ask.from.length) return undefined;
  switch (ask.why) {
    case 'payP':
      return pay(board, ask, cards);
    case 'equipOn':
      return bearer(board, ask, cards);
    case 'nameUser':
      return user(board, ask, cards);
    case 'discard':
      return bestCards(ask, cards, (card) => -handWorth(board, card));
    case 'searchDeck':
      return bestCards(ask, cards, (card) => handWorth(board, card));
    default:
      return chosenFor(board, ask, cards);
  }
}
const offered = (board: Board, ask: ShownAsk): Seen[] =>
  ask.from.flatMap((one) => ('card' in one ? (board.card(one.card) ?? []) : []));
