// Activated abilities and counters (7.1, 7.2): what may be used now, and using it.
import type { Rule } from '../../../kernel/ask.ts';
import { type CardId, cardAt, refOf } from '../../../kernel/card.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Act } from '../card-data.ts';
import { dataOf } from '../data-of.ts';
import { isSlot, levelOfSeat, onStage } from '../queries.ts';
import type { Table } from '../state.ts';
import { holds } from './conditions.ts';
import { canPay } from './costs.ts';
import { use } from './use.ts';

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

/** Uses the ability of a card (7.2). */
export function useAct(table: Table, seat: Seat, { card, index }: ActOffer): Rule {
  const { no, zone } = cardAt(table, card);
  const act = dataOf(table, card).abilities[index] as Act;
  const about = { ref: refOf(table, card), no, path: String(index) };
  return use(table, act, { source: card, seat, bound: {} }, about, isSlot(zone) ? zone : null);
}
