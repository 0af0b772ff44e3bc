// What is read of a card beside its values: traits, names, colors, icons, as printed and as abilities change them (7.4).
import { type CardId, cardAt } from '../../kernel/card.ts';
import { SEATS } from '../../kernel/seat.ts';
import type { Gift } from './ability-data.ts';
import { type CardData, type Color, type Icon, SLOTS } from './card-data.ts';
import { continuousOf, dataOf, doesPaint, isPaint, paintsOthers } from './data-of.ts';
import { has } from './features.ts';
import { type Timed, timedGiftsTo } from './given.ts';
import { concerns, continuousAtHand } from './in-play.ts';
import { hasMarkers } from './queries.ts';
import type { Table } from './state.ts';

const NONE: readonly never[] = [];

export function traitsOf(table: Table, card: CardId): readonly string[] {
  const data = dataOf(table, card);
  const printed = data.type === 'character' ? data.traits : NONE;
  const gifts = paintsOf(table, card, 'trait');
  if (gifts.length === 0) return printed;
  let traits = printed;
  for (const gift of gifts) {
    if (gift.what === 'loses') traits = NONE;
    else if (gift.what === 'trait') traits = [...traits, gift.is];
  }
  return traits;
}
/** By English names, as decks and texts name cards. */
export function namesOf(table: Table, card: CardId): readonly string[] {
  const { name } = dataOf(table, card);
  const gifts = paintsOf(table, card, 'name');
  return gifts.length === 0
    ? [name.en]
    : [name.en, ...gifts.flatMap((gift) => (gift.what === 'name' ? [gift.is] : []))];
}
export function colorsOf(table: Table, card: CardId): readonly Color[] {
  const { color } = dataOf(table, card);
  const gifts = paintsOf(table, card, 'color');
  return gifts.length === 0 ? [color] : [color, ...gifts.flatMap((gift) => (gift.what === 'color' ? [gift.is] : []))];
}
/** Asked of whole zones before every play, so without a list of its colors. */
export const isOfColor = (table: Table, card: CardId, color: Color): boolean =>
  dataOf(table, card).color === color || (has(table, 'color') && colorsOf(table, card).includes(color));
export function iconsOf(table: Table, card: CardId): CardData['icons'] {
  const { icons } = dataOf(table, card);
  const gifts = paintsOf(table, card, 'icon');
  return gifts.length === 0
    ? icons
    : [...icons, ...gifts.flatMap((gift): Icon[] => (gift.what === 'icon' ? [gift.is] : []))];
}

/** Gifts to the card that change what is read of it, in the order in which they began (7.4); hardly any table has some. */
function paintsOf(table: Table, card: CardId, what: 'trait' | 'name' | 'color' | 'icon'): readonly Gift[] {
  if (!has(table, what)) return NONE;
  const given = [...timedGiftsTo(table, card), ...ofItselfInHand(table, card)];
  const found = given.filter(({ gift }) => isPaint(gift));
  for (const one of isPainted(table) ? continuousAtHand(table) : NONE) {
    if (!paintsOthers(one.ability) || !concerns(table, one, card)) continue;
    const at = cardAt(table, one.source).since;
    for (const gift of one.ability.gives) if (isPaint(gift)) found.push({ at, gift });
  }
  return found.sort((one, other) => one.at - other.at).map(({ gift }) => gift);
}
/** What a card in hand says of itself there. */
function ofItselfInHand(table: Table, card: CardId): readonly Timed[] {
  const { zone, seat } = cardAt(table, card);
  if (zone !== 'hand') return NONE;
  return continuousOf(table, card, 'hand')
    .filter((ability) => concerns(table, { source: card, seat, ability }, card))
    .flatMap(({ gives }) => gives.map((gift) => ({ at: 0, gift })));
}
/** Is there a card in play that paints others, or might be? */
function isPainted(table: Table): boolean {
  for (const seat of SEATS) {
    const side = table.zones[seat];
    for (const slot of SLOTS) for (const card of side[slot]) if (doesPaint(table, card)) return true;
    for (const card of side.climax) if (doesPaint(table, card)) return true;
    for (const card of side.memory) if (doesPaint(table, card)) return true;
    for (const card of side.clock) if (doesPaint(table, card)) return true;
    if (hasMarkers(side)) return true;
  }
  return false;
}
