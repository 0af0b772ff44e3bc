// The back of every card of Precious Memories: a photograph held by its corners, over a ribbon of film, in copper on sea green.
import type { BackDesign } from '../../../art/back.ts';
import { disc, glow } from '../../../art/easel.ts';
import { css } from '../../../scenes/colors.ts';

type Ctx = CanvasRenderingContext2D;
const SEA = 0x17595c;
const COPPER = 0xeebb92;
const SHADE = 0x9c5c3c;
const NIGHT = 0x0c2c34;
const PAPER = 0xfff8ea;
/** A heart in a box of 14 around 0,0. */
const HEART = 'M0 6.5-5.8.6A3.7 3.7 0 0 1-.6-4.6L0-4 .6-4.6A3.7 3.7 0 0 1 5.8.6z';
/** A corner of an album, its right angle at 0,0. */
const CORNER = 'M0 0H8.5L0 8.5z';

/** The ribbon waves from side to side, its edges pierced. */
function film(ctx: Ctx): void {
  const at = (x: number): number => Math.sin(x * 0.14) * 7;
  const along = (line: number, color: string, aside = 0): void => {
    ctx.beginPath();
    for (let x = -26; x <= 26; x += 2) ctx.lineTo(x, at(x) + aside);
    ctx.lineWidth = line;
    ctx.strokeStyle = color;
    ctx.stroke();
  };
  along(15.5, css(COPPER));
  along(14.2, css(NIGHT));
  along(7.4, css(0x3c8c88));
  ctx.setLineDash([1.7, 1.7]);
  for (const side of [-5.4, 5.4]) along(1.9, css(COPPER, 0.95), side);
  ctx.setLineDash([]);
}

function photograph(ctx: Ctx): void {
  ctx.rotate(-0.12);
  ctx.fillStyle = css(NIGHT, 0.55);
  ctx.fillRect(-11.2, -11.8, 23.6, 26);
  ctx.fillStyle = css(PAPER);
  ctx.fillRect(-12, -13, 24, 26);
  const sky = ctx.createLinearGradient(0, -11, 0, 7);
  sky.addColorStop(0, css(0x2c8c98));
  sky.addColorStop(0.6, css(0xffc890));
  sky.addColorStop(1, css(0xe8785c));
  ctx.fillStyle = sky;
  ctx.fillRect(-10, -11, 20, 18);
  glow(ctx, 0, -2, 9.5, css(0xfff4d0), css(0xfff4d0, 0));
  ctx.fillStyle = css(0xc83c54);
  ctx.save();
  ctx.translate(0, -2);
  ctx.scale(1.15, 1.15);
  ctx.fill(new Path2D(HEART));
  ctx.restore();
  ctx.fillStyle = css(SHADE);
  for (let i = 0; i < 4; i++) {
    ctx.save();
    ctx.scale(i % 2 === 0 ? 1 : -1, i < 2 ? 1 : -1);
    ctx.translate(-13, -14);
    ctx.fill(new Path2D(CORNER));
    ctx.restore();
  }
}

function emblem(ctx: Ctx): void {
  const field = ctx.createRadialGradient(0, 0, 2, 0, 0, 25);
  field.addColorStop(0, css(0x3c9c94));
  field.addColorStop(1, css(0x0c3c44));
  disc(ctx, 0, 0, 24, field);
  ctx.save();
  ctx.beginPath();
  ctx.arc(0, 0, 23.4, 0, Math.PI * 2);
  ctx.clip();
  film(ctx);
  ctx.restore();
  ctx.beginPath();
  ctx.arc(0, 0, 24, 0, Math.PI * 2);
  ctx.lineWidth = 1.3;
  ctx.strokeStyle = css(COPPER, 0.95);
  ctx.stroke();
  photograph(ctx);
}

export const BACK: BackDesign = { ground: SEA, metal: COPPER, deep: SHADE, emblem };
