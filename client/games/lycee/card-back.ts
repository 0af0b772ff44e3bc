// The back of every card of Lycee: the bell of a school, in brass on the green of its blackboards.
import type { BackDesign } from '../../art/back.ts';
import { glow } from '../../art/easel.ts';
import { css, darker, lighter } from '../../scenes/colors.ts';

const GREEN = 0x1d3b36;
export const BRASS = 0xd8b06a;
const DEEP = 0x6f4f1f;
/** A bell in a box of 32 by 36 around 0,0: its ring, its body, its clapper. */
const RING = 'M-2.200-17a2.200 2.200 0 1 1 4.400 0 2.200 2.200 0 1 1-4.400 0z';
const BODY =
  'M-3-13.500h6l1.400 2.300q5.200 2.600 5.800 9.200l.8 8.600 3.400 4.200v2.400h-28.800v-2.400l3.400-4.200.8-8.600q.6-6.600 5.800-9.200z';
const CLAPPER = 'M-3.600 15h7.200a3.600 3.600 0 0 1-7.200 0z';

function emblem(ctx: CanvasRenderingContext2D): void {
  ctx.beginPath();
  ctx.arc(0, 0, 24, 0, Math.PI * 2);
  const field = ctx.createRadialGradient(0, 0, 2, 0, 0, 24);
  field.addColorStop(0, css(lighter(GREEN, 0.16)));
  field.addColorStop(1, css(darker(GREEN, 0.55)));
  ctx.fillStyle = field;
  ctx.fill();
  ctx.strokeStyle = css(BRASS, 0.95);
  ctx.lineWidth = 1.3;
  ctx.stroke();
  // Marks as on the face of a clock.
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    const inner = i % 3 === 0 ? 18.6 : 20.4;
    ctx.beginPath();
    ctx.moveTo(Math.cos(a) * inner, Math.sin(a) * inner);
    ctx.lineTo(Math.cos(a) * 22, Math.sin(a) * 22);
    ctx.lineWidth = i % 3 === 0 ? 1.2 : 0.7;
    ctx.stroke();
  }
  ctx.scale(0.78, 0.78);
  glow(ctx, 0, 2, 19, css(0xfff0b8, 0.5), css(BRASS, 0));
  const brass = ctx.createLinearGradient(-10, -18, 10, 18);
  brass.addColorStop(0, css(lighter(BRASS, 0.65)));
  brass.addColorStop(0.55, css(BRASS));
  brass.addColorStop(1, css(DEEP));
  ctx.fillStyle = brass;
  for (const path of [BODY, CLAPPER]) ctx.fill(new Path2D(path));
  ctx.strokeStyle = css(BRASS);
  ctx.lineWidth = 2;
  ctx.stroke(new Path2D(RING));
}

export const BACK: BackDesign = { ground: GREEN, metal: BRASS, deep: DEEP, emblem };
