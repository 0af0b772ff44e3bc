// Activated abilities and counters (7.1, 7.2): what may be used now, and using it.
import type { Action, Rule } from '../../../kernel/ask.ts';
import { type CardId, cardAt, refOf } from '../../../kernel/card.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Act, Workplace } from '../ability-data.ts';
import { SLOTS } from '../card-data.ts';
import { abilityAt, dataOf, dataOfNo } from '../data-of.ts';
import { has } from '../features.ts';
import { isBare } from '../given.ts';
import { grantedOnStage, type Text } from '../in-play.ts';
import { isSlot, levelOfSeat, markersAt, onStage } from '../queries.ts';
import type { Table } from '../state.ts';
import { isBanned, isForbidden } from '../values.ts';
import { holds } from './conditions.ts';
import { canPay } from './costs.ts';
import { use } from './use.ts';
import { hasUsesLeft } from './uses.ts';

/** An ability of a card that may be used: the n-th that it has, of its own or given by another card. */
export interface ActOffer {
  readonly card: CardId;
  readonly index: number;
  readonly text: Text;
  readonly isGiven: boolean;
}
/** ACTs of own characters on the stage, and of own cards where these work, that may be used in the main phase (5.3 Main d). */
export function actsInMain(table: Table, seat: Seat): ActOffer[] {
  const isSomeBare = table.given.length > 0;
  const stage = onStage(table, seat);
  const found = offersOf(table, seat, isSomeBare ? stage.filter((card) => !isBare(table, card)) : stage, undefined);
  if (has(table, 'acts')) {
    const side = table.zones[seat];
    const { memory, clock } = side;
    found.push(
      ...offersOf(table, seat, memory, 'memory'),
      ...offersOf(table, seat, clock, 'clock'),
      ...offersOf(table, seat, clock.slice(-1), 'clockTop'),
      ...SLOTS.flatMap((slot) => offersOf(table, seat, markersAt(side, slot), 'marker')),
    );
  }
  if (has(table, 'grants')) found.push(...grantedTo(table, seat));
  return found.length === 0 ? found : found.filter(({ card }) => !isForbidden(table, card, 'use'));
}
/** Counter ACTs of own hand cards, such as Backup: a level is needed, a colour is not (6.4, 8.4, SQ18). */
export function countersInHand(table: Table, seat: Seat): ActOffer[] {
  const found = offersOf(table, seat, table.zones[seat].hand, 'hand').filter(
    ({ card }) => !isForbidden(table, card, 'use'),
  );
  if (found.length === 0 || !isBanned(table, seat, 'useBackup')) return found;
  return found.filter(({ text }) => (abilityAt(dataOfNo(table, text.no), text.path) as Act).label !== 'backup');
}
function offersOf(table: Table, seat: Seat, cards: readonly CardId[], where: Workplace | undefined): ActOffer[] {
  return cards.flatMap((card) => {
    const { no, abilities } = dataOf(table, card);
    if (!abilities.some(({ kind }) => kind === 'act') || cardAt(table, card).face === 'down') return [];
    return abilities.flatMap((ability, index): ActOffer[] => {
      const text = { no, path: String(index) };
      if (ability.kind !== 'act' || ability.in !== where) return [];
      return isUsable(table, seat, card, ability, text) ? [{ card, index, text, isGiven: false }] : [];
    });
  });
}
/** An ACT that effects or other cards have given to a character. */
export interface GivenAct {
  readonly card: CardId;
  readonly index: number;
  readonly act: Act;
  readonly text: Text;
}
/** Given abilities count on from those that the card has by itself. */
export function givenActs(table: Table, seat: Seat): GivenAct[] {
  const all = grantedOnStage(table).filter((one) => one.seat === seat);
  return all.flatMap(({ card, ability, from }, i): GivenAct[] => {
    if (ability.kind !== 'act') return [];
    const before = all.slice(0, i).filter((one) => one.card === card).length;
    return [{ card, index: dataOf(table, card).abilities.length + before, act: ability, text: from }];
  });
}
const grantedTo = (table: Table, seat: Seat): ActOffer[] =>
  givenActs(table, seat).flatMap(({ card, index, act, text }) =>
    isUsable(table, seat, card, act, text) ? [{ card, index, text, isGiven: true }] : [],
  );

function isUsable(table: Table, seat: Seat, card: CardId, act: Act, text: Text): boolean {
  const context = { source: card, seat, bound: {} };
  if (act.level !== undefined && levelOfSeat(table, seat) < act.level) return false;
  if (act.perTurn !== undefined && !hasUsesLeft(table, refOf(table, card), text)) return false;
  return holds(table, act.if, context) && canPay(table, act.cost, context);
}

/** The offer as an action; the text of a given ability stands on another card. */
export const useAction = ({ card, index, text, isGiven }: ActOffer): { readonly action: Action<CardId> } => ({
  action: { do: 'use', card, ability: index, ...(isGiven && { given: text }) },
});
/** Uses the ability of a card (7.2). */
export function useAct(table: Table, seat: Seat, { card, ability, given }: Action<CardId>): Rule {
  const { no, zone } = cardAt(table, card as CardId);
  const text = given ?? { no, path: String(ability) };
  const act = abilityAt(dataOfNo(table, text.no), text.path) as Act;
  const about = { ref: refOf(table, card as CardId), ...text };
  return use(table, act, { source: card as CardId, seat, bound: {} }, about, isSlot(zone) ? zone : null);
}
