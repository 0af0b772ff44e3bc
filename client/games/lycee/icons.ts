// The small signs of Lycee that are no attribute: what kind of card it is, its three values, and who has just come.
import type { CardType, Value } from '../../../shared/games/lycee/card-data.ts';
import { css } from '../../scenes/colors.ts';
import type { Sign } from '../../scenes/paint.ts';

type Ctx = CanvasRenderingContext2D;
/** In a box of 16 by 16. */
export const TYPE_SIGNS = {
  event: 'M9.500 0 2.500 9h4.700L6 16l7.500-9.600H8.800Z',
  item: 'M5 5.500V4a3 3 0 0 1 6 0v1.500h2.500l1 9.500h-13l1-9.500Zm1.700 0h2.600V4a1.300 1.300 0 0 0-2.600 0Z',
  area: 'M8 15.500Q3 9.500 3 6a5 5 0 0 1 10 0q0 3.500-5 9.500ZM8 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
} as const satisfies Record<Exclude<CardType, 'character'>, string>;

export const VALUE_SIGNS: Readonly<Record<Value, Sign>> = {
  ap: {
    path: 'M14.500 1.500 13.800 5 7.500 11.300l1.700 1.700-1.300 1.300-2.200-2.200-2.600 2.600-1.800-1.800 2.600-2.600-2.200-2.200L3 6.800l1.700 1.700L11 2.200Z',
    color: 0xff8b73,
  },
  dp: { path: 'M8 1 14 3v5q0 4.500-6 7.500Q2 12.500 2 8V3Z', color: 0x86bfff },
  sp: { path: 'M6.300 1.500h3.400v4.800h4.800v3.400H9.700v4.800H6.300V9.700H1.500V6.300h4.800Z', color: 0x7fe0b0 },
};

/** A young leaf: it has only just entered the field. */
export function paintLeaf(ctx: Ctx, d: number): void {
  ctx.save();
  ctx.scale(d / 16, d / 16);
  const shape = 'M8 5.200 2.800 1.200A1 1 0 0 0 1.200 2v7.200L8 15.200l6.800-6V2a1 1 0 0 0-1.600-.800Z';
  ctx.lineJoin = 'round';
  ctx.lineWidth = 1.6;
  ctx.strokeStyle = css(0x0c1a14, 0.9);
  ctx.stroke(new Path2D(shape));
  ctx.fillStyle = css(0x57c46a);
  ctx.fill(new Path2D(shape));
  ctx.fillStyle = css(0xf6dc63);
  ctx.fill(new Path2D('M8 5.200 2.800 1.200A1 1 0 0 0 1.200 2v7.200L8 15.200Z'));
  ctx.restore();
}
