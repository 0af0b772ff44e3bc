// Reading an effect: whose it is, what its names mean, and the table as it would be after the steps that were read.
import type { Handle } from '../../../kernel/model.ts';
import { within } from '../../../kernel/range.ts';
import { type BySeat, type Seat, seatsOf } from '../../../kernel/seat.ts';
import type { Amount, Condition, Kind, Select, Target } from '../card-data.ts';
import { type Board, type Fighter, isFighter, type Seen, type ShownLink } from './board.ts';

export interface Reading {
  readonly board: Board;
  /** Whose text it is. */
  readonly seat: Seat;
  readonly user: Handle | undefined;
  readonly answered: Handle | undefined;
  /** Id of the link that it answers. */
  readonly against: number | undefined;
  readonly bound: Map<string, readonly Seen[]>;
  lines: BySeat<readonly Fighter[]>;
  links: readonly ShownLink[];
  /** What it has brought to the own side at once, and what its attack has dealt. */
  gained: number;
  dealt: number;
}

export function newReading(board: Board, seat: Seat, user: Fighter | undefined, top?: ShownLink): Reading {
  const { lines, chain: links } = board;
  const bound = new Map<string, readonly Seen[]>();
  return {
    board,
    seat,
    user: user?.handle,
    answered: top?.user,
    against: top?.id,
    bound,
    lines,
    links,
    gained: 0,
    dealt: 0,
  };
}
export const fork = (reading: Reading): Reading => ({ ...reading, bound: new Map(reading.bound) });

export const fighterOf = ({ lines }: Reading, handle: Handle | undefined): Fighter | undefined =>
  lines[0].find((one) => one.handle === handle) ?? lines[1].find((one) => one.handle === handle);
/** As it would be from now on; one without HP is gone. */
export function change(reading: Reading, { handle, seat }: Fighter, what: Partial<Fighter>): void {
  const line = reading.lines[seat]
    .map((one) => (one.handle === handle ? { ...one, ...what } : one))
    .filter(({ hp }) => hp > 0);
  reading.lines = seat === 0 ? [line, reading.lines[1]] : [reading.lines[0], line];
}

export function targetsOf(reading: Reading, target: Target): readonly Seen[] {
  if (target === 'user' || target === 'answered') return stillIn(reading, [reading[target]]);
  if ('all' in target) return candidates(reading, target.all);
  const cards = reading.bound.get(target.bound) ?? [];
  return cards.flatMap((card) => (isFighter(card) ? (fighterOf(reading, card.handle) ?? []) : card));
}
const stillIn = (reading: Reading, handles: readonly (Handle | undefined)[]): Fighter[] =>
  handles.flatMap((handle) => fighterOf(reading, handle) ?? []);
export const fightersOf = (reading: Reading, target: Target): readonly Fighter[] =>
  targetsOf(reading, target).filter(isFighter);

/** The cards that a selection means, as far as the seat sees them. */
export const candidates = (reading: Reading, select: Select): Seen[] =>
  seatsOf(select.who, reading.seat).flatMap((seat) =>
    (select.where === 'line' ? reading.lines[seat] : reading.board.seen(seat, select.where)).filter((card) =>
      isOfKind(reading, select, card),
    ),
  );

export function isOfKind(reading: Reading, kind: Kind, card: Seen): boolean {
  const { data } = card;
  if (kind.type !== undefined && data.type !== kind.type) return false;
  if (kind.name !== undefined && data.name.en !== kind.name) return false;
  if (kind.character !== undefined && data.no !== kind.character) return false;
  if (kind.slot !== undefined && !(data.type === 'equipment' && data.slot === kind.slot)) return false;
  if (kind.kind !== undefined && !(data.type === 'item' && data.kind === kind.kind)) return false;
  if (kind.other === true && card.handle === reading.user) return false;
  return isSpellOfKind(reading, kind, card) && isFighterOfKind(kind, card);
}
function isSpellOfKind(reading: Reading, { spellOf }: Kind, { data }: Seen): boolean {
  if (spellOf === undefined) return true;
  if (data.type !== 'spell') return false;
  const owners = spellOf === 'line' ? reading.lines[reading.seat] : stillIn(reading, [reading.user]);
  return owners.some((owner) => owner.data.no === data.owner);
}
function isFighterOfKind({ stance, hp, spirit, wounded }: Kind, card: Seen): boolean {
  if (stance === undefined && hp === undefined && spirit === undefined && wounded === undefined) return true;
  if (!isFighter(card)) return false;
  if (stance !== undefined && card.stance !== stance) return false;
  if (hp !== undefined && !within(card.hp, hp)) return false;
  if (spirit !== undefined && !within(card.spirit, spirit)) return false;
  return wounded === undefined || card.hp < card.data.hp;
}

export function amountOf(reading: Reading, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if ('dealt' in amount) return reading.dealt * amount.times;
  if ('count' in amount) return countOf(reading, amount.count) * amount.times + (amount.plus ?? 0);
  const { stat, of, times = 1, plus = 0 } = amount;
  const sum = fightersOf(reading, of).reduce(
    (so, one) => so + (stat === 'missing' ? one.data.hp - one.hp : one[stat]),
    0,
  );
  return sum * times + plus;
}
const countOf = (reading: Reading, select: Select): number =>
  select.where === 'hand' && select.who === 'you'
    ? reading.board.size(reading.seat, 'hand')
    : candidates(reading, select).length;

export const holds = (reading: Reading, conditions: readonly Condition[]): boolean =>
  conditions.every((condition) => isMet(reading, condition));
function isMet(reading: Reading, condition: Condition): boolean {
  const { board, seat } = reading;
  if ('count' in condition) return within(countOf(reading, condition.count), condition);
  if ('turn' in condition) return (board.turnPlayer === seat) === (condition.turn === 'you');
  if ('userIs' in condition)
    return stillIn(reading, [reading.user]).some((one) => isOfKind(reading, condition.userIs, one));
  if ('is' in condition)
    return targetsOf(reading, { bound: condition.bound }).some((card) => isOfKind(reading, condition.is, card));
  if ('dealt' in condition) return reading.dealt >= condition.dealt;
  return board.environments.some(({ data }) => data.type === 'item' && data.kind === condition.there);
}
