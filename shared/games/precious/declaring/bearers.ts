// On whom a support card may be set (2.6).
import { type CardId, cardAt } from '../../../kernel/card.ts';
import { opponentOf, type Seat } from '../../../kernel/seat.ts';
import { isOfKind, isWho } from '../abilities/select.ts';
import { dataOf } from '../data-of.ts';
import { identityOf } from '../identity.ts';
import { isOnField, onField, setOn } from '../queries.ts';
import type { Table } from '../state.ts';

/** One of each identity on a character, whoever has set it. */
export const canBear = (table: Table, bearer: CardId, card: CardId): boolean =>
  isOnField(table, bearer) &&
  dataOf(table, card).type === 'support' &&
  !setOn(table, bearer).some((one) => identityOf(cardAt(table, one).no) === identityOf(cardAt(table, card).no));

/** Own characters, unless the text says so; of the kind that it says. */
export function bearersFor(table: Table, seat: Seat, card: CardId): CardId[] {
  const data = dataOf(table, card);
  if (data.type !== 'support') return [];
  const { who = 'you', card: kind = {} } = data.sets ?? {};
  return [seat, opponentOf(seat)]
    .flatMap((side) => onField(table, side))
    .filter(
      (one) =>
        isWho(who, seat, cardAt(table, one).seat) &&
        isOfKind(table, kind, one, { source: card, seat, bound: {} }) &&
        canBear(table, one, card),
    );
}
