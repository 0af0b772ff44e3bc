// Paints the two mats of Weiß Schwarz as stage floors at dusk: engraved boards, lit places, a gold seam, and the lamp over whoever's turn it is.
import type { Seat } from '../../../shared/kernel/seat.ts';
import {
  clipToMat,
  paintFloor,
  paintLamp,
  paintRecess,
  paintRim,
  paintRoom,
  paintSeam,
} from '../../art/mat-brushes.ts';
import { css, lighter, mix } from '../../scenes/colors.ts';
import { acrossBox, type Box, boxAround, centreOf } from '../../scenes/geometry.ts';
import type { Words } from '../../scenes/look.ts';
import { roundRect } from '../../scenes/paint.ts';
import { palette } from '../../styles/palette.ts';
import { type Places, type Plate, plateOf, STAGE, slotAt } from './places.ts';

type Ctx = CanvasRenderingContext2D;
/** Only zones that lie on the mat; level and clock stand in the players' plates. */
const NAMED = ['stock', 'climax', 'memory', 'deck', 'waitingRoom'] as const satisfies readonly Plate[];
const TEAL = 0x123c49;
const PLUM = 0x42224a;
const GOLD = 0xd9a94f;
const floorOf = (own: boolean): number => (own ? TEAL : mix(palette.felt, PLUM, 0.9));
const lightOf = (own: boolean): number => (own ? palette.you : palette.foe);

export function paintMats(ctx: Ctx, places: Places, bottom: Seat, lit: Seat | null, words: Words): void {
  const { format } = places;
  paintRoom(ctx, format);
  for (const own of [false, true]) {
    const box = own ? format.mat : acrossBox(format.middle, format.mat);
    paintFloor(ctx, box, floorOf(own));
    clipToMat(ctx, box, () => engrave(ctx, box, own));
    if (lit !== null && (lit === bottom) === own) paintLamp(ctx, box, own);
    for (const slot of STAGE) {
      const front = slot.startsWith('front');
      board(ctx, boxAround(slotAt(places, slot, own), places.slot), front, own);
    }
    for (const plate of NAMED)
      paintRecess(ctx, plateOf(places, plate, own), words(`plate.${plate}`), format.name === 'low');
    paintRim(ctx, box, lightOf(own));
  }
  paintSeam(ctx, format, GOLD);
}

/** Arcs of a spotlight around the seam's middle, and the boards' joints, cut fine into the floor. */
function engrave(ctx: Ctx, box: Box, own: boolean): void {
  const x = centreOf(box).x;
  const edge = own ? box.y : box.y + box.h;
  ctx.lineWidth = 1;
  for (let i = 1; i < 9; i++) {
    const r = box.h * (0.34 + i * 0.2);
    ctx.beginPath();
    ctx.arc(x, edge, r, 0, Math.PI * 2);
    ctx.strokeStyle = css(lightOf(own), i % 3 === 0 ? 0.24 : 0.11);
    ctx.stroke();
  }
  for (let i = -6; i <= 6; i++) {
    const a = (own ? 0.5 : -0.5) * Math.PI + i * 0.2;
    ctx.beginPath();
    ctx.moveTo(x + Math.cos(a) * box.h * 0.54, edge + Math.sin(a) * box.h * 0.54);
    ctx.lineTo(x + Math.cos(a) * box.w, edge + Math.sin(a) * box.w);
    ctx.strokeStyle = css(lightOf(own), 0.08);
    ctx.stroke();
  }
}

/** A place of the stage: in front a lit board with a footlight at its front edge, behind a dimmer one. */
function board(ctx: Ctx, box: Box, front: boolean, own: boolean): void {
  const inner: Box = { x: box.x + 3, y: box.y + 2, w: box.w - 6, h: box.h - 4 };
  roundRect(ctx, inner, 10);
  const face = ctx.createLinearGradient(0, inner.y, 0, inner.y + inner.h);
  face.addColorStop(0, css(palette.nightDeep, front ? 0.34 : 0.28));
  face.addColorStop(1, css(palette.nightDeep, front ? 0.2 : 0.38));
  ctx.fillStyle = face;
  ctx.fill();
  ctx.strokeStyle = css(lightOf(own), front ? 0.34 : 0.15);
  ctx.lineWidth = 1.25;
  ctx.stroke();
  if (!front) return;
  const y = own ? inner.y + 2 : inner.y + inner.h - 2;
  const foot = ctx.createLinearGradient(inner.x, 0, inner.x + inner.w, 0);
  foot.addColorStop(0, css(GOLD, 0));
  foot.addColorStop(0.5, css(lighter(GOLD, 0.2), 0.85));
  foot.addColorStop(1, css(GOLD, 0));
  ctx.fillStyle = foot;
  ctx.fillRect(inner.x + 10, y - 1, inner.w - 20, 2);
  const glow = ctx.createLinearGradient(0, y, 0, y + (own ? 1 : -1) * inner.h * 0.4);
  glow.addColorStop(0, css(GOLD, 0.16));
  glow.addColorStop(1, css(GOLD, 0));
  ctx.fillStyle = glow;
  ctx.fillRect(inner.x, own ? y : y - inner.h * 0.4, inner.w, inner.h * 0.4);
}
