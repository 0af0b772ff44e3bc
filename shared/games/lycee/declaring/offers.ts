// What a seat may declare now (4.4, 6.1, 6.4, 7.2, section 8): legality is what is offered.
import { type CardId, cardAt } from '../../../kernel/card.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { holds } from '../abilities/conditions.ts';
import type { Context } from '../abilities/select.ts';
import type { Basic, Cost, Declared, EventText, Move } from '../card-data.ts';
import { MOVES } from '../card-data.ts';
import { canPay } from '../cost/can-pay.ts';
import { canTap } from '../cost/parts.ts';
import { reservedIn } from '../cost/reserved.ts';
import { abilityPath, dataOf, lineOf, printedBasics } from '../data-of.ts';
import { cellsToEnter } from '../entering.ts';
import { battlerOf, isAdjacent, isAttackCell, onField, standsAt } from '../queries.ts';
import type { AbilityFrom, Table } from '../state.ts';
import { onceKey } from '../table.ts';
import { alwaysInPlay, type BasicAt, basicsOf, isForbidden } from '../values.ts';
import { canNameAll } from './naming.ts';
import { areaCells, bearersFor, destinationsOf } from './places.ts';
import { isTimeToMove, isTimeToSupport, missingTime } from './times.ts';

/** What is declared with a card; an ability by its line or by its place among the basic ones that the character has. */
export type Act =
  | { readonly do: 'summon' | 'equip' | 'place' | 'attack' | 'support'; readonly card: CardId }
  | { readonly do: 'use'; readonly card: CardId; readonly ability?: number }
  | {
      readonly do: 'move' | 'supporter';
      readonly card: CardId;
      readonly ability: number;
      readonly given?: AbilityFrom;
    };
export interface Offer {
  readonly action: Act;
}
/** The free time of the turn player, or a window in which one only answers (4.4, 7.2). */
export type Moment = 'main' | 'mainEnd' | 'respond' | 'support';

export function offersFor(table: Table, seat: Seat, moment: Moment): Offer[] {
  const free = hand(table, seat);
  return [
    ...(moment === 'main' ? inFreeTime(table, seat, free) : []),
    ...eventOffers(table, seat, free),
    ...abilityOffers(table, seat),
    ...(isTimeToMove(table, seat) ? moveOffers(table, seat) : []),
    ...(isTimeToSupport(table) ? supportOffers(table, seat) : []),
  ];
}
const hand = (table: Table, seat: Seat): CardId[] => {
  const reserved = reservedIn(table);
  return table.zones[seat].hand.filter((card) => !reserved.includes(card));
};

/** With an empty chain, outside battles: summon, item, area, attack (4.4). */
function inFreeTime(table: Table, seat: Seat, free: readonly CardId[]): Offer[] {
  const offers: Offer[] = [];
  for (const card of free) {
    const { type, cost } = dataOf(table, card);
    if (type === 'event' || !canPay(table, cost, { source: card, seat, bound: {} })) continue;
    if (type === 'character' && cellsToEnter(table, card).length > 0) offers.push({ action: { do: 'summon', card } });
    if (type === 'item' && bearersFor(table).length > 0) offers.push({ action: { do: 'equip', card } });
    if (type === 'area' && areaCells(table).length > 0) offers.push({ action: { do: 'place', card } });
  }
  for (const card of legalAttackers(table, seat)) offers.push({ action: { do: 'attack', card } });
  return offers;
}
/** Ready in the attack row, and not entered since the own turn began, unless Aggressive (6.1). */
export function legalAttackers(table: Table, seat: Seat): CardId[] {
  const inPlay = alwaysInPlay(table);
  return onField(table, seat).filter(
    (card) =>
      isAttackCell(cardAt(table, card).zone) && canTap(table, card) && !isForbidden(table, card, 'attack', inPlay),
  );
}

/** Events from hand (4.9), but those that are declared as a cost (5.10). */
function eventOffers(table: Table, seat: Seat, free: readonly CardId[]): Offer[] {
  return free.flatMap((card): Offer[] => {
    const data = dataOf(table, card);
    const text = data.abilities.find((ability): ability is EventText => ability.kind === 'event');
    if (data.type !== 'event' || text === undefined) return [];
    const context = { source: card, seat, bound: {} };
    return isUsable(table, text, data.cost, context) ? [{ action: { do: 'use', card } }] : [];
  });
}

/** Special abilities with a printed cost, any number of times unless limited (1.6). */
function abilityOffers(table: Table, seat: Seat): Offer[] {
  return onField(table, seat).flatMap((card) => {
    const data = dataOf(table, card);
    return data.abilities.flatMap((ability, i): Offer[] => {
      if (ability.kind !== 'declared') return [];
      const path = abilityPath(i);
      if (ability.limit === 'oncePerTurn' && cardAt(table, card).used.includes(onceKey({ no: data.no, path })))
        return [];
      if (!isUsable(table, ability, ability.cost, { source: card, seat, bound: {} })) return [];
      return [{ action: { do: 'use', card, ability: lineOf(data, path) ?? i } }];
    });
  });
}
function isUsable(table: Table, ability: Declared | EventText, cost: Cost, context: Context): boolean {
  return (
    missingTime(table, context.seat, ability.when ?? {}).length === 0 &&
    holds(table, ability.if, context) &&
    canPay(table, cost, context) &&
    canNameAll(table, ability.targets, context)
  );
}

/** By its place among those that the character has: printed ones are lines of its text, others say where they stand. */
function basicAction(table: Table, what: 'move' | 'supporter', card: CardId, ability: number, at: AbilityFrom): Offer {
  const isPrinted = ability < printedBasics(table, card).length;
  return { action: { do: what, card, ability, ...(isPrinted ? {} : { given: at }) } };
}
function moveOffers(table: Table, seat: Seat): Offer[] {
  const inPlay = alwaysInPlay(table);
  return onField(table, seat).flatMap((card) =>
    basicsOf(table, card, inPlay).flatMap((one, ability): Offer[] =>
      isMove(one) && mayMove(table, card, one) ? [basicAction(table, 'move', card, ability, one.at)] : [],
    ),
  );
}
export interface MoveAt extends BasicAt {
  readonly basic: Extract<Basic, { readonly cost: Cost }> & { readonly basic: Move };
}
export const isMove = (one: BasicAt): one is MoveAt => (MOVES as readonly string[]).includes(one.basic.basic);
/** Ready, if only until it pays a reserved [T] (5.8), once a turn, somewhere to go, and payable (section 8). */
function mayMove(table: Table, card: CardId, { basic, at }: MoveAt): boolean {
  const { state, used, seat } = cardAt(table, card);
  if (state !== 'ready' || used.includes(onceKey(at))) return false;
  if (isForbidden(table, card, 'move') || !canPay(table, basic.cost, { source: card, seat, bound: {} })) return false;
  return basic.basic === 'escape' || destinationsOf(table, card, basic.basic).length > 0;
}

/** Ready characters next to the own battler; a Supporter may pay instead of becoming acted (6.4, section 8). */
function supportOffers(table: Table, seat: Seat): Offer[] {
  const battler = battlerOf(table, seat);
  const at = battler === undefined ? undefined : standsAt(table, battler);
  if (battler === undefined || at === undefined) return [];
  const reserved = reservedIn(table);
  return onField(table, seat).flatMap((card): Offer[] => {
    const stands = standsAt(table, card);
    if (card === battler || stands === undefined || !isAdjacent(stands, at)) return [];
    if (cardAt(table, card).state !== 'ready' || isForbidden(table, card, 'support')) return [];
    const support: Offer[] = reserved.includes(card) ? [] : [{ action: { do: 'support', card } }];
    return [...support, ...supporterOffers(table, card)];
  });
}
function supporterOffers(table: Table, card: CardId): Offer[] {
  const { seat, used } = cardAt(table, card);
  return basicsOf(table, card).flatMap(({ basic, at }, ability): Offer[] => {
    if (basic.basic !== 'supporter' || used.includes(onceKey(at))) return [];
    if (!canPay(table, basic.cost, { source: card, seat, bound: {} })) return [];
    return [basicAction(table, 'supporter', card, ability, at)];
  });
}
