// Where the zones of Spellcard lie in each format, as the seat below sees its own; the other mat is the same, turned about the middle.
import { ENVIRONMENTS, type Environment } from '../../../shared/games/spellcard/card-data.ts';
import type { Format } from '../../scenes/format.ts';
import { across, acrossBox, type Box, boxAround, type Point, type Size } from '../../scenes/geometry.ts';

/** Piles at the right of their owner. */
export const STACKS = ['deck', 'discard'] as const;
export type Stack = (typeof STACKS)[number];
export const isStack = (zone: string): zone is Stack => (STACKS as readonly string[]).includes(zone);
export const isEnvironment = (kind: string | undefined): kind is Environment =>
  (ENVIRONMENTS as readonly string[]).includes(kind ?? '');

/** Characters of a side (3.2), each in a lane of its own. */
export const LANES = 3;
/** What a player's plate says, and how far below its upper edge. */
export const COUNTED = ['line', 'deck', 'discard'] as const;
export type Counted = (typeof COUNTED)[number];

export interface Places {
  readonly format: Format;
  /** Of a portrait, upright. */
  readonly card: Size;
  readonly pitch: number;
  /** Below the border: the middles of portraits, of the plates with their values, and of equipment and rituals. */
  readonly rows: { readonly portrait: number; readonly stats: number; readonly gear: number };
  /** The plate with the values of a character. */
  readonly stats: Size;
  /** Equipment and rituals. */
  readonly mini: Size;
  /** Marks of a character at its left, changes at its foot. */
  readonly mark: number;
  readonly badge: Size;
  readonly pile: Size;
  readonly stacks: Readonly<Record<Stack, Box>>;
  /** Terrain and weather over the border, the same for both sides. */
  readonly sites: Readonly<Record<Environment, Box>>;
  /** Where declarations wait, on the own mat, whosesoever they are. */
  readonly tickets: Box;
  readonly newest: Size;
  readonly older: Size;
  /** Who may answer, or how a barrier stands: on the far mat, across from the piles. */
  readonly panel: Box;
  readonly lines: Readonly<Record<Counted, number>>;
}

interface Measures {
  readonly card: Size;
  readonly pitch: number;
  readonly rim: number;
  readonly gap: number;
  readonly stats: Size;
  readonly mini: Size;
  readonly mark: number;
  readonly badge: Size;
  readonly pile: Size;
  /** Do the two piles lie side by side? */
  readonly beside: boolean;
  readonly site: Size;
  readonly inset: number;
  readonly panel: number;
  readonly newest: Size;
  readonly older: Size;
  readonly lines: Readonly<Record<Counted, number>>;
}

function laid(format: Format, measures: Measures): Places {
  const { card, pitch, rim, gap, stats, mini, site, inset, pile } = measures;
  const { middle, mat } = format;
  const left = mat.x + inset;
  const flank = middle.x - (LANES * pitch) / 2 - inset - left;
  const right = middle.x + (LANES * pitch) / 2 + inset;
  const top = middle.y + site.h / 2 + inset;
  const centre = right + flank / 2;
  const one = (nth: number): Box => {
    const aside = measures.beside ? (nth - 0.5) * (pile.w + gap) : 0;
    const down = measures.beside ? 0 : nth * (pile.h + gap);
    return { x: centre + aside - pile.w / 2, y: top + down, ...pile };
  };
  const places = { card, pitch, stats, mini, pile };
  const { mark, badge, newest, older, lines } = measures;
  return {
    ...{ format, ...places, mark, badge, newest, older, lines },
    rows: {
      portrait: rim + card.h / 2,
      stats: rim + card.h + gap + stats.h / 2,
      gear: rim + card.h + 2 * gap + stats.h + mini.h / 2,
    },
    stacks: { deck: one(0), discard: one(1) },
    sites: {
      terrain: boxAround({ x: centre - (site.w + gap) / 2, y: middle.y }, site),
      weather: boxAround({ x: centre + (site.w + gap) / 2, y: middle.y }, site),
    },
    tickets: { x: left, y: middle.y + inset + 4, w: flank, h: mat.y + mat.h - middle.y - 2 * inset - 4 },
    panel: { x: right, y: middle.y - site.h / 2 - inset - measures.panel, w: flank, h: measures.panel },
  };
}

const large = (format: Format): Places =>
  laid(format, {
    ...{ card: { w: 144, h: 202 }, pitch: 236, rim: 12, gap: 5, stats: { w: 214, h: 78 }, mini: { w: 52, h: 73 } },
    ...{ mark: 30, badge: { w: 58, h: 27 }, pile: { w: 104, h: 146 }, beside: false, site: { w: 82, h: 115 } },
    ...{ inset: 8, panel: 176, newest: { w: 60, h: 84 }, older: { w: 40, h: 56 } },
    lines: { line: 60, deck: 138, discard: 222 },
  });
const low = (format: Format): Places =>
  laid(format, {
    ...{ card: { w: 76, h: 106 }, pitch: 162, rim: 4, gap: 2, stats: { w: 148, h: 54 }, mini: { w: 36, h: 50 } },
    ...{ mark: 21, badge: { w: 53, h: 22 }, pile: { w: 70, h: 98 }, beside: true, site: { w: 62, h: 87 } },
    ...{ inset: 6, panel: 118, newest: { w: 48, h: 67 }, older: { w: 27, h: 38 } },
    lines: { line: 38, deck: 96, discard: 144 },
  });

export const placesFor = (format: Format): Places => (format.name === 'low' ? low(format) : large(format));

export const stackBox = ({ format, stacks }: Places, stack: Stack, own: boolean): Box =>
  own ? stacks[stack] : acrossBox(format.middle, stacks[stack]);

/** A point of a lane, so far below the border and beside its middle as its owner sees it. */
export function inLane({ format, pitch }: Places, lane: number, below: number, own: boolean, aside = 0): Point {
  const { middle } = format;
  const at = { x: middle.x + (lane - (LANES - 1) / 2) * pitch + aside, y: middle.y + below };
  return own ? at : across(middle, at);
}
/** Of the ring of a last barrier, around a portrait. */
export const ringWidth = ({ card }: Places): number => card.h * 1.16;
/** All that a character takes, turned or not. */
export const laneBox = (places: Places, lane: number, own: boolean): Box =>
  boxAround(inLane(places, lane, places.rows.portrait, own), { w: places.pitch, h: places.card.h });
/** The lanes of a side together. */
export function lineBox(places: Places, own: boolean): Box {
  const at = inLane(places, (LANES - 1) / 2, places.rows.portrait, own);
  return boxAround(at, { w: places.pitch * LANES, h: places.card.h });
}
/** Two sockets for equipment, weapon first, then rituals, as far as the lane reaches. */
export const SLOTS_BESIDE = 2;
export function gearAt(places: Places, lane: number, nth: number, count: number, own: boolean): Point {
  const { mini, pitch, rows } = places;
  const step = mini.w + 4;
  const first = -pitch / 2 + 10 + mini.w / 2;
  const room = pitch - 20 - mini.w - SLOTS_BESIDE * step;
  const rituals = Math.max(1, count - SLOTS_BESIDE);
  const beside = Math.min(step, room / Math.max(1, rituals - 1));
  const aside = nth < SLOTS_BESIDE ? nth * step : SLOTS_BESIDE * step + (nth - SLOTS_BESIDE) * beside;
  return inLane(places, lane, rows.gear, own, own ? first + aside : -(first + aside));
}
export const socketBox = (places: Places, lane: number, nth: number, own: boolean): Box =>
  boxAround(gearAt(places, lane, nth, SLOTS_BESIDE, own), places.mini);
