// Selecting cards: the one grammar of texts, read over the table.
import { type CardId, type CardRef, cardAt, isStill } from '../../../kernel/card.ts';
import { within } from '../../../kernel/range.ts';
import { type Seat, seatsOf } from '../../../kernel/seat.ts';
import type { CardData, Kind, Select, Target, Zone } from '../card-data.ts';
import { characterOf, dataOf } from '../data-of.ts';
import { isInLine, isPower } from '../queries.ts';
import type { Named, Table } from '../state.ts';
import { stanceOf } from '../values.ts';

/** Whose text it is, who uses it, what it answers, and what was named and bound so far. */
export interface Context {
  readonly seat: Seat;
  readonly user: CardRef | null;
  /** The character whose declaration it answers. */
  readonly answered: CardRef | null;
  readonly bound: Named;
}

/** The bound cards that are still the objects they were (6.4). */
export const boundCards = (table: Table, { bound }: Pick<Context, 'bound'>, name: string): CardId[] =>
  stillCards(table, bound[name] ?? []);
const stillCards = (table: Table, refs: readonly CardRef[]): CardId[] =>
  refs.filter((ref) => isStill(table, ref)).map(({ card }) => card);

/** The cards that a target means, as they are now. */
export function targetsOf(table: Table, target: Target, context: Context): readonly CardId[] {
  if (target === 'user' || target === 'answered')
    return stillCards(
      table,
      [context[target]].filter((ref) => ref !== null),
    );
  return 'bound' in target ? boundCards(table, context, target.bound) : candidates(table, target.all, context);
}

/** All cards that a selection means now, the own side first, in the order of their zone. */
export const candidates = (table: Table, select: Select, context: Context): CardId[] =>
  seatsOf(select.who, context.seat).flatMap((seat) =>
    table.zones[seat][select.where].filter((card) => isOfKind(table, select, card, context)),
  );

/** Is the card of the kind, wherever it lies? */
export const isOfKind = (table: Table, kind: Kind, card: CardId, context: Context): boolean =>
  isOfPrint(kind, dataOf(table, card), isOnlyPower(table, card)) &&
  isSpellOfKind(table, kind, card, context) &&
  isOfCharacter(table, kind, card) &&
  !(kind.other === true && card === context.user?.card);

/** A unique card that was used is only a Power card (1.10), but for one that lies on the table as what it is. */
const isOnlyPower = (table: Table, card: CardId): boolean =>
  isPower(table, card) && !PLAYED.includes(cardAt(table, card).zone);
const PLAYED: readonly Zone[] = ['environment', 'ritual', 'chain'];

function isOfPrint(kind: Kind, data: CardData, onlyPower: boolean): boolean {
  if (kind.type !== undefined && (onlyPower ? 'power' : data.type) !== kind.type) return false;
  if (onlyPower && (kind.kind !== undefined || kind.spellOf !== undefined)) return false;
  if (kind.name !== undefined && data.name.en !== kind.name) return false;
  if (kind.character !== undefined && data.no !== kind.character) return false;
  if (kind.slot !== undefined && !(data.type === 'equipment' && data.slot === kind.slot)) return false;
  return kind.kind === undefined || (data.type === 'item' && data.kind === kind.kind);
}
function isSpellOfKind(table: Table, { spellOf }: Kind, card: CardId, { seat, user }: Context): boolean {
  if (spellOf === undefined) return true;
  const data = dataOf(table, card);
  if (data.type !== 'spell') return false;
  const owners = spellOf === 'line' ? table.zones[seat].line : user === null ? [] : [user.card];
  return owners.some((owner) => characterOf(table, owner).no === data.owner);
}
/** What only a character in the battle line is or has. */
function isOfCharacter(table: Table, kind: Kind, card: CardId): boolean {
  const { stance, hp, spirit, wounded } = kind;
  if (stance === undefined && hp === undefined && spirit === undefined && wounded === undefined) return true;
  if (!isInLine(table, card)) return false;
  const held = cardAt(table, card);
  if (stance !== undefined && stanceOf(table, card) !== stance) return false;
  if (hp !== undefined && !within(held.hp, hp)) return false;
  if (spirit !== undefined && !within(held.spirit, spirit)) return false;
  return wounded === undefined || held.hp < characterOf(table, card).hp;
}
