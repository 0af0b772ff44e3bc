// Damage (6.5): cards flip one by one, and a climax among them cancels all of it.
import type { Rule } from '../../kernel/ask.ts';
import type { CardId, CardRef } from '../../kernel/card.ts';
import { causing } from '../../kernel/cause.ts';
import type { Seat } from '../../kernel/seat.ts';
import { tell } from './happening.ts';
import type { Table } from './state.ts';
import { put, takeTop } from './table.ts';
import { isClimax, seatGifts } from './values.ts';

/** Deals damage to a seat; `by` is the character that deals it, for abilities that ask. Nothing at all for 0 or less (SQ3). */
export function* dealDamage(table: Table, seat: Seat, dealt: number, by: CardRef | null): Rule {
  const amount = dealt <= 0 ? 0 : lessened(table, seat, dealt);
  if (amount <= 0) return;
  const cards: CardId[] = [];
  table.receiving = { seat, cards };
  for (let flipped = 0; flipped < amount; flipped++) {
    const top = table.zones[seat].deck.at(-1);
    if (top === undefined) break;
    cards.push(top);
    yield* takeTop(table, seat, 'resolution', { cause: 'rule' });
    if (isClimax(table, top)) {
      table.receiving = null;
      const n = tell(table, { type: 'damageCanceled', seat, amount, by });
      return yield* causing(table, n, put(table, cards, 'waitingRoom', { cause: 'rule' }));
    }
  }
  table.receiving = null;
  // It is taken once the cards lie in the clock, before a level up that they bring about (5.7).
  yield* put(table, cards, 'clock', { cause: 'rule' }, () =>
    tell(table, { type: 'damageTaken', seat, amount: cards.length, by }),
  );
}

/** What is received of damage when abilities replace it with less (7.4). */
const lessened = (table: Table, seat: Seat, dealt: number): number =>
  seatGifts(table, seat).reduce(
    (amount, gift) => (gift.what === 'damage' && dealt <= (gift.atMost ?? dealt) ? amount + gift.by : amount),
    dealt,
  );
