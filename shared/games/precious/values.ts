// Values of cards: printed, then static texts in play, then changes with an end; raw sums, clamped on reading (section 8, 5.8).
import { type CardId, cardAt, isStill } from '../../kernel/card.ts';
import { SEATS, type Seat } from '../../kernel/seat.ts';
import { amountOf } from './abilities/amounts.ts';
import { holds } from './abilities/conditions.ts';
import { type Context, matches } from './abilities/select.ts';
import type { Gift, Keyword, KeywordName, Restriction, StaticText, Value } from './card-data.ts';
import { dataOf, staticsOf } from './data-of.ts';
import { bearerOf, onField } from './queries.ts';
import type { Table, TextAt } from './state.ts';

/** A static text in play: on which card, and whose that is. */
export interface InPlay {
  readonly source: CardId;
  readonly seat: Seat;
  readonly text: StaticText;
  readonly at: TextAt;
}
/** Of characters on the field and of support cards on them (7.7). */
export function staticsInPlay(table: Table): readonly InPlay[] {
  const found: InPlay[] = [];
  for (const seat of SEATS) {
    for (const source of [...onField(table, seat), ...table.zones[seat].set]) {
      for (const { text, path } of staticsOf(table, source))
        found.push({ source, seat, text, at: { no: cardAt(table, source).no, path } });
    }
  }
  return found;
}

const contextOf = ({ source, seat }: InPlay): Context => ({ source, seat, bound: {} });

/** Does what the text gives go to this card now? */
function concerns(table: Table, one: InPlay, card: CardId): boolean {
  const { to, if: conditions } = one.text;
  if (to === 'this' && one.source !== card) return false;
  if (to === 'bearer' && bearerOf(table, one.source) !== card) return false;
  if (typeof to === 'object' && !matches(table, to, card, contextOf(one))) return false;
  return holds(table, conditions, contextOf(one));
}
type GiftOf<K extends Gift['what']> = Extract<Gift, { what: K }>;
/** What static texts give to a card, of one kind. */
function given<K extends Gift['what']>(
  table: Table,
  card: CardId,
  what: K,
  inPlay: readonly InPlay[],
): { readonly gift: GiftOf<K>; readonly by: InPlay }[] {
  return inPlay.flatMap((by) => {
    const gifts = by.text.gives.filter((gift): gift is GiftOf<K> => gift.what === what);
    return gifts.length > 0 && concerns(table, by, card) ? gifts.map((gift) => ({ gift, by })) : [];
  });
}

/** AP and DP come together: has this card any (1)? */
export function hasValues(table: Table, card: CardId): boolean {
  const data = dataOf(table, card);
  return data.type === 'character' && data.ap !== undefined;
}
/** A printed value, 0 of a card that has none. */
export function printedValue(table: Table, card: CardId, what: Value): number {
  const data = dataOf(table, card);
  return data.type === 'character' ? (data[what] ?? 0) : 0;
}
/** What one text in play gives to a value. */
export function givenBy(table: Table, card: CardId, what: Value, one: InPlay): number {
  return given(table, card, what, [one]).reduce(
    (sum, { gift, by }) => sum + amountOf(table, contextOf(by), gift.by),
    0,
  );
}
/** The raw sum: only whoever reads it sees 0 for what is less. */
function effective(table: Table, card: CardId, what: Value, inPlay: readonly InPlay[]): number {
  let value = printedValue(table, card, what);
  for (const one of inPlay) value += givenBy(table, card, what, one);
  for (const modifier of table.modifiers) {
    if (modifier.what === what && modifier.target.card === card && isStill(table, modifier.target))
      value += modifier.by;
  }
  return Math.max(0, value);
}
/** `inPlay` saves looking for it again where several values are asked for at once. */
export const apOf = (table: Table, card: CardId, inPlay = staticsInPlay(table)): number =>
  effective(table, card, 'ap', inPlay);
export const dpOf = (table: Table, card: CardId, inPlay = staticsInPlay(table)): number =>
  effective(table, card, 'dp', inPlay);
export const VALUE_OF = { ap: apOf, dp: dpOf } as const satisfies Record<Value, unknown>;

const totalOf = (table: Table, card: CardId, what: 'cost' | 'points' | 'approaches', inPlay: readonly InPlay[]) =>
  given(table, card, what, inPlay).reduce((sum, { gift }) => sum + gift.by, 0);
/** What playing a card of the hand costs now (5.8). */
export const costOf = (table: Table, card: CardId, inPlay = staticsInPlay(table)): number =>
  Math.max(0, dataOf(table, card).cost + totalOf(table, card, 'cost', inPlay));
/** How many points its approach gives (6, step 3). */
export const pointsGivenBy = (table: Table, card: CardId): number =>
  Math.max(0, 1 + totalOf(table, card, 'points', staticsInPlay(table)));
/** May it approach again in this turn (6.4)? */
export function mayStillApproach(table: Table, card: CardId, inPlay = staticsInPlay(table)): boolean {
  const { approaches, mayApproach } = cardAt(table, card);
  return approaches < mayApproach + totalOf(table, card, 'approaches', inPlay);
}

/** Printed, given by texts in play, and gained by effects, in this order. */
export function keywordsOf(table: Table, card: CardId, inPlay = staticsInPlay(table)): Keyword[] {
  const printed: readonly Keyword[] = dataOf(table, card).keywords;
  return [
    ...printed,
    ...given(table, card, 'keyword', inPlay).map(({ gift }) => gift.keyword),
    ...table.grants.flatMap(({ target, gives }) =>
      'keyword' in gives && target.card === card && isStill(table, target) ? [gives.keyword] : [],
    ),
  ];
}
export const hasKeyword = (table: Table, card: CardId, name: KeywordName, inPlay = staticsInPlay(table)): boolean =>
  keywordsOf(table, card, inPlay).some(({ keyword }) => keyword === name);
/** The highest X of its Natural X; -1 without (section 8). */
export const naturalOf = (table: Table, card: CardId): number =>
  Math.max(-1, ...keywordsOf(table, card).flatMap((one) => (one.keyword === 'natural' ? [one.x] : [])));

/** Does a text in play or an effect forbid this to the character? */
export const isForbidden = (table: Table, card: CardId, what: Restriction, inPlay = staticsInPlay(table)): boolean =>
  given(table, card, 'cannot', inPlay).some(({ gift }) => gift.do === what) ||
  table.grants.some(
    ({ target, gives }) => 'cannot' in gives && gives.cannot === what && target.card === card && isStill(table, target),
  );
