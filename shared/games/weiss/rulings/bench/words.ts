// What may be picked, in words: a card by its name, its number or its slot, the rest by what the rules call it.
import type { AskSpec, Choosable } from '../../../../kernel/ask.ts';
import { type CardId, cardAt } from '../../../../kernel/card.ts';
import type { Seat } from '../../../../kernel/seat.ts';
import { dataOf, dataOfNo } from '../../data-of.ts';
import { isSlot } from '../../queries.ts';
import type { Table } from '../../state.ts';
import type { Who } from './prepare.ts';

export type Pick = string | number;
/** A question by its `why` (for one seat only: `B.why`), and what is picked; nothing picked declines it. */
export type Entry = readonly [why: string, ...picks: Pick[]];
export type WhoIs = (seat: Seat) => Who;

export const nameOf = (table: Table, card: CardId): string => dataOf(table, card).name.en;

/** The words for a choosable, the usual one first. */
export function wordsOf(table: Table, whoIs: WhoIs, choosable: Choosable): string[] {
  if ('card' in choosable) return cardWords(table, whoIs, choosable.card);
  if ('slot' in choosable) {
    const { slot, seat } = choosable;
    return seat === undefined ? [slot] : [slot, `${whoIs(seat)}.${slot}`];
  }
  if ('option' in choosable) return [choosable.option];
  if ('seat' in choosable) return [whoIs(choosable.seat)];
  if ('ability' in choosable) {
    const { no, path } = choosable.ability;
    return [`${dataOfNo(table, no).name.en} ${path}`, dataOfNo(table, no).name.en];
  }
  if ('action' in choosable) {
    const { do: what, card, ability } = choosable.action;
    if (card === undefined) return [what];
    const words = cardWords(table, whoIs, card).map((word) => `${what} ${word}`);
    return ability === undefined ? words : [...words, ...words.map((word) => `${word} ${ability}`)];
  }
  return [`${choosable.range.from} to ${choosable.range.to}`];
}
function cardWords(table: Table, whoIs: WhoIs, card: CardId): string[] {
  const { no, zone, seat } = cardAt(table, card);
  const slot = isSlot(zone) ? [zone, `${whoIs(seat)}.${zone}`] : [];
  return [nameOf(table, card), no, ...slot];
}

/** A question with its offer, for messages. */
export const inWords = (table: Table, whoIs: WhoIs, { seat, why, from, min, max }: AskSpec): string =>
  `${whoIs(seat)}.${why} (${min} to ${max} of ${from.map((one) => wordsOf(table, whoIs, one)[0]).join(', ') || 'nothing'})`;

/** The positions of the picks, or the first pick that is not offered. */
export function positionsOf(
  table: Table,
  whoIs: WhoIs,
  spec: AskSpec,
  picks: readonly Pick[],
): readonly number[] | { readonly missing: Pick } {
  const [only] = spec.from;
  if (only !== undefined && 'range' in only) {
    const { from, to } = only.range;
    const missing = picks.find((pick) => typeof pick !== 'number' || pick < from || pick > to);
    return missing === undefined ? (picks as readonly number[]) : { missing };
  }
  const words = spec.from.map((one) => wordsOf(table, whoIs, one));
  const taken: number[] = [];
  for (const pick of picks) {
    const position = words.findIndex((these, i) => !taken.includes(i) && these.includes(String(pick)));
    if (position < 0) return { missing: pick };
    taken.push(position);
  }
  return taken;
}
