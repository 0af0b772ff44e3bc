// What a seat may declare now (4.2, 7.1, 7.3): legality is what is offered.
import { fail } from '../../../kernel/assert.ts';
import { type CardId, cardAt } from '../../../kernel/card.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { holds } from '../abilities/conditions.ts';
import type { UseText } from '../card-data.ts';
import { billOfCard, canMeet } from '../cost/bill.ts';
import { canPayText } from '../cost/pay-text.ts';
import { type At, dataOf, eventTextOf, usesOf } from '../data-of.ts';
import { lineOf } from '../data-paths.ts';
import { areasFor } from '../entering.ts';
import { onField } from '../queries.ts';
import type { Table } from '../state.ts';
import { useKey } from '../table.ts';
import { isForbidden } from '../values.ts';
import { bearersFor } from './bearers.ts';
import { canNameAll } from './naming.ts';
import { missingTime } from './times.ts';

/** What is declared with a card; a text by its line in the card's description. */
export type Act =
  | { readonly do: 'enter' | 'play' | 'set'; readonly card: CardId }
  | { readonly do: 'use'; readonly card: CardId; readonly ability: number };
export interface Offer {
  readonly action: Act;
}

/** `isFree`: the turn player's own main phase, in which characters enter and support cards are played (4.2). */
export function offersFor(table: Table, seat: Seat, isFree: boolean): Offer[] {
  const { hand, set } = table.zones[seat];
  return [
    ...hand
      .filter((card) => isFree || dataOf(table, card).type === 'event')
      .flatMap((card) => inHand(table, seat, card)),
    ...[...onField(table, seat), ...set].flatMap((card) => texts(table, seat, card)),
  ];
}

function inHand(table: Table, seat: Seat, card: CardId): Offer[] {
  const { type, useCondition } = dataOf(table, card);
  const context = { source: card, seat, bound: {} };
  if (!holds(table, useCondition, context) || !isPossible(table, seat, card)) return [];
  if (!canMeet(billOfCard(table, seat, card))) return [];
  return [{ action: { do: ({ character: 'enter', event: 'play', support: 'set' } as const)[type], card } }];
}
function isPossible(table: Table, seat: Seat, card: CardId): boolean {
  switch (dataOf(table, card).type) {
    case 'character':
      return areasFor(table, seat, card).length > 0;
    case 'support':
      return bearersFor(table, seat, card).length > 0;
    case 'event': {
      const event = eventTextOf(table, card);
      if (event === undefined || missingTime(table, seat, event.text, table.chain.at(-1) ?? null).length > 0)
        return false;
      return canNameAll(table, event.text.targets, { source: card, seat, bound: {} });
    }
  }
}

function texts(table: Table, seat: Seat, card: CardId): Offer[] {
  const data = dataOf(table, card);
  return usesOf(table, card).flatMap((one): Offer[] =>
    isUsable(table, seat, card, one)
      ? [{ action: { do: 'use', card, ability: lineOf(data, one.path) ?? fail(`${one.path} is a line`) } }]
      : [],
  );
}
function isUsable(table: Table, seat: Seat, card: CardId, { text, path }: At<UseText>): boolean {
  const context = { source: card, seat, bound: {} };
  return (
    missingTime(table, seat, text, table.chain.at(-1) ?? null).length === 0 &&
    !isUsedUp(table, card, path) &&
    holds(table, text.useCondition, context) &&
    canPayText(table, text.cost, context) &&
    canNameAll(table, text.targets, context) &&
    !isForbidden(table, card, 'useText')
  );
}
/** Each text once a turn, or one text of each card (7.6). */
export function isUsedUp(table: Table, card: CardId, path: string): boolean {
  const { used, no } = cardAt(table, card);
  return table.options.textLimit === 'perCharacter' ? used.length > 0 : used.includes(useKey({ no, path }));
}
