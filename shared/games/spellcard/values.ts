// Values of characters (section 5): printed, then equipment, environments and changes. Asked for, never stored.
import { type CardId, cardAt, isStill } from '../../kernel/card.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { DamageType, Gift, Restriction, Stance, Stat } from './card-data.ts';
import { characterOf, giftsOf } from './data-of.ts';
import { environments, gearOn, isInLine } from './queries.ts';
import type { Change, Table } from './state.ts';

/** How a character is hit now: in its own turn it counts as busy, unless the match says otherwise (4.4). */
export function stanceOf(table: Table, card: CardId): Stance {
  const { seat, state } = cardAt(table, card);
  if (state === 'ready') return table.options.ownTurnStance;
  return seat === table.turnPlayer && table.options.ownTurnStance === 'busy' ? 'busy' : state;
}

export const changesOn = (table: Table, card: CardId): Change[] =>
  table.changes.filter(({ target }) => target.card === card && isStill(table, target));
/** What its equipment and the environments give a character. */
export const giftsFor = (table: Table, card: CardId): Gift[] =>
  [...gearOn(table, card), ...environments(table)].flatMap((source) => giftsOf(table, source));

/** Does a gift change this value of a character as it stands now? */
export const isGiven = (table: Table, card: CardId, stat: Stat, gift: Gift): gift is Gift & { readonly by: number } =>
  gift.what === stat && (gift.stance === undefined || gift.stance === stanceOf(table, card));
/** The value of a character in the battle line; one that is out has its printed ones. Never below 0. */
export const statOf = (table: Table, card: CardId, stat: Stat): number =>
  valueUnder(table, card, stat, influencesOn(table, card));
/** Several of its values at once: what changes them is looked for once. */
export function statsOf<const T extends Stat>(table: Table, card: CardId, stats: readonly T[]): Record<T, number> {
  const influences = influencesOn(table, card);
  return Object.fromEntries(stats.map((stat) => [stat, valueUnder(table, card, stat, influences)])) as Record<
    T,
    number
  >;
}
interface Influences {
  readonly gifts: readonly Gift[];
  readonly changes: readonly Change[];
}
const influencesOn = (table: Table, card: CardId): Influences =>
  isInLine(table, card)
    ? { gifts: giftsFor(table, card), changes: changesOn(table, card) }
    : { gifts: [], changes: [] };
function valueUnder(table: Table, card: CardId, stat: Stat, { gifts, changes }: Influences): number {
  let value = stat === 'ward' ? 0 : characterOf(table, card)[stat];
  for (const gift of gifts) if (isGiven(table, card, stat, gift)) value += gift.by;
  for (const change of changes) if ('stat' in change && change.stat === stat) value += change.amount;
  return Math.max(0, value);
}

/** "Cannot" beats "can" (1.12). */
export function isForbidden(table: Table, card: CardId, what: Restriction): boolean {
  if (!isInLine(table, card)) return false;
  return (
    giftsFor(table, card).some((gift) => gift.what === 'cannot' && gift.do === what) ||
    changesOn(table, card).some((change) => 'cannot' in change && change.cannot === what)
  );
}
export const isImmune = (table: Table, card: CardId, to: Restriction | 'poison'): boolean =>
  giftsFor(table, card).some((gift) => gift.what === 'immune' && gift.to === to);

/** What is added to the power of an attack of this type: by whoever makes it, and on whoever is hit. */
export function powerGiven(table: Table, card: CardId, what: 'power' | 'against', type: DamageType): number {
  if (!isInLine(table, card)) return 0;
  let by = 0;
  for (const gift of giftsFor(table, card)) if (gift.what === what && gift.type === type) by += gift.by;
  return by;
}
/** The HP that poison takes from it in each start phase: all of it, or what one side has given. */
export const poisonOf = (table: Table, card: CardId, by?: Seat): number =>
  changesOn(table, card)
    .filter((change) => by === undefined || change.by === by)
    .reduce((sum, change) => sum + ('poison' in change ? change.poison : 0), 0);

/** The most spirit that it may have (1.2, `spiritCap`). */
export const spiritLimit = (table: Table, card: CardId): number =>
  table.options.spiritCap === 'none' ? Number.MAX_SAFE_INTEGER : characterOf(table, card).spirit;
/** What lasts on objects that are no more is dropped. */
export const stillChanging = (table: Table): Change[] => table.changes.filter(({ target }) => isStill(table, target));
