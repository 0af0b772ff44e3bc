// What somebody has glued to the album where nothing lies: a faded snapshot of the sea, tilted, with a postmark half over it.
import { css } from '../../scenes/colors.ts';
import { across, type Box, centreOf } from '../../scenes/geometry.ts';
import type { Places } from './places.ts';

type Ctx = CanvasRenderingContext2D;
const CREAM = 0xf3e6cf;
const INK = 0x2a1a1c;

export function keepsake(ctx: Ctx, { tickets, format }: Places, own: boolean): void {
  // The near half of the page is left to the plate of priority.
  const middle = centreOf({ ...tickets, y: tickets.y + tickets.h * 0.34, h: tickets.h * 0.6 });
  const { x, y } = own ? middle : across(format.middle, middle);
  const s = Math.min(tickets.w / 200, tickets.h / 330);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(own ? -0.09 : 0.11);
  ctx.scale(s, s);
  ctx.globalAlpha = 0.5;
  snapshot(ctx, own);
  ctx.globalAlpha = 0.55;
  ctx.translate(48, 62);
  ctx.rotate(-0.3);
  postmark(ctx);
  ctx.restore();
}

const PICTURE: Box = { x: -62, y: -78, w: 124, h: 122 };

function snapshot(ctx: Ctx, own: boolean): void {
  ctx.fillStyle = css(INK, 0.4);
  ctx.fillRect(-71, -84, 148, 178);
  ctx.fillStyle = css(CREAM, 0.62);
  ctx.fillRect(-74, -90, 148, 178);
  const { x, y, w, h } = PICTURE;
  const sky = ctx.createLinearGradient(0, y, 0, y + h);
  const [top, low, sea] = own ? [0x5f7f8c, 0xe8c79a, 0x4f7d80] : [0x5a4f7c, 0xe8a58a, 0x4a4a78];
  sky.addColorStop(0, css(top));
  sky.addColorStop(0.58, css(low));
  sky.addColorStop(0.6, css(sea));
  sky.addColorStop(1, css(INK));
  ctx.fillStyle = sky;
  ctx.fillRect(x, y, w, h);
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, w, h);
  ctx.clip();
  ctx.beginPath();
  ctx.arc(own ? -14 : 20, -6, 17, Math.PI, 0);
  ctx.fillStyle = css(0xfff2cf, 0.9);
  ctx.fill();
  waves(ctx, own);
  ctx.restore();
  for (const side of [-1, 1]) tape(ctx, side);
}
function waves(ctx: Ctx, own: boolean): void {
  ctx.strokeStyle = css(CREAM, 0.6);
  ctx.lineWidth = 1.6;
  for (let row = 0; row < 4; row++) {
    ctx.beginPath();
    for (let x = -66; x <= 66; x += 4) {
      const y = 6 + row * 10 + Math.sin(x / (7 + row) + row * 2 + (own ? 0 : 1)) * (1.4 + row * 0.6);
      ctx[x === -66 ? 'moveTo' : 'lineTo'](x, y);
    }
    ctx.stroke();
  }
}
function tape(ctx: Ctx, side: number): void {
  ctx.save();
  ctx.translate(side * 70, -86);
  ctx.rotate((side * Math.PI) / 4);
  ctx.fillStyle = css(0xd9b66a, 0.8);
  ctx.fillRect(-24, -8, 48, 16);
  ctx.restore();
}

/** Rings with a heart and three waves of ink. */
function postmark(ctx: Ctx): void {
  ctx.strokeStyle = css(INK, 0.9);
  ctx.lineWidth = 2.4;
  for (const r of [30, 22]) {
    ctx.beginPath();
    ctx.arc(0, 0, r, 0, Math.PI * 2);
    ctx.stroke();
  }
  ctx.fillStyle = css(INK, 0.9);
  ctx.fill(new Path2D('M0 11-9 1.500A6 6 0 0 1-1-6.500L0-5.500 1-6.500A6 6 0 0 1 9 1.500Z'));
  for (let i = -1; i <= 1; i++) {
    ctx.beginPath();
    ctx.moveTo(-32, i * 9);
    ctx.bezierCurveTo(-48, i * 9 - 7, -56, i * 9 + 7, -74, i * 9);
    ctx.stroke();
  }
}
