// What an open question offers, sorted by what a player would click: cards, places, backs, buttons, or a number.
import type { Handle } from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { ShownAsk } from '../../shared/kernel/view.ts';
import { answersAtOnce, banOf, cardOf, formOf } from '../table/picks.ts';
import type { LaidCard } from './look.ts';

export interface OfferedSlot {
  readonly position: number;
  readonly slot: string;
  readonly seat: Seat;
}
export interface Offer {
  /** Positions by card; several where a card can do several things. */
  readonly cards: ReadonlyMap<Handle, readonly number[]>;
  /** Of declarations, their places in the chain from 1 by position. */
  readonly links: ReadonlyMap<number, number>;
  readonly slots: readonly OfferedSlot[];
  /** Numbered backs of cards that this seat may not see. */
  readonly backs: readonly number[];
  /** Positions that have no place on the table: options, seats, abilities, actions without a card. */
  readonly buttons: readonly number[];
  readonly range: { readonly from: number; readonly to: number } | null;
  /** Positions that cannot join what is picked already. */
  readonly blocked: ReadonlySet<number>;
}
export const NOTHING: Offer = {
  cards: new Map(),
  links: new Map(),
  slots: [],
  backs: [],
  buttons: [],
  range: null,
  blocked: new Set(),
};

/** What is chosen in a form over the table has no place on it. */
export function offerOf(ask: ShownAsk | null, picks: readonly number[]): Offer {
  if (ask === null || formOf(ask) !== undefined) return NOTHING;
  const cards = new Map<Handle, number[]>();
  const links = new Map<number, number>();
  const slots: OfferedSlot[] = [];
  const backs: number[] = [];
  const buttons: number[] = [];
  let range: Offer['range'] = null;
  for (const [position, choosable] of ask.from.entries()) {
    const card = cardOf(choosable);
    if (card !== undefined) cards.set(card, [...(cards.get(card) ?? []), position]);
    if ('declared' in choosable) links.set(position, choosable.declared.nth);
    // Several abilities of one card differ only in their text, so each also has a button that shows it.
    if ('ability' in choosable || 'declared' in choosable) buttons.push(position);
    else if (card !== undefined) continue;
    else if ('slot' in choosable) slots.push({ position, slot: choosable.slot, seat: choosable.seat ?? ask.seat });
    else if ('back' in choosable) backs.push(position);
    else if ('range' in choosable) range = choosable.range;
    else buttons.push(position);
  }
  return { cards, links, slots, backs, buttons, range, blocked: range === null ? blockedIn(ask, picks) : new Set() };
}

/**
 * Positions of a card as drawn: one laid out in the tray is clicked there, not where it also lies, and one that stands
 * for a declaration means that one alone.
 */
export function positionsOf(
  offer: Offer,
  { handle, zone, nth }: Pick<LaidCard, 'handle' | 'zone' | 'nth'>,
  tray: { readonly holds: ReadonlySet<Handle> } | null,
): readonly number[] {
  if (nth !== undefined) return [...offer.links].flatMap(([position, one]) => (one === nth ? [position] : []));
  if (handle === null || (zone !== 'tray' && tray?.holds.has(handle))) return [];
  return offer.cards.get(handle) ?? [];
}

/** Where one pick is the answer, nothing blocks another. */
function blockedIn(ask: ShownAsk, picks: readonly number[]): Set<number> {
  const blocked = new Set<number>();
  const kept = answersAtOnce(ask) ? [] : picks;
  for (const position of ask.from.keys()) if (banOf(ask, kept, position) !== undefined) blocked.add(position);
  return blocked;
}
