// Paints the two mats of Weiß Schwarz as stage floors at dusk: engraved boards, lit places, a gold seam, and the lamp over whoever's turn it is.
import type { Seat } from '../../../shared/kernel/seat.ts';
import { css, darker, lighter, mix } from '../../scenes/colors.ts';
import { type Box, boxAround, centreOf } from '../../scenes/geometry.ts';
import type { Words } from '../../scenes/look.ts';
import { roundRect, write } from '../../scenes/paint.ts';
import { BODY } from '../../scenes/styles.ts';
import { palette } from '../../styles/palette.ts';
import { acrossBox, type Places, type Plate, plateOf, STAGE, slotAt } from './places.ts';

type Ctx = CanvasRenderingContext2D;
/** Only zones that lie on the mat; level and clock stand in the players' plates. */
const NAMED = ['stock', 'climax', 'memory', 'deck', 'waitingRoom'] as const satisfies readonly Plate[];
const TEAL = 0x123c49;
const PLUM = 0x42224a;
const GOLD = 0xd9a94f;
const floorOf = (own: boolean): number => (own ? TEAL : mix(palette.felt, PLUM, 0.9));
const lightOf = (own: boolean): number => (own ? palette.you : palette.foe);

export function paintMats(ctx: Ctx, places: Places, bottom: Seat, lit: Seat | null, words: Words): void {
  room(ctx, places);
  for (const own of [false, true]) {
    const box = own ? places.mat : acrossBox(places, places.mat);
    floor(ctx, box, own);
    engraving(ctx, box, own);
    if (lit !== null && (lit === bottom) === own) lamp(ctx, box, own);
    for (const slot of STAGE) {
      const front = slot.startsWith('front');
      board(ctx, boxAround(slotAt(places, slot, own), places.slot), front, own);
    }
    for (const plate of NAMED) {
      const zone = plateOf(places, plate, own);
      recess(ctx, zone);
      nameOf(ctx, zone, words(`plate.${plate}`), places.format.name === 'low');
    }
    rim(ctx, box, own);
  }
  seam(ctx, places);
}

function room(ctx: Ctx, { format, middle }: Places): void {
  const { w, h } = format.size;
  const light = ctx.createRadialGradient(middle.x, h * 0.34, 60, middle.x, h * 0.46, w * 0.68);
  light.addColorStop(0, css(lighter(palette.night, 0.07)));
  light.addColorStop(0.55, css(palette.night));
  light.addColorStop(1, css(palette.nightDeep));
  ctx.fillStyle = light;
  // The window may be wider or higher than the table; the room goes on.
  ctx.fillRect(-w, -h, w * 3, h * 3);
}

function floor(ctx: Ctx, box: Box, own: boolean): void {
  ctx.save();
  ctx.shadowColor = css(0x000000, 0.7);
  ctx.shadowBlur = 34;
  ctx.shadowOffsetY = 12;
  roundRect(ctx, box, 18);
  const base = floorOf(own);
  const light = ctx.createLinearGradient(0, box.y, 0, box.y + box.h);
  light.addColorStop(0, css(lighter(base, 0.07)));
  light.addColorStop(1, css(darker(base, 0.3)));
  ctx.fillStyle = light;
  ctx.fill();
  ctx.restore();
  ctx.save();
  roundRect(ctx, box, 18);
  ctx.clip();
  const worn = ctx.createRadialGradient(
    centreOf(box).x,
    centreOf(box).y,
    box.h * 0.5,
    centreOf(box).x,
    centreOf(box).y,
    box.w * 0.62,
  );
  worn.addColorStop(0, css(palette.nightDeep, 0));
  worn.addColorStop(1, css(palette.nightDeep, 0.62));
  ctx.fillStyle = worn;
  ctx.fillRect(box.x, box.y, box.w, box.h);
  ctx.restore();
}

/** Arcs of a spotlight around the seam's middle, and the boards' joints, cut fine into the floor. */
function engraving(ctx: Ctx, box: Box, own: boolean): void {
  ctx.save();
  roundRect(ctx, box, 18);
  ctx.clip();
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
  ctx.restore();
}

/** The pool of lamp light on the mat of whoever's turn it is. */
function lamp(ctx: Ctx, box: Box, own: boolean): void {
  ctx.save();
  roundRect(ctx, box, 18);
  ctx.clip();
  const { x } = centreOf(box);
  const y = own ? box.y + box.h * 0.3 : box.y + box.h * 0.7;
  ctx.translate(x, y);
  ctx.scale(1, 0.56);
  const pool = ctx.createRadialGradient(0, 0, 0, 0, 0, box.w * 0.46);
  // Light adds to the floor's own colour; laid over it, it would only grey it.
  ctx.globalCompositeOperation = 'lighter';
  pool.addColorStop(0, css(palette.accent, 0.2));
  pool.addColorStop(0.5, css(palette.accent, 0.09));
  pool.addColorStop(1, css(palette.accent, 0));
  ctx.fillStyle = pool;
  ctx.fillRect(-box.w, -box.h * 2, box.w * 2, box.h * 4);
  ctx.restore();
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

/** A recess for a pile: dark, its lower edge catching the light. */
function recess(ctx: Ctx, box: Box): void {
  roundRect(ctx, box, 9);
  ctx.fillStyle = css(palette.nightDeep, 0.42);
  ctx.fill();
  ctx.strokeStyle = css(palette.nightDeep, 0.7);
  ctx.lineWidth = 1.5;
  ctx.stroke();
  ctx.save();
  ctx.beginPath();
  ctx.rect(box.x - 2, box.y + box.h * 0.6, box.w + 4, box.h * 0.5);
  ctx.clip();
  roundRect(ctx, { ...box, y: box.y + 1 }, 9);
  ctx.strokeStyle = css(0xffffff, 0.12);
  ctx.lineWidth = 1;
  ctx.stroke();
  ctx.restore();
}

/** The zone's name in the middle of its recess, where cards will cover it: who sees cards needs no name. */
function nameOf(ctx: Ctx, box: Box, name: string, low: boolean): void {
  const { x, y } = centreOf(box);
  write(ctx, name, x, y, {
    font: `600 ${low ? 14 : 16.5}px ${BODY}`,
    color: css(palette.muted),
    align: 'center',
    baseline: 'middle',
    room: box.w - 10,
  });
}

/** Light from above: a bright hairline at the upper edge, none below. */
function rim(ctx: Ctx, box: Box, own: boolean): void {
  roundRect(ctx, { x: box.x + 0.75, y: box.y + 0.75, w: box.w - 1.5, h: box.h - 1.5 }, 17);
  const light = ctx.createLinearGradient(0, box.y, 0, box.y + box.h);
  light.addColorStop(0, css(lighter(lightOf(own), 0.2), 0.5));
  light.addColorStop(0.25, css(lightOf(own), 0.16));
  light.addColorStop(1, css(palette.nightDeep, 0.5));
  ctx.strokeStyle = light;
  ctx.lineWidth = 1.5;
  ctx.stroke();
}

function seam(ctx: Ctx, { mat, middle }: Places): void {
  const gold = ctx.createLinearGradient(mat.x, 0, mat.x + mat.w, 0);
  gold.addColorStop(0, css(GOLD, 0));
  gold.addColorStop(0.2, css(GOLD, 0.6));
  gold.addColorStop(0.5, css(lighter(GOLD, 0.4), 0.95));
  gold.addColorStop(0.8, css(GOLD, 0.6));
  gold.addColorStop(1, css(GOLD, 0));
  ctx.fillStyle = gold;
  ctx.fillRect(mat.x, middle.y - 1, mat.w, 2);
}
