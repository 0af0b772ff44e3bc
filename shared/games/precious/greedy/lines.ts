// Both main areas as two lines that approach and interfere with each other: what is changed in them can be imagined (section 6).
import type { Handle } from '../../../kernel/model.ts';
import { type BySeat, SEATS, type Seat } from '../../../kernel/seat.ts';
import type { Board, Character } from './board.ts';
import { pointsGivenBy, reserveOf } from './gifts.ts';
import { fieldWorth } from './worth.ts';

export interface Fighter {
  readonly handle: Handle;
  readonly ap: number;
  readonly dp: number;
  /** What it has besides where it approaches, and where it interferes: what only the turn or a text to be used gives. */
  readonly apMore: number;
  readonly dpMore: number;
  readonly worth: number;
  /** Use cost, and the X of its Natural X. */
  readonly cost: number;
  readonly natural: number;
  /** How many points its approach gives. */
  readonly points: number;
  readonly active: boolean;
  /** In this turn, once it is active, and in the own turns to come. */
  readonly mayApproach: boolean;
  readonly willApproach: boolean;
  readonly mayInterfere: boolean;
  readonly mayBeInterfered: boolean;
  readonly mayExit: boolean;
}
/** The approach under way; without an interferer it is still to be chosen. */
export interface Duel {
  readonly approacher: Handle;
  readonly interferer: Handle | undefined;
}
export interface Lines {
  readonly turnPlayer: Seat;
  readonly fighters: BySeat<readonly Fighter[]>;
  readonly points: BySeat<number>;
  readonly duel: Duel | undefined;
}

function fighterOf(board: Board, one: Character): Fighter {
  const isTurn = board.turnPlayer === one.seat && board.canAnybodyApproach;
  const willApproach = !board.has(one, 'cannot.approach');
  return {
    handle: one.handle,
    ap: one.ap,
    dp: one.dp,
    apMore: reserveOf(board, one, 'ap'),
    dpMore: reserveOf(board, one, 'dp'),
    worth: fieldWorth(one),
    cost: one.data.cost,
    natural: board.natural(one),
    points: pointsGivenBy(board, one),
    active: one.state === 'active',
    mayApproach: isTurn && willApproach && !board.hasApproached(one) && (!one.entered || board.has(one, 'active')),
    willApproach,
    mayInterfere: !board.has(one, 'cannot.interfere'),
    mayBeInterfered: !board.has(one, 'cannot.beInterfered'),
    mayExit: !board.has(one, 'cannot.exit'),
  };
}
/** Somebody of the print alone, as if just entered: nobody has told what it has. */
export function newcomer(board: Board, one: Character): Fighter {
  const { keywords } = one.data;
  const isActive = keywords.some(({ keyword }) => keyword === 'active');
  const natural = Math.max(-1, ...keywords.map((one) => (one.keyword === 'natural' ? one.x : -1)));
  const bans = one.data.texts.flatMap((text) =>
    text.kind === 'static' && text.to === 'this' && text.if === undefined ? text.gives : [],
  );
  const cannot = (what: string): boolean => bans.some((gift) => gift.what === 'cannot' && gift.do === what);
  const willApproach = !cannot('approach');
  return {
    ...fighterOf(board, one),
    natural,
    willApproach,
    mayApproach: isActive && willApproach && board.turnPlayer === one.seat && board.canAnybodyApproach,
    mayInterfere: !cannot('interfere'),
  };
}

const read = new WeakMap<Board, Lines>();
/** As they stand. */
export function linesOf(board: Board): Lines {
  const known = read.get(board);
  if (known !== undefined) return known;
  const of = <T>(what: (seat: Seat) => T): BySeat<T> => [what(0), what(1)];
  const { approach, turnPlayer } = board;
  const lines: Lines = {
    turnPlayer,
    fighters: of((seat) => board.main(seat).map((one) => fighterOf(board, one))),
    points: of((seat) => board.points(seat)),
    duel: approach && { approacher: approach.approacher, interferer: approach.interferer ?? undefined },
  };
  read.set(board, lines);
  return lines;
}

/** One of them changed, or gone where `change` says null. */
export function changed(lines: Lines, handle: Handle, change: Partial<Fighter> | null): Lines {
  const line = (seat: Seat): readonly Fighter[] =>
    lines.fighters[seat].flatMap((one) => {
      if (one.handle !== handle) return [one];
      return change === null ? [] : [{ ...one, ...change }];
    });
  return { ...lines, fighters: [line(0), line(1)] };
}
export function joined(lines: Lines, seat: Seat, fighter: Fighter): Lines {
  const [one, other] = SEATS.map((each) =>
    each === seat ? [...lines.fighters[each], fighter] : lines.fighters[each],
  ) as [readonly Fighter[], readonly Fighter[]];
  return { ...lines, fighters: [one, other] };
}
export const fighterIn = (lines: Lines, handle: Handle | undefined): Fighter | undefined =>
  SEATS.flatMap((seat) => lines.fighters[seat]).find((one) => one.handle === handle);
