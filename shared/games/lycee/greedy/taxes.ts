// Taxes at the start of the turn (4.1): paid where the character is worth it.
import type { ShownAsk } from '../../../kernel/view.ts';
import { type Board, isCharacter } from './board.ts';
import { askingAbility } from './choices.ts';
import { idleCost } from './fight.ts';
import { priceOf } from './paying.ts';
import { WEIGHTS } from './weights.ts';
import { fieldWorth } from './worth.ts';

export function paysTax(board: Board, ask: ShownAsk): boolean {
  const card = ask.about?.card == null ? undefined : board.card(ask.about.card);
  const tax = askingAbility(ask);
  if (!isCharacter(card) || tax === undefined || !('basic' in tax) || !('cost' in tax)) return false;
  const price = priceOf(board, tax.cost, card);
  const use = idleCost(board, { ...card, state: 'ready' });
  if (tax.basic === 'taxTrash') return Math.max(use, WEIGHTS.kept * fieldWorth(card)) > price;
  return card.state === 'acted' && use > price;
}
