// Selecting cards: the one grammar of abilities, read over the table.
import { type CardId, type CardRef, cardAt, isStill } from '../../../kernel/card.ts';
import { within } from '../../../kernel/range.ts';
import { type Seat, seatsOf } from '../../../kernel/seat.ts';
import type { Amount, Kind, Label, Range, Row, Select } from '../ability-data.ts';
import { FRONT, SLOTS, type Slot } from '../card-data.ts';
import { dataOf } from '../data-of.ts';
import { colorsOf, iconsOf, namesOf, traitsOf } from '../faces.ts';
import { has } from '../features.ts';
import { isBare } from '../given.ts';
import { grantedOnStage } from '../in-play.ts';
import { bearerOf, facingOf, isInFrontOf, isOnStage, isSlot, markersAt } from '../queries.ts';
import type { Table } from '../state.ts';
import { costOf, levelOf, powerOf, soulOf } from '../values.ts';
import { amountOf } from './amounts.ts';

/** Whose ability it is, on which card, and the objects that its earlier steps bound. */
export interface Context {
  readonly source: CardId;
  readonly seat: Seat;
  readonly bound: Readonly<Record<string, readonly CardRef[]>>;
  /** Which object the source was when the ability woke; left out while it can be no other. */
  readonly origin?: { readonly ref: CardRef };
  /** Slots that characters had when an earlier step moved them away. */
  readonly slots?: Iterable<readonly [CardId, Slot]>;
}
/** What reads of the table need of a context where nothing has been bound. */
export type Sight = Pick<Context, 'source' | 'seat'> & Partial<Context>;
/** Is the source still the object whose ability this is? */
export const isSourceStill = (table: Table, { origin }: Pick<Context, 'origin'>): boolean =>
  origin === undefined || isStill(table, origin.ref);

/** The bound cards that are still the objects they were (2.3). */
export const boundCards = (table: Table, { bound }: Pick<Context, 'bound'>, name: string): CardId[] =>
  (bound[name] ?? []).filter((ref) => isStill(table, ref)).map(({ card }) => card);

/** All cards that a selection means now, the own side first, in the order of their zone. */
export function candidates(table: Table, select: Select, context: Sight): CardId[] {
  const found: CardId[] = [];
  for (const seat of seatsOf(select.who, context.seat)) {
    for (const card of pool(table, select.where, seat, context)) {
      if (isOfKind(table, select, card, context)) found.push(card);
    }
  }
  return found;
}
/** Is this card, where it lies, among those that the selection means? */
export function matches(table: Table, select: Select, card: CardId, context: Sight): boolean {
  const { seat, zone } = cardAt(table, card);
  if (select.who !== 'any' && (select.who === 'you') !== (seat === context.seat)) return false;
  if (!liesIn(table, select.where, card, zone, context)) return false;
  return isOfKind(table, select, card, context);
}

function pool(table: Table, where: Select['where'], seat: Seat, context: Sight): readonly CardId[] {
  const side = table.zones[seat];
  switch (where) {
    case 'stage':
      return SLOTS.flatMap((slot) => side[slot]);
    case 'front':
      return FRONT.flatMap((slot) => side[slot]);
    case 'back':
      return [...side.backLeft, ...side.backRight];
    case 'looked':
      return boundCards(table, { bound: context.bound ?? {} }, 'looked').filter(
        (card) => cardAt(table, card).seat === seat,
      );
    case 'markers':
      return cardAt(table, context.source).seat === seat ? markersUnder(table, context.source) : [];
    default:
      return side[where];
  }
}
function liesIn(table: Table, where: Select['where'], card: CardId, zone: string, context: Sight): boolean {
  if (where === 'markers') return markersUnder(table, context.source).includes(card);
  return isRow(where) ? isInRow(where, zone) : where === zone;
}
const isRow = (where: Select['where']): where is Exclude<Row, Slot> =>
  where === 'stage' || where === 'front' || where === 'back';
/** Is the zone a slot of that part of the stage? */
export function isInRow(row: Row, zone: string): boolean {
  if (row === 'stage') return (SLOTS as readonly string[]).includes(zone);
  if (row === 'front') return (FRONT as readonly string[]).includes(zone);
  return row === 'back' ? zone === 'backLeft' || zone === 'backRight' : row === zone;
}

/** What is read from the face of a card: a face-down one has none (2). */
const FACELESS: ReadonlySet<keyof Kind> = new Set<keyof Kind>(['other', 'inFront', 'facing', 'battling', 'markers']);
/** Is the card of the kind, wherever it lies? */
export function isOfKind(table: Table, kind: Kind, card: CardId, context: Sight): boolean {
  if (cardAt(table, card).face === 'down' && readsFace(kind)) return false;
  return (
    isOfPrint(table, kind, card, context) &&
    isOfValues(table, kind, card, context) &&
    isPlaced(table, kind, card, context.source) &&
    (kind.not === undefined || !isOfKind(table, kind.not, card, context)) &&
    (kind.or === undefined || kind.or.some((one) => isOfKind(table, one, card, context)))
  );
}
const SELECTING: ReadonlySet<string> = new Set(['who', 'where']);
const readsFace = (kind: Kind): boolean =>
  Object.keys(kind).some((part) => !SELECTING.has(part) && !FACELESS.has(part as keyof Kind));

const oneOf = <T extends string>(wanted: T | readonly T[], has: readonly T[]): boolean =>
  typeof wanted === 'string' ? has.includes(wanted) : wanted.some((one) => has.includes(one));
function isOfPrint(table: Table, kind: Kind, card: CardId, context: Sight): boolean {
  const data = dataOf(table, card);
  if (kind.type !== undefined && data.type !== kind.type) return false;
  if (kind.trait !== undefined && !oneOf(kind.trait, traitsOf(table, card))) return false;
  if (kind.name !== undefined && !oneOf(kind.name, namesOf(table, card))) return false;
  if (kind.nameHas !== undefined) {
    const parts = typeof kind.nameHas === 'string' ? [kind.nameHas] : kind.nameHas;
    if (!namesOf(table, card).some((name) => parts.some((part) => name.includes(part)))) return false;
  }
  if (kind.color !== undefined && !oneOf(kind.color, colorsOf(table, card))) return false;
  if (kind.icon !== undefined && !oneOf(kind.icon, iconsOf(table, card))) return false;
  if (kind.label !== undefined && !hasLabel(table, card, kind.label)) return false;
  if (kind.sameColor && !colorsOf(table, context.source).some((color) => colorsOf(table, card).includes(color)))
    return false;
  if (kind.sameName === undefined) return true;
  return boundCards(table, { bound: context.bound ?? {} }, kind.sameName).some((one) =>
    oneOf(namesOf(table, one), namesOf(table, card)),
  );
}

/** Has the card an ability of this label, printed or given? */
function hasLabel(table: Table, card: CardId, label: Label): boolean {
  const { abilities } = dataOf(table, card);
  return (
    (!isBare(table, card) && abilities.some((one) => 'label' in one && one.label === label)) ||
    (has(table, 'grants') && grantedOnStage(table).some((one) => one.card === card && one.ability.label === label))
  );
}

/** Is a number in the range, whose ends may be counted on the table? */
export function isWithin(table: Table, value: number, range: Range, context: Sight): boolean {
  const { atLeast, atMost } = range;
  if (typeof atLeast !== 'object' && typeof atMost !== 'object')
    return within(value, {
      ...(atLeast !== undefined && { atLeast }),
      ...(atMost !== undefined && { atMost }),
    });
  const end = (amount: Amount): number => amountOf(table, { bound: {}, ...context }, amount);
  return (atLeast === undefined || value >= end(atLeast)) && (atMost === undefined || value <= end(atMost));
}
function isOfValues(table: Table, kind: Kind, card: CardId, context: Sight): boolean {
  // A climax has neither level nor cost, and only a character has power and soul (1.1).
  if ((kind.level ?? kind.cost) !== undefined && dataOf(table, card).type === 'climax') return false;
  if ((kind.power ?? kind.soul) !== undefined && dataOf(table, card).type !== 'character') return false;
  if (kind.level !== undefined && !isWithin(table, levelOf(table, card), kind.level, context)) return false;
  if (kind.cost !== undefined && !isWithin(table, costOf(table, card), kind.cost, context)) return false;
  if (kind.power !== undefined && !isWithin(table, powerOf(table, card), kind.power, context)) return false;
  if (kind.soul !== undefined && !isWithin(table, soulOf(table, card), kind.soul, context)) return false;
  if (kind.markers !== undefined && !isWithin(table, markersOf(table, card), kind.markers, context)) return false;
  return kind.state === undefined || cardAt(table, card).state === kind.state;
}
/** How many markers lie under a character (2.4). */
export const markersOf = (table: Table, card: CardId): number => markersUnder(table, card).length;
/** Of two characters on a slot they are those of the older one (5.1). */
function markersUnder(table: Table, card: CardId): readonly CardId[] {
  const { seat, zone } = cardAt(table, card);
  if (!isSlot(zone)) return [];
  const side = table.zones[seat];
  return side[zone][0] === card ? markersAt(side, zone) : [];
}

function isPlaced(table: Table, kind: Kind, card: CardId, source: CardId): boolean {
  if (kind.other && card === source) return false;
  if (kind.inFront && !isInFrontOf(table, card, source)) return false;
  if (kind.facing && facingOf(table, source) !== card) return false;
  if (kind.battling === 'defender') return isRole(table, 'defender', card);
  if (kind.battling === 'this') {
    return (
      (isRole(table, 'attacker', source) && isRole(table, 'defender', card)) ||
      (isRole(table, 'defender', source) && isRole(table, 'attacker', card))
    );
  }
  return true;
}
/** Does the card have this role in the attack that runs (6.1)? */
export function isRole(table: Table, role: 'attacker' | 'defender', card: CardId): boolean {
  const ref = table.attack?.[role];
  return ref != null && ref.card === card && table.cards[card]?.life === ref.life && isOnStage(table, card);
}
/** The character that the source lies under as a marker. */
export const bearers = (table: Table, source: CardId): CardId[] => {
  const bearer = bearerOf(table, source);
  return bearer === undefined ? [] : [bearer];
};
