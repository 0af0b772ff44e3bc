// Selecting cards: the one grammar of abilities, read over the table.
import { type CardId, type CardRef, cardAt, isStill } from '../../../kernel/card.ts';
import { within } from '../../../kernel/range.ts';
import { type Seat, seatsOf } from '../../../kernel/seat.ts';
import { FRONT, type Select, SLOTS } from '../card-data.ts';
import { dataOf } from '../data-of.ts';
import { facingOf, isInFrontOf, isOnStage } from '../queries.ts';
import type { Table } from '../state.ts';
import { costOf, levelOf, powerOf } from '../values.ts';

/** Whose ability it is, on which card, and the objects that its earlier steps bound. */
export interface Context {
  readonly source: CardId;
  readonly seat: Seat;
  readonly bound: Readonly<Record<string, readonly CardRef[]>>;
  /** Which object the source was when the ability woke; left out while it can be no other. */
  readonly origin?: { readonly ref: CardRef };
}
/** Is the source still the object whose ability this is? */
export const isSourceStill = (table: Table, { origin }: Context): boolean =>
  origin === undefined || isStill(table, origin.ref);

/** The bound cards that are still the objects they were (2.3). */
export const boundCards = (table: Table, { bound }: Pick<Context, 'bound'>, name: string): CardId[] =>
  (bound[name] ?? []).filter((ref) => isStill(table, ref)).map(({ card }) => card);

/** All cards that a selection means now, the own side first, in the order of their zone. */
export function candidates(table: Table, select: Select, context: Context): CardId[] {
  const found: CardId[] = [];
  for (const seat of seatsOf(select.who, context.seat)) {
    for (const card of pool(table, select, seat, context)) {
      if (isOfKind(table, select, card, context)) found.push(card);
    }
  }
  return found;
}

/** Is this card, where it lies, among those that the selection means? */
export function matches(
  table: Table,
  select: Select,
  card: CardId,
  context: Pick<Context, 'source' | 'seat'>,
): boolean {
  const { seat, zone } = cardAt(table, card);
  if (select.who !== 'any' && (select.who === 'you') !== (seat === context.seat)) return false;
  if (!liesIn(select.where, zone)) return false;
  return isOfKind(table, select, card, context);
}

function pool(table: Table, select: Select, seat: Seat, context: Context): readonly CardId[] {
  const side = table.zones[seat];
  switch (select.where) {
    case 'stage':
      return SLOTS.flatMap((slot) => side[slot]);
    case 'front':
      return FRONT.flatMap((slot) => side[slot]);
    case 'back':
      return [...side.backLeft, ...side.backRight];
    case 'looked':
      return boundCards(table, context, 'looked');
    default:
      return side[select.where];
  }
}

function liesIn(where: Select['where'], zone: string): boolean {
  if (where === 'stage') return (SLOTS as readonly string[]).includes(zone);
  if (where === 'front') return (FRONT as readonly string[]).includes(zone);
  if (where === 'back') return zone === 'backLeft' || zone === 'backRight';
  return where === zone;
}

type Kind = Omit<Select, 'who' | 'where'>;
const READ_FROM_FACE = [
  'type',
  'trait',
  'name',
  'nameHas',
  'color',
  'level',
  'cost',
  'power',
  'icon',
  'state',
] as const satisfies readonly (keyof Kind)[];
/** Is the card of the kind, wherever it lies? */
export function isOfKind(table: Table, kind: Kind, card: CardId, context: Pick<Context, 'source' | 'seat'>): boolean {
  // A face-down card has no information (2): it can only be meant by where it lies.
  if (cardAt(table, card).face === 'down' && READ_FROM_FACE.some((part) => kind[part] !== undefined)) return false;
  return (
    isOfPrint(table, kind, card) &&
    isOfValues(table, kind, card, context.seat) &&
    isPlaced(table, kind, card, context.source)
  );
}

function isOfPrint(table: Table, kind: Kind, card: CardId): boolean {
  const data = dataOf(table, card);
  if (kind.type !== undefined && data.type !== kind.type) return false;
  if (kind.trait !== undefined) {
    const wanted = typeof kind.trait === 'string' ? [kind.trait] : kind.trait;
    if (data.type !== 'character' || !wanted.some((trait) => data.traits.includes(trait))) return false;
  }
  if (kind.name !== undefined && data.name.en !== kind.name) return false;
  if (kind.nameHas !== undefined && !data.name.en.includes(kind.nameHas)) return false;
  if (kind.color !== undefined && data.color !== kind.color) return false;
  return kind.icon === undefined || data.icons.includes(kind.icon);
}

function isOfValues(table: Table, kind: Kind, card: CardId, seat: Seat): boolean {
  if (kind.level !== undefined) {
    if (dataOf(table, card).type === 'climax') return false;
    const level = levelOf(table, card);
    const own = table.zones[seat].level.length;
    if (
      kind.level === 'upToYours'
        ? level > own
        : kind.level === 'upToYoursPlusOne'
          ? level > own + 1
          : !within(level, kind.level)
    )
      return false;
  }
  if (kind.cost !== undefined && !within(costOf(table, card), kind.cost)) return false;
  if (kind.power !== undefined && !within(powerOf(table, card), kind.power)) return false;
  return kind.state === undefined || cardAt(table, card).state === kind.state;
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
function isRole(table: Table, role: 'attacker' | 'defender', card: CardId): boolean {
  const ref = table.attack?.[role];
  return ref != null && ref.card === card && table.cards[card]?.life === ref.life && isOnStage(table, card);
}
