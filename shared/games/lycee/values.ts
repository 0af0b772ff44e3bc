// Values of characters: printed, then abilities in play, then changes with an end (1.6, 1.7, 4.5, 10.12).
import { type CardId, cardAt, isStill } from '../../kernel/card.ts';
import { SEATS, type Seat } from '../../kernel/seat.ts';
import { amountOf } from './abilities/amounts.ts';
import { holds } from './abilities/conditions.ts';
import { type Context, matches } from './abilities/select.ts';
import {
  type Always,
  AREA_ON,
  type Basic,
  type BasicName,
  CELLS,
  ITEM_ON,
  type Restriction,
  type Value,
} from './card-data.ts';
import { alwaysOf, dataOf, printedBasics } from './data-of.ts';
import { bearerOf } from './queries.ts';
import type { AbilityAt, AbilityFrom, Table } from './state.ts';

/** An always-on ability in play: on which card, and on whose side that lies. */
export interface InPlay {
  readonly source: CardId;
  readonly seat: Seat;
  readonly ability: Always;
  readonly at: AbilityAt;
}
/** Of characters, items and areas on the field (1.6, 1.7). */
export function alwaysInPlay(table: Table): readonly InPlay[] {
  const found: InPlay[] = [];
  for (const seat of SEATS) {
    const side = table.zones[seat];
    for (const cell of CELLS) {
      collect(table, side[cell], seat, found);
      collect(table, side[ITEM_ON[cell]], seat, found);
      collect(table, side[AREA_ON[cell]], seat, found);
    }
  }
  return found;
}
function collect(table: Table, cards: readonly CardId[], seat: Seat, found: InPlay[]): void {
  for (const source of cards) {
    for (const { ability, path } of alwaysOf(table, source))
      found.push({ source, seat, ability, at: { no: cardAt(table, source).no, path } });
  }
}

/** The ability of an item or an area counts as used by the player who controls the character it is on (1.6). */
const contextOf = ({ source, seat }: InPlay): Context => ({ source, seat, bound: {} });

/** Does what the ability gives go to this character now? */
export function concerns(table: Table, one: InPlay, card: CardId): boolean {
  const { to, if: conditions } = one.ability;
  if (to === 'this' && one.source !== card) return false;
  if (to === 'bearer' && bearerOf(table, one.source) !== card) return false;
  if (typeof to === 'object' && !matches(table, to, card, contextOf(one))) return false;
  return holds(table, conditions, contextOf(one));
}

/** A printed value, 0 of a card that has none. */
export function printedValue(table: Table, card: CardId, what: Value): number {
  const data = dataOf(table, card);
  return data.type === 'character' ? data[what] : 0;
}
/** What one ability gives to a value of a character. */
export function givenBy(table: Table, card: CardId, what: Value, one: InPlay): number {
  let sum = 0;
  for (const gift of one.ability.gives) {
    if (gift.what === what && concerns(table, one, card)) sum += amountOf(table, contextOf(one), gift.by);
  }
  return sum;
}
/** May be negative (10.12). */
function effective(table: Table, card: CardId, what: Value, inPlay: readonly InPlay[]): number {
  let value = printedValue(table, card, what);
  for (const one of inPlay) value += givenBy(table, card, what, one);
  for (const modifier of table.modifiers) {
    if (modifier.what === what && modifier.target.card === card && isStill(table, modifier.target))
      value += modifier.by;
  }
  return value;
}
/** `inPlay` saves looking for it again where several values are asked for at once. */
export const apOf = (table: Table, card: CardId, inPlay = alwaysInPlay(table)): number =>
  effective(table, card, 'ap', inPlay);
export const dpOf = (table: Table, card: CardId, inPlay = alwaysInPlay(table)): number =>
  effective(table, card, 'dp', inPlay);
export const spOf = (table: Table, card: CardId, inPlay = alwaysInPlay(table)): number =>
  effective(table, card, 'sp', inPlay);
export const VALUE_OF = { ap: apOf, dp: dpOf, sp: spOf } as const satisfies Record<Value, unknown>;

/** A basic ability that a character has, and where it stands in the data of the card that gives it. */
export interface BasicAt {
  readonly basic: Basic;
  readonly at: AbilityFrom;
}
/** Printed, given by abilities in play, and gained by effects, in this order. */
export function basicsOf(table: Table, card: CardId, inPlay = alwaysInPlay(table)): BasicAt[] {
  const { no } = cardAt(table, card);
  const found: BasicAt[] = printedBasics(table, card).map(({ ability, path }) => ({
    basic: ability,
    at: { no, path },
  }));
  for (const one of inPlay) {
    for (const [i, gift] of one.ability.gives.entries()) {
      if (gift.what !== 'basic' || !concerns(table, one, card)) continue;
      found.push({ basic: gift.basic, at: { no: one.at.no, path: `${one.at.path}.gives.${i}.basic` } });
    }
  }
  for (const { target, gives, by } of table.grants) {
    if ('basic' in gives && target.card === card && isStill(table, target)) found.push({ basic: gives.basic, at: by });
  }
  return found;
}
export const hasBasic = (table: Table, card: CardId, name: BasicName, inPlay = alwaysInPlay(table)): boolean =>
  basicsOf(table, card, inPlay).some(({ basic }) => basic.basic === name);

/** May it neither attack nor pay [T]? With Aggressive it may in the turn in which it enters, not in the opponent's after it (4.6, section 8). */
export function isTooFresh(table: Table, card: CardId): boolean {
  const { fresh, entered } = cardAt(table, card);
  return fresh && !(entered && hasBasic(table, card, 'aggressive'));
}

/** Does an ability in play or an effect forbid this to the character? */
export function isForbidden(table: Table, card: CardId, what: Restriction, inPlay = alwaysInPlay(table)): boolean {
  return (
    inPlay.some(
      (one) =>
        one.ability.gives.some((gift) => gift.what === 'cannot' && gift.do === what) && concerns(table, one, card),
    ) ||
    table.grants.some(
      ({ target, gives }) =>
        'cannot' in gives && gives.cannot === what && target.card === card && isStill(table, target),
    )
  );
}
