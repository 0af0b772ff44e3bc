// The back of every card of Lycee: a star among the five attributes, in silver on plum.
import { ATTRIBUTES } from '../../../../shared/games/lycee/card-data.ts';
import type { BackDesign } from '../../../art/back.ts';
import { paintBadge } from '../../../art/badge.ts';
import { disc, glow } from '../../../art/easel.ts';
import { css } from '../../../scenes/colors.ts';
import { BADGES } from '../tones.ts';

type Ctx = CanvasRenderingContext2D;
const PLUM = 0x4a2350;
const SILVER = 0xd8c8e4;
const SHADE = 0x7c5c94;
/** How far the attributes are from the middle. */
const RING = 14.6;
const STAR = 'M0-9L2.200-3 8.600-2.800 3.500 1.100 5.300 7.300 0 3.700-5.300 7.300-3.500 1.100-8.600-2.800-2.200-3z';

function emblem(ctx: Ctx): void {
  const field = ctx.createRadialGradient(0, 0, 2, 0, 0, 25);
  field.addColorStop(0, css(0x8c4c84));
  field.addColorStop(1, css(0x261030));
  disc(ctx, 0, 0, 24, field);
  ctx.strokeStyle = css(SILVER, 0.95);
  for (const [r, line] of [
    [24, 1.2],
    [21.6, 0.4],
    [RING, 0.7],
  ] as const) {
    ctx.beginPath();
    ctx.arc(0, 0, r, 0, Math.PI * 2);
    ctx.lineWidth = line;
    ctx.stroke();
  }
  glow(ctx, 0, 0, 13, css(0xffe9b0, 0.75), css(0xffe9b0, 0));
  const light = ctx.createLinearGradient(0, -9, 0, 8);
  light.addColorStop(0, css(0xffffff));
  light.addColorStop(1, css(0xc89c5c));
  ctx.fillStyle = light;
  ctx.fill(new Path2D(STAR));
  for (const [i, attribute] of ATTRIBUTES.entries()) {
    const turn = (i / ATTRIBUTES.length) * Math.PI * 2;
    paintBadge(ctx, BADGES[attribute], Math.sin(turn) * RING, -Math.cos(turn) * RING, 11.5);
  }
}

export const BACK: BackDesign = { ground: PLUM, metal: SILVER, deep: SHADE, emblem };
