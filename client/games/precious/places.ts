// Where the zones of Precious Memories lie in each format, as the seat below sees its own; the other mat is the same, turned about the middle.
import { AREAS, type Area } from '../../../shared/games/precious/card-data.ts';
import type { Format } from '../../scenes/format.ts';
import { across, acrossBox, type Box, boxAround, type Point, type Size } from '../../scenes/geometry.ts';

export const isArea = (zone: string): zone is Area => (AREAS as readonly string[]).includes(zone);

/** Piles at the right of their owner. */
export const STACKS = ['deck', 'trash'] as const;
export type Stack = (typeof STACKS)[number];
export const isStack = (zone: string): zone is Stack => (STACKS as readonly string[]).includes(zone);

/** So many points end the match (9.1). */
export const SOCKETS = 7;
/** With so many the next ones may end it. */
const CLOSE = SOCKETS - 2;
export const isClose = (points: number): boolean => points >= CLOSE;
/** Characters that the main area takes (2). */
export const LANES = 5;

/** What a player's plate says, and how far below its upper edge. */
export const COUNTED = ['pointArea', 'deck', 'trash'] as const;
export type Counted = (typeof COUNTED)[number];

/** A row of cards side by side, closer together where they would not fit. */
export interface Row {
  /** Its height on the table. */
  readonly y: number;
  readonly card: Size;
  readonly pitch: number;
  readonly room: number;
  /** So far a support card looks out above its bearer. */
  readonly above: number;
}
export interface Places {
  readonly format: Format;
  readonly rows: Readonly<Record<Area | 'pointArea', Row>>;
  /** So far somebody in an approach steps forward. */
  readonly step: number;
  /** The strip of film with the point area. */
  readonly strip: Box;
  readonly pile: Size;
  readonly stacks: Readonly<Record<Stack, Box>>;
  /** Where declarations wait, on the own mat, whosesoever they are: the newest is larger than those that it interrupts. */
  readonly tickets: Box;
  readonly newest: Size;
  readonly older: Size;
  /** Who may act, and what happens if nobody does: on the far mat, across from the deck. */
  readonly priority: Box;
  readonly lines: Readonly<Record<Counted, number>>;
}

interface Measures {
  readonly main: Size;
  readonly support: Size;
  readonly point: Size;
  readonly pile: Size;
  /** Below the border the main area begins. */
  readonly rim: number;
  readonly above: readonly [main: number, support: number];
  readonly gap: readonly [lanes: number, rows: number];
  readonly step: number;
  readonly strip: { readonly high: number; readonly pitch: number };
  readonly newest: Size;
  readonly older: Size;
  readonly inset: number;
  readonly priority: number;
  readonly lines: Readonly<Record<Counted, number>>;
}

function laid(format: Format, measures: Measures): Places {
  const { main, support, point, pile, rim, above, gap, strip, inset } = measures;
  const { middle, mat } = format;
  const [pitch, room] = [main.h + gap[0], LANES * (main.h + gap[0])];
  const second = rim + above[0] + main.h + gap[1];
  const film = second + above[1] + support.h + gap[1];
  const across = strip.pitch * (SOCKETS - 1) + point.w + strip.pitch * 0.8;
  const rows: Places['rows'] = {
    mainArea: { y: middle.y + rim + above[0] + main.h / 2, card: main, pitch, room, above: above[0] },
    supportArea: {
      ...{ y: middle.y + second + above[1] + support.h / 2, card: support },
      ...{ pitch: support.h + gap[0], room, above: above[1] },
    },
    pointArea: {
      ...{ y: middle.y + film + strip.high / 2, card: point },
      ...{ pitch: strip.pitch, room: strip.pitch * (SOCKETS - 1) + point.w, above: 0 },
    },
  };
  const left = mat.x + inset;
  const flank = middle.x - room / 2 - inset - left;
  const right = middle.x + room / 2 + inset;
  const top = middle.y + inset + 4;
  const pileX = right + flank - pile.w;
  return {
    ...{ format, rows, step: measures.step, pile, newest: measures.newest, older: measures.older },
    strip: { x: middle.x - across / 2, y: middle.y + film, w: across, h: strip.high },
    stacks: {
      deck: { x: pileX, y: top, ...pile },
      trash: { x: pileX, y: top + pile.h + inset, ...pile },
    },
    tickets: { x: left, y: top, w: flank, h: mat.y + mat.h - top - inset },
    priority: { x: right, y: middle.y - inset - 8 - measures.priority, w: flank, h: measures.priority },
    lines: measures.lines,
  };
}

const large = (format: Format): Places =>
  laid(format, {
    ...{ main: { w: 100, h: 140 }, support: { w: 66, h: 92 }, point: { w: 58, h: 81 }, pile: { w: 114, h: 160 } },
    ...{ rim: 4, above: [26, 12], gap: [3, 4], step: 30, strip: { high: 94, pitch: 84 }, inset: 8, priority: 104 },
    ...{ newest: { w: 60, h: 84 }, older: { w: 40, h: 56 } },
    lines: { pointArea: 60, deck: 138, trash: 222 },
  });
const low = (format: Format): Places =>
  laid(format, {
    ...{ main: { w: 64, h: 90 }, support: { w: 40, h: 56 }, point: { w: 38, h: 53 }, pile: { w: 74, h: 103 } },
    ...{ rim: 2, above: [11, 5], gap: [3, 2], step: 13, strip: { high: 62, pitch: 48 }, inset: 6, priority: 80 },
    ...{ newest: { w: 48, h: 67 }, older: { w: 27, h: 38 } },
    lines: { pointArea: 38, deck: 96, trash: 144 },
  });

export const placesFor = (format: Format): Places => (format.name === 'low' ? low(format) : large(format));

/** All of a row, with what looks out above its cards. */
export function rowBox({ rows, format, strip }: Places, zone: Area | 'pointArea', own: boolean): Box {
  const { y, card, room, above } = rows[zone];
  const box =
    zone === 'pointArea'
      ? strip
      : { x: format.middle.x - room / 2, y: y - card.h / 2 - above, w: room, h: card.h + above };
  return own ? box : acrossBox(format.middle, box);
}
export const stackBox = ({ format, stacks }: Places, stack: Stack, own: boolean): Box =>
  own ? stacks[stack] : acrossBox(format.middle, stacks[stack]);

/** The middle of a socket of the point area, counted from the left of its owner. */
export function socketAt({ rows, format }: Places, nth: number, own: boolean): Point {
  const { y, pitch } = rows.pointArea;
  const at = { x: format.middle.x + (nth - (SOCKETS - 1) / 2) * pitch, y };
  return own ? at : across(format.middle, at);
}
export const socketBox = (places: Places, nth: number, own: boolean): Box =>
  boxAround(socketAt(places, nth, own), places.rows.pointArea.card);
