// Where the zones of Weiß Schwarz lie in each format, as the seat below sees its own; the other mat is the same, turned about the middle.
import { MARKERS_UNDER } from '../../../shared/games/weiss/card-data.ts';
import { type Format, plateRow } from '../../scenes/format.ts';
import { across, acrossBox, type Box, type Point, type Size } from '../../scenes/geometry.ts';

export const STAGE = ['frontLeft', 'frontCenter', 'frontRight', 'backLeft', 'backRight'] as const;
export type Slot = (typeof STAGE)[number];
export const isSlot = (zone: string): zone is Slot => (STAGE as readonly string[]).includes(zone);
/** The slot under which this pile of markers lies. */
export const slotOver = (zone: string): Slot | undefined => STAGE.find((slot) => MARKERS_UNDER[slot] === zone);

export const PLATES = ['stock', 'climax', 'memory', 'resolution', 'deck', 'waitingRoom', 'level', 'clock'] as const;
export type Plate = (typeof PLATES)[number];
export const isPlate = (zone: string): zone is Plate => (PLATES as readonly string[]).includes(zone);
/** Level and clock stand in the players' plates, upright for both. */
const COUNTED = { level: 4, clock: 7 } as const;
export type Counted = keyof typeof COUNTED;
export const isCounted = (zone: string): zone is Counted => zone in COUNTED;

export interface Places {
  readonly format: Format;
  readonly card: Size;
  readonly small: Size;
  readonly shown: Size;
  readonly slot: Size;
  readonly slots: Readonly<Record<Slot, Point>>;
  readonly plates: Readonly<Record<Exclude<Plate, Counted>, Box>>;
  /** Within a player's plate: the line of words, and the cards below it. */
  readonly counted: Readonly<Record<Counted, { readonly line: number; readonly cards: number }>>;
}

const CARD: Size = { w: 120, h: 168 };
function large(format: Format): Places {
  const { x, y: seam } = format.middle;
  return {
    format,
    card: CARD,
    small: { w: 46, h: 64 },
    shown: { w: 140, h: 196 },
    slot: { w: 170, h: 172 },
    slots: {
      frontLeft: { x: x - 178, y: seam + 96 },
      frontCenter: { x, y: seam + 96 },
      frontRight: { x: x + 178, y: seam + 96 },
      backLeft: { x: x - 89, y: seam + 275 },
      backRight: { x: x + 89, y: seam + 275 },
    },
    plates: {
      climax: { x: 366, y: seam + 12, w: 168, h: 120 },
      stock: { x: 366, y: seam + 140, w: 168, h: 178 },
      memory: { x: 320, y: seam + 326, w: 260, h: 64 },
      resolution: { x: 1112, y: seam + 88, w: 140, h: 196 },
      deck: { x: 1258, y: seam + 14, w: 120, h: 168 },
      waitingRoom: { x: 1258, y: seam + 192, w: 120, h: 168 },
    },
    counted: { level: { line: 52, cards: 88 }, clock: { line: 160, cards: 196 } },
  };
}

function low(format: Format): Places {
  const { x, y } = format.middle;
  return {
    format,
    card: { w: 80, h: 112 },
    small: { w: 29, h: 41 },
    shown: { w: 104, h: 146 },
    slot: { w: 116, h: 114 },
    slots: {
      frontLeft: { x: x - 122, y: y + 60 },
      frontCenter: { x, y: y + 60 },
      frontRight: { x: x + 122, y: y + 60 },
      backLeft: { x: x - 61, y: y + 175 },
      backRight: { x: x + 61, y: y + 175 },
    },
    plates: {
      climax: { x: 268, y: y + 6, w: 112, h: 80 },
      stock: { x: 268, y: y + 90, w: 112, h: 96 },
      memory: { x: 228, y: y + 190, w: 192, h: 41 },
      resolution: { x: 822, y: y + 44, w: 104, h: 146 },
      deck: { x: 934, y: y + 5, w: 80, h: 112 },
      waitingRoom: { x: 934, y: y + 121, w: 80, h: 112 },
    },
    counted: { level: { line: 31, cards: 56 }, clock: { line: 103, cards: 126 } },
  };
}

export const placesFor = (format: Format): Places => (format.name === 'low' ? low(format) : large(format));

export const slotAt = ({ format, slots }: Places, slot: Slot, own: boolean): Point =>
  own ? slots[slot] : across(format.middle, slots[slot]);
/** The slot of the other seat that faces this one across the middle. */
export const facing = (slot: Slot): Slot => OPPOSITE[slot] ?? slot;
const OPPOSITE: Readonly<Partial<Record<Slot, Slot>>> = { frontLeft: 'frontRight', frontRight: 'frontLeft' };

/** Where a zone's cards lie, for the own side or the other. */
export function plateOf(places: Places, plate: Plate, own: boolean): Box {
  if (!isCounted(plate)) return own ? places.plates[plate] : acrossBox(places.format.middle, places.plates[plate]);
  return plateRow(places.format, own, places.counted[plate].cards, places.small.h);
}
/** The sockets of a counted zone, one for each card that it takes to fill it. */
export function sockets(places: Places, zone: Counted, own: boolean): Box[] {
  const box = plateOf(places, zone, own);
  const pitch = pitchOf(places, zone, box, COUNTED[zone]);
  const last = COUNTED[zone] - 1;
  // What the next card will cover belongs to the next socket.
  const w = Math.min(places.small.w, pitch - 3);
  return Array.from({ length: last + 1 }, (_, i) => ({
    ...box,
    x: box.x + i * pitch,
    w: i === last ? places.small.w : w,
  }));
}
/** From one card of a row to the next. */
export function pitchOf({ small }: Places, zone: string, box: Box, count: number): number {
  const free = isCounted(zone) ? Math.max(COUNTED[zone], count) : count;
  return Math.min(small.w + 6, free > 1 ? (box.w - small.w) / (free - 1) : small.w);
}
