// Effective values: printed, then what continues (7.4). Nothing is ever applied to a card and taken off again.
import { type CardId, cardAt, isStill } from '../../kernel/card.ts';
import { SEATS, type Seat } from '../../kernel/seat.ts';
import { amountOf } from './abilities/amounts.ts';
import { holds } from './abilities/conditions.ts';
import { type Context, matches } from './abilities/select.ts';
import { type CardData, type Cont, type Restriction, SLOTS } from './card-data.ts';
import { continuousOf, dataOf } from './data-of.ts';
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

/** Sum of what continuous abilities in play give to a value of `card`. */
function granted(table: Table, card: CardId, what: Value | 'cost', inPlay: readonly InPlay[]): number {
  let sum = 0;
  for (const one of inPlay) sum += grantedBy(table, card, what, one);
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

/** Does some continuous ability forbid this to `card`? A prohibition beats a permission (7.3). */
export function isForbidden(table: Table, card: CardId, what: Restriction, inPlay = continuousInPlay(table)): boolean {
  return inPlay.some(
    (one) => one.ability.gives.some((gift) => gift.what === 'cannot' && gift.do === what) && concerns(table, one, card),
  );
}

function concerns(table: Table, one: InPlay, card: CardId): boolean {
  const { source, seat, ability } = one;
  if (ability.to === 'this') {
    if (source !== card) return false;
  } else if (!matches(table, ability.to, card, { source, seat })) return false;
  return holds(table, ability.if, contextOf(one));
}
const contextOf = ({ source, seat }: InPlay): Context => ({ source, seat, bound: {} });

/** A continuous ability in play: on which card, and whose. */
export interface InPlay {
  readonly source: CardId;
  readonly seat: Seat;
  readonly ability: Cont;
}
/** Continuous abilities in play: of characters on the stage and of climaxes in the climax zone (7.1). */
export function continuousInPlay(table: Table): InPlay[] {
  const found: InPlay[] = [];
  for (const seat of SEATS) {
    const side = table.zones[seat];
    for (const slot of SLOTS) collect(table, side[slot], seat, found);
    collect(table, side.climax, seat, found);
  }
  return found;
}
function collect(table: Table, cards: readonly CardId[], seat: Seat, found: InPlay[]): void {
  for (const source of cards) for (const ability of continuousOf(table, source)) found.push({ source, seat, ability });
}

/** Is the card a character by its data? */
export const isCharacter = (table: Table, card: CardId): boolean => dataOf(table, card).type === 'character';
export const isClimax = (table: Table, card: CardId): boolean => dataOf(table, card).type === 'climax';
