// Activated abilities and counters (7.1, 7.2): what may be used now, and using it.
import type { Rule } from '../../../kernel/ask.ts';
import { type CardId, cardAt, refOf } from '../../../kernel/card.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Act } from '../card-data.ts';
import { dataOf } from '../data-of.ts';
import { causing, tell } from '../happening.ts';
import { playEvent } from '../playing.ts';
import { isSlot, levelOfSeat, onStage } from '../queries.ts';
import type { Table } from '../state.ts';
import { holds } from './conditions.ts';
import { canPay, choosePayment, pay } from './costs.ts';
import { perform } from './perform.ts';

export interface ActOffer {
  readonly card: CardId;
  readonly index: number;
}

/** ACTs of own characters on the stage that may be used in the main phase (5.3 Main d). */
export const actsOnStage = (table: Table, seat: Seat): ActOffer[] =>
  onStage(table, seat).flatMap((card) =>
    offersOf(table, seat, card, (act) => act.zone === undefined && act.counter === undefined),
  );

/** Counter ACTs of own hand cards, such as Backup: a level is needed, a colour is not (6.4, 8.4, SQ18). */
export const actsInHand = (table: Table, seat: Seat): ActOffer[] =>
  table.zones[seat].hand.flatMap((card) =>
    offersOf(table, seat, card, (act) => act.zone === 'hand' && act.counter === true),
  );

function offersOf(table: Table, seat: Seat, card: CardId, fits: (act: Act) => boolean): readonly ActOffer[] {
  const { abilities } = dataOf(table, card);
  if (!abilities.some(({ kind }) => kind === 'act')) return NONE;
  return abilities.flatMap((ability, index) =>
    ability.kind === 'act' && fits(ability) && isUsable(table, seat, card, ability) ? [{ card, index }] : [],
  );
}
const NONE: readonly ActOffer[] = [];
function isUsable(table: Table, seat: Seat, card: CardId, act: Act): boolean {
  const context = { source: card, seat, bound: {} };
  if (act.level !== undefined && levelOfSeat(table, seat) < act.level) return false;
  return holds(table, act.if, context) && canPay(table, act.cost, context);
}

/** Declares, chooses what pays, tells, pays, resolves (7.2). The check timing after it is the caller's. */
export function* useAct(table: Table, seat: Seat, { card, index }: ActOffer): Rule {
  const { no, zone } = cardAt(table, card);
  const act = dataOf(table, card).abilities[index] as Act;
  const slot = isSlot(zone) ? zone : null;
  const context = { source: card, seat, bound: {} };
  const about = { ref: refOf(table, card), no, path: String(index) };
  const payment = yield* choosePayment(table, act.cost, context, about);
  const n = tell(table, {
    type: 'abilityUsed',
    source: refOf(table, card),
    seat,
    no,
    ability: String(index),
    ...(act.label === undefined ? {} : { label: act.label }),
  });
  yield* causing(table, n, pay(table, act.cost, payment, context));
  const origin = { ref: refOf(table, card), no, path: String(index), slot };
  yield* causing(table, n, perform(table, act.effect, context, origin));
}

/** A counter event is played like any other (6.4). */
export const playCounterEvent = (table: Table, seat: Seat, card: CardId): Rule => playEvent(table, seat, card);
