// Where the zones of Lycee lie in each format, as the seat below sees its own; the other mat is the same, turned about the middle.
import { AREA_ON, CELLS, type Cell, ITEM_ON } from '../../../shared/games/lycee/card-data.ts';
import { type Format, plateRow } from '../../scenes/format.ts';
import { across, acrossBox, type Box, boxAround, type Point, type Size } from '../../scenes/geometry.ts';

export const isCell = (zone: string): zone is Cell => (CELLS as readonly string[]).includes(zone);

/** Piles on the mat; what is out of the game lies in the player's plate. */
export const STACKS = ['deck', 'dustBox'] as const;
type Stack = (typeof STACKS)[number];
export const isStack = (zone: string): zone is Stack => (STACKS as readonly string[]).includes(zone);

/** What a player's plate says, and how far below its upper edge. */
export const COUNTED = ['deck', 'dustBox', 'outOfGame'] as const;
export type Counted = (typeof COUNTED)[number];

export interface Places {
  readonly format: Format;
  /** A character, upright or turned; an item has the same size. */
  readonly card: Size;
  /** An area lies broadside. */
  readonly area: Size;
  readonly pile: Size;
  readonly small: Size;
  readonly cell: Size;
  /** The middles of the characters. */
  readonly cells: Readonly<Record<Cell, Point>>;
  /** So far an item looks out above its character, and an area below. */
  readonly above: number;
  readonly below: number;
  readonly stacks: Readonly<Record<Stack, Box>>;
  /** Where declarations wait, on the own mat, whosesoever they are: the newest is larger than those that it answers. */
  readonly chain: Box;
  readonly newest: Size;
  readonly older: Size;
  readonly lines: Readonly<Record<Counted, number>>;
  /** Upper edge of the cards that are out of the game, within a player's plate. */
  readonly removed: number;
}

type Measures = Omit<Places, 'format' | 'cells' | 'cell'> & {
  /** Room between two cells of a row, and between the border and the first cell. */
  readonly gap: number;
  readonly width: number;
  readonly rim: number;
};

function laid(format: Format, { gap, width, rim, ...measures }: Measures): Places {
  const { x, y } = format.middle;
  const { card, above, below } = measures;
  const cell: Size = { w: width, h: above + card.h + below };
  const row = (nth: number): number => y + rim + above + card.h / 2 + nth * (cell.h + gap);
  const column = (nth: number): number => x + nth * (width + gap);
  return {
    ...measures,
    format,
    cell,
    cells: {
      AL: { x: column(-1), y: row(0) },
      AC: { x: column(0), y: row(0) },
      AR: { x: column(1), y: row(0) },
      DL: { x: column(-1), y: row(1) },
      DC: { x: column(0), y: row(1) },
      DR: { x: column(1), y: row(1) },
    },
  };
}

const large = (format: Format): Places => {
  const { x, y: seam } = format.middle;
  return laid(format, {
    card: { w: 103, h: 144 },
    area: { w: 172, h: 118 },
    pile: { w: 114, h: 160 },
    small: { w: 46, h: 64 },
    width: 184,
    gap: 6,
    rim: 6,
    above: 19,
    below: 19,
    stacks: {
      deck: { x: x + 408, y: seam + 14, w: 114, h: 160 },
      dustBox: { x: x + 408, y: seam + 190, w: 114, h: 160 },
    },
    chain: { x: x - 532, y: seam + 12, w: 240, h: 370 },
    newest: { w: 78, h: 109 },
    older: { w: 46, h: 64 },
    lines: { deck: 60, dustBox: 138, outOfGame: 172 },
    removed: 200,
  });
};

const low = (format: Format): Places => {
  const { x, y: seam } = format.middle;
  return laid(format, {
    card: { w: 66, h: 92 },
    area: { w: 104, h: 74 },
    pile: { w: 76, h: 106 },
    small: { w: 29, h: 41 },
    width: 108,
    gap: 2,
    rim: 3,
    above: 11,
    below: 12,
    stacks: {
      deck: { x: x + 312, y: seam + 6, w: 76, h: 106 },
      dustBox: { x: x + 312, y: seam + 120, w: 76, h: 106 },
    },
    chain: { x: x - 394, y: seam + 6, w: 222, h: 226 },
    newest: { w: 54, h: 76 },
    older: { w: 29, h: 41 },
    lines: { deck: 32, dustBox: 76, outOfGame: 98 },
    removed: 124,
  });
};

export const placesFor = (format: Format): Places => (format.name === 'low' ? low(format) : large(format));

export const cellAt = ({ format, cells }: Places, cell: Cell, own: boolean): Point =>
  own ? cells[cell] : across(format.middle, cells[cell]);

/** All of a cell: with what looks out above and below its character. */
export function cellBox(places: Places, cell: Cell, own: boolean): Box {
  const { cells, above, below, format } = places;
  const { x, y } = cells[cell];
  const box = boxAround({ x, y: y + (below - above) / 2 }, places.cell);
  return own ? box : acrossBox(format.middle, box);
}
export const stackBox = ({ format, stacks }: Places, stack: Stack, own: boolean): Box =>
  own ? stacks[stack] : acrossBox(format.middle, stacks[stack]);

/** The middle of an area and of an item, on the own mat. */
export const areaPoint = ({ cells, card, area, below }: Places, cell: Cell): Point => ({
  x: cells[cell].x,
  y: cells[cell].y + card.h / 2 + below - area.h / 2,
});
export const itemPoint = ({ cells, above }: Places, cell: Cell): Point => ({
  x: cells[cell].x,
  y: cells[cell].y - above,
});

/** The cards of a seat that are out of the game: a row in its plate, upright for both. */
export const removedBox = ({ format, small, removed }: Places, own: boolean): Box =>
  plateRow(format, own, removed, small.h);

/** The cell to which a zone belongs, and what lies there. */
export interface Part {
  readonly cell: Cell;
  readonly what: 'character' | 'area' | 'item';
}
const PARTS: ReadonlyMap<string, Part> = new Map(
  CELLS.flatMap((cell): [string, Part][] => [
    [cell, { cell, what: 'character' }],
    [AREA_ON[cell], { cell, what: 'area' }],
    [ITEM_ON[cell], { cell, what: 'item' }],
  ]),
);
export const partOf = (zone: string): Part | undefined => PARTS.get(zone);
/** Every zone of the field. */
export const FIELD: readonly string[] = [...PARTS.keys()];
