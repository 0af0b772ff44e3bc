// The face of a card as every game has it: metal by its colour, the picture let into it, and what its rarity gives.
import type { CardPrint } from '../../shared/kernel/game.ts';
import { css } from '../scenes/colors.ts';
import type { Box, Size } from '../scenes/geometry.ts';
import type { Detail } from '../scenes/look.ts';
import { roundRect } from '../scenes/paint.ts';
import type { Artwork } from './artwork.ts';
import { paintSheen } from './foil.ts';
import { paintPicture } from './illustration.ts';
import { type Corners, paintCorners, paintMetal, paintSunk } from './metal.ts';
import type { Tone } from './tone.ts';

/** What all parts of one face need. */
export interface Face {
  readonly ctx: CanvasRenderingContext2D;
  readonly size: Size;
  readonly print: CardPrint;
  readonly tone: Tone;
  readonly detail: Detail;
  /** One part of the face's width. */
  readonly u: number;
  /** CSS pixels that one `u` will be. */
  readonly seen: number;
  /** How wide the metal is around the picture, … */
  readonly edge: number;
  /** … and how high the line of the name. */
  readonly head: number;
}
/** How the frame of one card is finished. */
export interface Finish {
  /** Do rays go out from its motif? */
  readonly radiant: boolean;
  readonly foil: boolean;
  readonly corners: Corners | null;
}

/** So many parts has the width of a face. */
const PARTS = { full: 108, field: 93, wide: 93, mini: 50 } as const satisfies Record<Detail, number>;
const HEADS = { full: 21, field: 18, wide: 18, mini: 0 } as const satisfies Record<Detail, number>;

const EDGES = { full: 3.5, field: 3.5, wide: 3.5, mini: 2.5 } as const satisfies Record<Detail, number>;
const partOf = ({ w, h }: Size, detail: Detail): number => Math.min(w, h) / PARTS[detail];
/** How far down from its upper edge the line of the name reaches. */
export const nameHeight = (size: Size, detail: Detail): number =>
  (EDGES[detail] + HEADS[detail]) * partOf(size, detail);

export function faceOf(ctx: CanvasRenderingContext2D, size: Size, print: CardPrint, tone: Tone, detail: Detail): Face {
  const u = partOf(size, detail);
  const seen = (u * ctx.getTransform().a) / devicePixelRatio;
  const edge = EDGES[detail] * u;
  return { ctx, size, print, tone, detail, u, seen, edge, head: HEADS[detail] * u };
}

/** All but what is printed: the metal with the picture in its window, below it room for a foot. */
export function paintFrame(face: Face, foot: number, art: Artwork | null, { radiant, foil, corners }: Finish): void {
  const { ctx, size, tone, detail, u, edge, head } = face;
  const window: Box = { x: edge, y: edge + head, w: size.w - 2 * edge, h: size.h - 2 * edge - head - foot };
  paintMetal(ctx, size, tone);
  paintWindow(face, window, art, radiant);
  if (foil) paintSheen(ctx, size);
  if (detail === 'field') shade(ctx, window);
  if (detail !== 'mini' && corners !== null) paintCorners(ctx, window, corners, u);
}

function paintWindow({ ctx, print, tone, detail, u }: Face, box: Box, art: Artwork | null, radiant: boolean): void {
  const radius = Math.min(box.w, box.h) * 0.04;
  const scale = ctx.getTransform().a;
  ctx.save();
  roundRect(ctx, box, radius);
  ctx.clip();
  ctx.translate(box.x, box.y);
  paintPicture(ctx, box, { no: print.no, tone, radiant, small: detail === 'mini', scale }, art);
  ctx.restore();
  paintSunk(ctx, box, tone, 1.3 * u, radius);
}

/** Darkens the foot of a picture on the field, where the plates of its values lie. */
function shade(ctx: CanvasRenderingContext2D, box: Box): void {
  const dark = ctx.createLinearGradient(0, box.y + box.h * 0.62, 0, box.y + box.h);
  dark.addColorStop(0, css(0x05070d, 0));
  dark.addColorStop(1, css(0x05070d, 0.55));
  ctx.fillStyle = dark;
  ctx.fillRect(box.x, box.y + box.h * 0.62, box.w, box.h * 0.38);
}

/** Last of all: the lamp above touches the upper edge of the card. */
export function paintBevel({ ctx, size: { w, h }, u }: Face): void {
  const light = ctx.createLinearGradient(0, 0, 0, h);
  light.addColorStop(0, css(0xffffff, 0.75));
  light.addColorStop(0.2, css(0xffffff, 0.12));
  light.addColorStop(0.8, css(0x05070d, 0.1));
  light.addColorStop(1, css(0x05070d, 0.55));
  roundRect(ctx, { x: 0.9 * u, y: 0.9 * u, w: w - 1.8 * u, h: h - 1.8 * u }, w * 0.05);
  ctx.strokeStyle = light;
  ctx.lineWidth = 0.9 * u;
  ctx.stroke();
}
