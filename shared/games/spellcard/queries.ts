// Questions about the table: who stands in the battle line, what is on whom, what a number of P is.
import { type CardId, type CardRef, cardAt, isStill } from '../../kernel/card.ts';
import { SEATS } from '../../kernel/seat.ts';
import type { Slot } from './card-data.ts';
import { dataOf, equipmentOf } from './data-of.ts';
import type { Deed, Table } from './state.ts';

export const isInLine = (table: Table, card: CardId): boolean => cardAt(table, card).zone === 'line';
export const bothLines = (table: Table): CardId[] => SEATS.flatMap((seat) => table.zones[seat].line);
/** The refs that are still the objects they were, and stand in the battle line. */
export const stillInLine = (table: Table, refs: readonly CardRef[]): CardId[] =>
  refs.filter((ref) => isStill(table, ref) && isInLine(table, ref.card)).map(({ card }) => card);

/** The equipment on a character (1.7). */
export const gearOn = (table: Table, bearer: CardId): CardId[] =>
  SEATS.flatMap((seat) => table.zones[seat].gear.filter((card) => bearerOf(table, card) === bearer));
export function bearerOf(table: Table, card: CardId): CardId | undefined {
  const { on } = cardAt(table, card);
  return on !== null && isStill(table, on) ? on.card : undefined;
}
export const gearIn = (table: Table, bearer: CardId, slot: Slot): CardId | undefined =>
  gearOn(table, bearer).find((card) => equipmentOf(table, card).slot === slot);

/** Terrain and weather, whoever has brought them (1.8). */
export const environments = (table: Table): CardId[] => SEATS.flatMap((seat) => table.zones[seat].environment);

export const hasDone = (table: Table, card: CardId, ...deeds: readonly Deed[]): boolean =>
  deeds.some((deed) => cardAt(table, card).done.includes(deed));

/** A unique card that was used: all its copies are Power cards (1.10). */
const isUsedUp = (table: Table, card: CardId): boolean => table.used.includes(cardAt(table, card).no);
/** A Power card, or what has become one: pays, and strengthens an attack (1.6, 1.10). */
export const isPower = (table: Table, card: CardId): boolean =>
  dataOf(table, card).type === 'power' || isUsedUp(table, card);
/** What a discarded hand card pays (1.5, 1.6). */
export function worthInP(table: Table, card: CardId): number {
  if (isPower(table, card)) return 1;
  return dataOf(table, card).type === 'spell' ? table.options.spellAsP : 0;
}
/** A spell card of this character that is not a mere Power card by now (1.10). */
export function isSpellOf(table: Table, card: CardId, character: string): boolean {
  const data = dataOf(table, card);
  return data.type === 'spell' && data.owner === character && !isUsedUp(table, card);
}
