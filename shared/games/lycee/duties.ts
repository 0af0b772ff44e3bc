// The start of the turn (4.1 to 4.3): duties, wake-up, warm-up. Each is a stretch.
import { chooseCards, may, type Rule } from '../../kernel/ask.ts';
import { type CardId, cardAt, isStill } from '../../kernel/card.ts';
import { because } from '../../kernel/cause.ts';
import { wakeTaxes } from './abilities/wake.ts';
import type { Basic } from './card-data.ts';
import { canPayNow, isHiddenCost } from './cost/can-pay.ts';
import { payNow } from './cost/pay.ts';
import { tell } from './happening.ts';
import { onField } from './queries.ts';
import { settle } from './settle.ts';
import type { Pending, Table } from './state.ts';
import { draw, grant, put, turn } from './table.ts';
import { isForbidden } from './values.ts';

const WARM_UP = 2;
const FIRST_WARM_UP = 1;

/** Whatever is due at the start of the turn, in the order that the turn player picks (4.1). */
export function* duties(table: Table): Rule {
  const you = table.turnPlayer;
  table.phase = 'start';
  table.step = 'duties';
  for (const card of onField(table, you)) cardAt(table, card).fresh = false;
  tell(table, { type: 'turnBegan', seat: you, turn: table.turn });
  tell(table, { type: 'phaseBegan', phase: 'start', seat: you });
  for (const card of onField(table, you)) wakeTaxes(table, card);
  yield* settle(table);
  table.next = 'wakeUp';
}

type Tax = Extract<Basic, { readonly basic: 'taxTrash' | 'taxWakeup' }>;
/** Pay, or the character is trashed or does not wake up (section 8). Whether it can be paid is its controller's secret. */
export function* settleTax(table: Table, { source, seat, ability }: Pending, tax: Tax): Rule {
  if (!isStill(table, source) || cardAt(table, source.card).seat !== seat) return;
  if (tax.basic === 'taxWakeup' && staysReady(table, source.card)) return;
  const context = { source: source.card, seat, bound: {} };
  const about = { ref: source, ...ability };
  const possible = canPayNow(table, tax.cost, context);
  const covert = isHiddenCost(tax.cost) && table.zones[seat].hand.length > 0 ? { covert: 'payTax' } : {};
  const paid = yield* may(seat, 'payTax', { about, possible, ...covert });
  if (paid) yield* payNow(table, tax.cost, context, about);
  const n = tell(table, { type: 'taxSettled', card: source.card, seat, tax: tax.basic, how: paid ? 'paid' : 'unpaid' });
  if (paid || !isStill(table, source)) return;
  if (tax.basic === 'taxTrash') because(table, n, () => put(table, source.card, 'dustBox'));
  else grant(table, { target: source, gives: { cannot: 'wakeUp' }, until: 'endOfTurn', by: ability });
}

/** Whoever is ready has nothing to wake up from, unless something that waits may make it acted before. */
const staysReady = (table: Table, card: CardId): boolean =>
  cardAt(table, card).state === 'ready' &&
  table.pending.every(({ basic }) => basic?.basic === 'taxWakeup' && basic.cost.special === undefined);

/** Each acted character may be readied: whoever is picked stays acted (4.2). */
export function* wakeUp(table: Table): Rule {
  const you = table.turnPlayer;
  table.step = 'wakeUp';
  const waking = onField(table, you).filter(
    (card) => cardAt(table, card).state === 'acted' && !isForbidden(table, card, 'wakeUp'),
  );
  const staying = yield* stayActed(table, waking);
  turn(
    table,
    waking.filter((card) => !staying.includes(card)),
    'ready',
  );
  yield* settle(table);
  table.next = 'warmUp';
}
function* stayActed(table: Table, waking: readonly CardId[]): Rule<CardId[]> {
  return yield* chooseCards(table.turnPlayer, 'leaveActed', waking, { min: 0, max: waking.length });
}

/** Two cards, one in the very first turn (3.4, 4.3). */
export function* warmUp(table: Table): Rule {
  table.step = 'warmUp';
  yield* draw(table, [table.turnPlayer], table.turn === 1 ? FIRST_WARM_UP : WARM_UP);
  yield* settle(table);
  table.step = '';
  table.next = 'main';
  table.phase = 'main';
  tell(table, { type: 'phaseBegan', phase: 'main', seat: table.turnPlayer });
}
