// The back of every card of Lycee: a star among the signs of the five attributes, in silver on plum.
import type { BackDesign } from '../../../art/back.ts';
import { disc, glow } from '../../../art/easel.ts';
import { css, hex, lighter } from '../../../scenes/colors.ts';
import { toneOf } from '../tones.ts';

type Ctx = CanvasRenderingContext2D;
const GROUND = 0x4a2350;
const METAL = 0xd8c8e4;
const DEEP = 0x7c5c94;
const STAR = 'M0-9L2.200-3 8.600-2.800 3.500 1.100 5.300 7.300 0 3.700-5.300 7.300-3.500 1.100-8.600-2.800-2.200-3z';
/** In a box of 10 around 0,0, white on the colour of the attribute. */
const SIGNS = {
  snow: 'M0-4.500V4.500M-3.900-2.250L3.900 2.250M3.900-2.250L-3.900 2.250',
  moon: 'M1.600-4A4.200 4.200 0 1 0 1.600 4 5 5 0 0 1 1.600-4z',
  flower:
    'M0-1.200C1-5 4.600-3 1.300-.4 5-.4 4.200 3.800.8 1 2 4.800-2 4.800-.8 1-4.200 3.800-5-.4-1.300-.4-4.600-3-1-5 0-1.200z',
  cloud: 'M-3 2.600A2 2 0 0 1-3-1.200 2.600 2.600 0 0 1 1.800-2.400 2.300 2.300 0 0 1 3.200 2.600z',
  sun: 'M0-2.200A2.200 2.200 0 1 0 .01-2.200zM0-4.800V-3.600M0 3.600V4.800M-4.800 0H-3.600M3.600 0H4.800M-3.400-3.400L-2.500-2.500M2.500 2.500L3.400 3.400M3.400-3.400L2.500-2.500M-2.500 2.500L-3.400 3.400',
} as const;

function emblem(ctx: Ctx): void {
  const field = ctx.createRadialGradient(0, 0, 2, 0, 0, 25);
  field.addColorStop(0, css(0x8c4c84));
  field.addColorStop(1, css(0x261030));
  disc(ctx, 0, 0, 24, field);
  ctx.lineWidth = 1.2;
  ctx.strokeStyle = css(METAL, 0.95);
  ctx.stroke();
  for (const [r, line] of [
    [14.6, 0.7],
    [21.6, 0.4],
  ] as const) {
    ctx.beginPath();
    ctx.arc(0, 0, r, 0, Math.PI * 2);
    ctx.lineWidth = line;
    ctx.stroke();
  }
  glow(ctx, 0, 0, 13, css(0xffe9b0, 0.75), css(0xffe9b0, 0));
  const silver = ctx.createLinearGradient(0, -9, 0, 8);
  silver.addColorStop(0, css(0xffffff));
  silver.addColorStop(1, css(0xc89c5c));
  ctx.fillStyle = silver;
  ctx.fill(new Path2D(STAR));
  for (const [i, [attribute, sign]] of Object.entries(SIGNS).entries()) paintSign(ctx, i, attribute, sign);
}

/** One of the five on the ring, from its top on. */
function paintSign(ctx: Ctx, index: number, attribute: string, sign: string): void {
  const angle = (index / 5) * Math.PI * 2 - Math.PI / 2;
  ctx.save();
  ctx.translate(Math.cos(angle) * 14.6, Math.sin(angle) * 14.6);
  disc(ctx, 0, 0, 6, hex(toneOf(attribute).frame));
  ctx.strokeStyle = css(lighter(METAL, 0.6));
  ctx.lineWidth = 0.8;
  ctx.stroke();
  ctx.scale(0.82, 0.82);
  ctx.lineWidth = 1;
  ctx.fillStyle = ctx.strokeStyle = css(attribute === 'snow' ? toneOf(attribute).deep : 0xffffff);
  ctx.lineCap = 'round';
  const path = new Path2D(sign);
  if (attribute !== 'snow') ctx.fill(path);
  ctx.stroke(path);
  ctx.restore();
}

export const BACK: BackDesign = { ground: GROUND, metal: METAL, deep: DEEP, emblem };
