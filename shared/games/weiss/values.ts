// Effective values: printed, then what continues (7.4). Nothing is ever applied to a card and taken off again.
import { type CardId, cardAt, isStill } from '../../kernel/card.ts';
import { SEATS, type Seat } from '../../kernel/seat.ts';
import { amountOf } from './abilities/amounts.ts';
import { holds } from './abilities/conditions.ts';
import { matches } from './abilities/select.ts';
import { type CardData, type Cont, type Restriction, SLOTS } from './card-data.ts';
import { continuousOf, dataOf } from './data-of.ts';
import type { Table } from './state.ts';

export type Value = 'power' | 'soul' | 'level';

const printed = (data: CardData, what: Value): number => {
  if (data.type === 'character') return data[what];
  return data.type === 'event' && what === 'level' ? data.level : 0;
};

/** Effective value: may be zero or negative (SQ2 to SQ4); only what uses it clamps. */
function effective(table: Table, card: CardId, what: Value): number {
  let value = printed(dataOf(table, card), what);
  value += granted(table, card, what);
  for (const modifier of table.modifiers) {
    if (modifier.target.card !== card || modifier.what !== what || !isStill(table, modifier.target)) continue;
    value = modifier.sets === true ? modifier.by : value + modifier.by;
  }
  return value;
}
export const powerOf = (table: Table, card: CardId): number => effective(table, card, 'power');
export const soulOf = (table: Table, card: CardId): number => effective(table, card, 'soul');
export const levelOf = (table: Table, card: CardId): number => effective(table, card, 'level');
/** Effective cost: printed, then what continuous abilities give to cards in hand; never below 0 (SQ17). */
export const costOf = (table: Table, card: CardId): number => {
  const data = dataOf(table, card);
  return data.type === 'climax' ? 0 : Math.max(0, data.cost + granted(table, card, 'cost'));
};

/** Sum of what continuous abilities in play give to a value of `card`. */
function granted(table: Table, card: CardId, what: Value | 'cost'): number {
  let sum = 0;
  eachContinuous(table, (source, seat, ability) => {
    for (const gift of ability.gives) {
      if (gift.what === what && concerns(table, ability, source, seat, card)) {
        sum += amountOf(table, { source, seat, bound: {} }, gift.by);
      }
    }
  });
  return sum;
}

/** Does some continuous ability forbid this to `card`? A prohibition beats a permission (7.3). */
export function isForbidden(table: Table, card: CardId, what: Restriction): boolean {
  let forbidden = false;
  eachContinuous(table, (source, seat, ability) => {
    for (const gift of ability.gives) {
      if (gift.what === 'cannot' && gift.do === what && concerns(table, ability, source, seat, card)) forbidden = true;
    }
  });
  return forbidden;
}

function concerns(table: Table, ability: Cont, source: CardId, seat: Seat, card: CardId): boolean {
  if (ability.to === 'this') {
    if (source !== card) return false;
  } else if (!matches(table, ability.to, card, { source, seat })) return false;
  return holds(table, ability.if, { source, seat, bound: {} });
}

/** Continuous abilities in play: of characters on the stage and of climaxes in the climax zone (7.1). */
function eachContinuous(table: Table, use: (source: CardId, seat: Seat, ability: Cont) => void): void {
  for (const seat of SEATS) {
    const side = table.zones[seat];
    for (const slot of SLOTS) for (const source of side[slot]) useOf(table, source, seat, use);
    for (const source of side.climax) useOf(table, source, seat, use);
  }
}
function useOf(
  table: Table,
  source: CardId,
  seat: Seat,
  use: (source: CardId, seat: Seat, ability: Cont) => void,
): void {
  const abilities = continuousOf(table, source);
  for (const ability of abilities) use(source, seat, ability);
}

/** Is the card a character by its data? */
export const isCharacter = (table: Table, card: CardId): boolean => dataOf(table, card).type === 'character';
export const isClimax = (table: Table, card: CardId): boolean => dataOf(table, card).type === 'climax';
export const ownerOf = (table: Table, card: CardId): Seat => cardAt(table, card).owner;
