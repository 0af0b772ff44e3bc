// Paints the ring of a last barrier: a layer of light for each card given for it, a crack for each given against it.
import { css, lighter } from '../../scenes/colors.ts';

type Ctx = CanvasRenderingContext2D;
const TURN = Math.PI * 2;
/** More layers and cracks than that nobody could count. */
const MOST = 6;

/** All measures below are those of a ring so wide. */
const DRAWN = 234;

/** `d` across, from 0,0. */
export function paintRing(ctx: Ctx, d: number, color: number, held: number, cracked: number): void {
  const scale = d / DRAWN;
  ctx.translate(d / 2, d / 2);
  ctx.scale(scale, scale);
  const r = DRAWN / 2 - 8;
  const inside = ctx.createRadialGradient(0, 0, r * 0.55, 0, 0, r);
  inside.addColorStop(0, css(color, 0));
  inside.addColorStop(0.8, css(color, 0.16));
  inside.addColorStop(1, css(color, 0.5));
  ctx.fillStyle = inside;
  circle(ctx, r);
  ctx.fill();
  ctx.shadowColor = css(color);
  ctx.shadowBlur = 12;
  for (let i = 0; i <= Math.min(MOST, held); i++) layer(ctx, r - i * 8, color, i);
  runes(ctx, r - 3);
  ctx.shadowColor = css(0xff5a4a);
  ctx.shadowBlur = 6;
  for (let i = 0; i < Math.min(MOST, cracked); i++) crack(ctx, r, i);
}
function circle(ctx: Ctx, r: number): void {
  ctx.beginPath();
  ctx.arc(0, 0, Math.max(1, r), 0, TURN);
}
function layer(ctx: Ctx, r: number, color: number, nth: number): void {
  ctx.setLineDash(nth % 2 === 0 ? [] : [14, 5]);
  ctx.strokeStyle = css(lighter(color, 0.55 - 0.06 * nth), 0.95);
  ctx.lineWidth = nth === 0 ? 5 : 3;
  circle(ctx, r);
  ctx.stroke();
  ctx.setLineDash([]);
}
/** Strips of paper with a stroke of ink, around the ring. */
function runes(ctx: Ctx, r: number): void {
  const count = 8;
  for (let i = 0; i < count; i++) {
    ctx.save();
    ctx.rotate((i / count) * TURN + 0.2);
    ctx.translate(0, -r);
    ctx.fillStyle = css(0xfff6dc);
    ctx.fillRect(-6, -13, 12, 26);
    ctx.fillStyle = css(0xb3263a);
    ctx.fillRect(-2, -9, 4, 18);
    ctx.fillRect(-4, -4, 8, 2.5);
    ctx.restore();
  }
}
/** From the rim inwards, in zigzag. */
function crack(ctx: Ctx, r: number, nth: number): void {
  ctx.save();
  ctx.rotate(nth * 2.4 + 0.9);
  ctx.beginPath();
  ctx.moveTo(0, -r - 5);
  for (let i = 1; i <= 5; i++) ctx.lineTo((i % 2 === 0 ? -1 : 1) * (3 + i), -r - 5 + i * r * 0.1);
  ctx.lineWidth = 3.2;
  ctx.strokeStyle = css(0x2a0508);
  ctx.stroke();
  ctx.lineWidth = 1.5;
  ctx.strokeStyle = css(0xffb0a0);
  ctx.stroke();
  ctx.restore();
}
