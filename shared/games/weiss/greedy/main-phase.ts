// The main phase: whatever raises the line-up most, then effects that are worth their cost, then no more.
import type { Answer } from '../../../kernel/ask.ts';
import { type Rng, roll } from '../../../kernel/rng.ts';
import type { ShownAsk } from '../../../kernel/view.ts';
import type { Act } from '../ability-data.ts';
import type { CardData, Slot } from '../card-data.ts';
import type { Board, Seen } from './board.ts';
import { stepsOf } from './effects.ts';
import { bestMove, bestPlacing } from './line-up.ts';

/** A play has to bring more than the card and its stock are worth in hand. */
const CARD = 1.2;
const STOCK = 0.7;
const EVENT = 1.5;
const ACT = 1;
const LEAST_MOVE = 0.4;
/** One move in so many is left out, so that no circle of moves can last. */
const MOVES_IN_A_ROW = 16;

/** The most useful action, or none. */
export function mainAction(board: Board, ask: ShownAsk, rng: Rng): Answer {
  let best = { position: -1, gain: 0 };
  for (const [position, choosable] of ask.from.entries()) {
    if (!('action' in choosable) || choosable.action.card === undefined) continue;
    const { do: what, card, ability } = choosable.action;
    const gain = gainOf(board, what, board.card(card), ability, rng);
    if (gain > best.gain) best = { position, gain };
  }
  return best.position < 0 ? [] : [best.position];
}

function gainOf(board: Board, what: string, card: Seen, ability: number | undefined, rng: Rng): number {
  switch (what) {
    case 'playCharacter':
      return card.data.type === 'character' ? bestPlacing(board, card.data).gain - CARD - STOCK * card.data.cost : 0;
    case 'playEvent':
      return eventGain(board, card.data);
    case 'move': {
      const { gain } = bestMove(board, card.zone as Slot);
      return gain >= LEAST_MOVE && roll(rng, MOVES_IN_A_ROW) > 0 ? gain : 0;
    }
    case 'use':
      return actGain(board, card, ability);
    default:
      return 0;
  }
}

/** An event is played for its effect; one that also counters, or that wants attackers, waits for them. */
function eventGain(board: Board, event: CardData): number {
  if (event.type !== 'event' || event.counter) return 0;
  const forAttack = stepsOf(
    event.abilities.flatMap((ability) => (ability.kind === 'event' ? ability.effect : [])),
  ).some(({ do: verb }) => verb === 'power' || verb === 'soul');
  if (forAttack && board.front(board.you).length < 2) return 0;
  return board.size(board.you, 'stock') >= event.cost + 1 || event.cost === 0 ? EVENT : 0;
}

/** An ACT with a price, by somebody who would not attack anyway: no price, no end. */
function actGain(board: Board, { zone, data }: Seen, index: number | undefined): number {
  const act = data.abilities[index ?? -1] as Act | undefined;
  if (act === undefined || act.cost.length === 0) return 0;
  const rests = act.cost.some(({ pay }) => pay === 'restThis');
  if (rests && zone !== 'backLeft' && zone !== 'backRight') return 0;
  const stock = act.cost.reduce((sum, item) => sum + (item.pay === 'stock' ? item.amount : 0), 0);
  const hurts = act.cost.some(({ pay }) => pay === 'deckTopToClock' || pay === 'discard' || pay === 'this');
  if (hurts) return 0;
  return board.size(board.you, 'stock') > stock + 1 || stock === 0 ? ACT : 0;
}
