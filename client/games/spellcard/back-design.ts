// The back of every card of Spellcard: a hexagram of light in a ring of bullets, in silver on midnight violet.
import type { BackDesign } from '../../art/back.ts';
import { disc } from '../../art/easel.ts';
import { css } from '../../scenes/colors.ts';

type Ctx = CanvasRenderingContext2D;
const VIOLET = 0x2b2152;
const SILVER = 0xc9d2ee;
const SHADE = 0x6f76a8;

function triangle(ctx: Ctx, turn: number): void {
  ctx.beginPath();
  for (let i = 0; i < 3; i++) {
    const way = turn + (i / 3) * Math.PI * 2;
    ctx.lineTo(Math.cos(way) * 15, Math.sin(way) * 15);
  }
  ctx.closePath();
  ctx.stroke();
}
function emblem(ctx: Ctx): void {
  const field = ctx.createRadialGradient(0, 0, 2, 0, 0, 25);
  field.addColorStop(0, css(0x6b52b8));
  field.addColorStop(1, css(0x1a1338));
  disc(ctx, 0, 0, 24, field);
  ctx.lineWidth = 1.3;
  ctx.strokeStyle = css(SILVER, 0.95);
  ctx.beginPath();
  ctx.arc(0, 0, 24, 0, Math.PI * 2);
  ctx.stroke();
  ctx.lineWidth = 1.6;
  for (const turn of [-Math.PI / 2, Math.PI / 2]) triangle(ctx, turn);
  for (let i = 0; i < 12; i++) {
    const way = (i / 12) * Math.PI * 2;
    disc(
      ctx,
      Math.cos(way) * 19.5,
      Math.sin(way) * 19.5,
      i % 2 === 0 ? 1.9 : 1.2,
      css(i % 2 === 0 ? 0xff9ac4 : SILVER),
    );
  }
  disc(ctx, 0, 0, 4.6, css(0xfff6dc));
  disc(ctx, 0, 0, 2.4, css(0xff9ac4));
}

export const BACK: BackDesign = { ground: VIOLET, metal: SILVER, deep: SHADE, emblem };
