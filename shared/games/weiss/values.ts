// Effective values: printed, then what continues (7.4). Nothing is ever applied to a card and taken off again.
import { type CardId, cardAt, isStill } from '../../kernel/card.ts';
import type { Seat } from '../../kernel/seat.ts';
import { amountOf } from './abilities/amounts.ts';
import type { BANS, Gift, Permission, Restriction } from './ability-data.ts';
import type { CardData } from './card-data.ts';
import { continuousOf, dataOf } from './data-of.ts';
import { has, knows } from './features.ts';
import { giftsTo, giftsToSeat } from './given.ts';
import { concerns, concernsSeat, continuousInPlay, type InPlay } from './in-play.ts';
import type { Table } from './state.ts';

export type Value = 'power' | 'soul' | 'level';

export const printedValue = (data: CardData, what: Value): number => {
  if (data.type === 'character') return data[what];
  return data.type === 'event' && what === 'level' ? data.level : 0;
};

/** Effective value: may be zero or negative (SQ2 to SQ4); only what uses it clamps. */
function effective(table: Table, card: CardId, what: Value, inPlay: readonly InPlay[]): number {
  const start = printedValue(dataOf(table, card), what);
  let value = start + granted(table, card, what, inPlay);
  for (const modifier of table.modifiers) {
    if (modifier.target.card !== card || modifier.what !== what || !isStill(table, modifier.target)) continue;
    if (modifier.sets === true) return inTime(table, card, what, inPlay, start);
    value += modifier.by;
  }
  return value;
}
/** Where one change sets the value, all count in the order of their creation: a CONT from when its character entered its slot (7.4). */
function inTime(table: Table, card: CardId, what: Value, inPlay: readonly InPlay[], start: number): number {
  const continuous = inPlay.map((one) => ({
    at: cardAt(table, one.source).since,
    by: grantedBy(table, card, what, one),
    sets: false,
  }));
  const changes = table.modifiers
    .filter(({ target, what: of }) => target.card === card && of === what && isStill(table, target))
    .map(({ at, by, sets = false }) => ({ at, by, sets }));
  return [...continuous, ...changes]
    .sort((one, other) => one.at - other.at)
    .reduce((value, { by, sets }) => (sets ? by : value + by), start);
}
/** `inPlay` saves looking for it again where several values are asked for at once. */
export const powerOf = (table: Table, card: CardId, inPlay = continuousInPlay(table)): number =>
  effective(table, card, 'power', inPlay);
export const soulOf = (table: Table, card: CardId, inPlay = continuousInPlay(table)): number =>
  effective(table, card, 'soul', inPlay);
export const levelOf = (table: Table, card: CardId, inPlay = continuousInPlay(table)): number =>
  effective(table, card, 'level', inPlay);
/** Effective cost: printed, then what continuous abilities give to cards in hand; never below 0 (SQ17). */
export const costOf = (table: Table, card: CardId, inPlay = continuousInPlay(table)): number => {
  const data = dataOf(table, card);
  return data.type === 'climax' ? 0 : Math.max(0, data.cost + granted(table, card, 'cost', inPlay));
};

/** Sum of what continuous abilities in play, and those that work in hand, give to a value of `card`. */
function granted(table: Table, card: CardId, what: Value | 'cost', inPlay: readonly InPlay[]): number {
  let sum = 0;
  for (const one of inPlay) sum += grantedBy(table, card, what, one);
  for (const one of inHand(table, card)) sum += grantedBy(table, card, what, one);
  return sum;
}
/** What one continuous ability gives to a value of `card`. */
export function grantedBy(table: Table, card: CardId, what: Value | 'cost', one: InPlay): number {
  let sum = 0;
  for (const gift of one.ability.gives) {
    if (gift.what === what && concerns(table, one, card)) sum += amountOf(table, contextOf(one), gift.by);
  }
  return sum;
}
const contextOf = ({ source, seat }: InPlay) => ({ source, seat, bound: {} });
const NONE: readonly never[] = [];
/** Abilities that work in hand speak of their own card, so nothing of the hand is told by them. */
function inHand(table: Table, card: CardId): readonly InPlay[] {
  if (!has(table, 'hand')) return NONE;
  const { zone, seat } = cardAt(table, card);
  if (zone !== 'hand') return NONE;
  const abilities = continuousOf(table, card, 'hand');
  return abilities.length === 0 ? NONE : abilities.map((ability) => ({ source: card, seat, ability }));
}

/** Does the card have such a gift, continuously or for a time? */
export function hasGift(
  table: Table,
  card: CardId,
  is: (gift: Gift) => boolean,
  inPlay: readonly InPlay[] = continuousInPlay(table),
): boolean {
  return (
    inPlay.some((one) => one.ability.gives.some(is) && concerns(table, one, card)) ||
    inHand(table, card).some((one) => one.ability.gives.some(is) && concerns(table, one, card)) ||
    giftsTo(table, card).some(is)
  );
}
/** What the card has of such gifts, continuously and for a time. */
export function giftsOf<K extends Gift['what']>(table: Table, card: CardId, what: K): Extract<Gift, { what: K }>[] {
  const isOne = (gift: Gift): gift is Extract<Gift, { what: K }> => gift.what === what;
  const found: Extract<Gift, { what: K }>[] = [];
  for (const one of [...continuousInPlay(table), ...inHand(table, card)]) {
    const gifts = one.ability.gives.filter(isOne);
    if (gifts.length > 0 && concerns(table, one, card)) found.push(...gifts);
  }
  return [...found, ...giftsTo(table, card).filter(isOne)];
}
/** Does something forbid this to `card`? A prohibition beats a permission (7.3). */
export const isForbidden = (table: Table, card: CardId, what: Restriction, inPlay?: readonly InPlay[]): boolean =>
  knows(table, what) && hasGift(table, card, (gift) => gift.what === 'cannot' && gift.do === what, inPlay);
export const isAllowed = (table: Table, card: CardId, what: Permission, inPlay?: readonly InPlay[]): boolean =>
  knows(table, what) && hasGift(table, card, (gift) => gift.what === 'may' && gift.do === what, inPlay);

/** What a player has, continuously or for a time. */
export function seatGifts(table: Table, seat: Seat, inPlay?: readonly InPlay[]): readonly Gift[] {
  if (!has(table, 'seats')) return NONE;
  const found: Gift[] = [...giftsToSeat(table, seat)];
  for (const one of inPlay ?? continuousInPlay(table))
    if (concernsSeat(table, one, seat)) found.push(...one.ability.gives);
  return found;
}
/** Does something forbid this to the player? */
export const isBanned = (table: Table, seat: Seat, what: (typeof BANS)[number], inPlay?: readonly InPlay[]): boolean =>
  knows(table, what) && seatGifts(table, seat, inPlay).some((gift) => gift.what === 'cannot' && gift.do === what);

/** Is the card a character by its data? */
export const isCharacter = (table: Table, card: CardId): boolean => dataOf(table, card).type === 'character';
export const isClimax = (table: Table, card: CardId): boolean => dataOf(table, card).type === 'climax';
