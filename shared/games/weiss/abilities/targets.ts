// Whom a step or a condition speaks of, as the cards are now.
import type { CardId } from '../../../kernel/card.ts';
import type { Target } from '../ability-data.ts';
import { battleOpponentOf } from '../queries.ts';
import type { Table } from '../state.ts';
import { bearers, boundCards, type Context, candidates, isSourceStill } from './select.ts';

export function targetsOf(table: Table, target: Target, context: Context): readonly CardId[] {
  if (target === 'this') return isSourceStill(table, context) ? [context.source] : [];
  if (target === 'battleOpponent') {
    const opponent = battleOpponentOf(table, context.source);
    return opponent === undefined ? [] : [opponent];
  }
  if (target === 'bearer') return bearers(table, context.source);
  return 'bound' in target ? boundCards(table, context, target.bound) : candidates(table, target.all, context);
}
