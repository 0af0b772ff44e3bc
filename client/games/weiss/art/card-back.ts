// The back of every card of Weiß Schwarz: a lamp, in brass on night blue.
import type { BackDesign } from '../../../art/back.ts';
import { glow } from '../../../art/easel.ts';
import { css, lighter } from '../../../scenes/colors.ts';
import { palette } from '../../../styles/palette.ts';

type Ctx = CanvasRenderingContext2D;
/** A hanging lamp in a box of 32 by 40 around 0,0: its body, then its glass. */
const LAMP = 'M-1.600-20h3.200v5h-3.200zM-7-10q0-6 7-6t7 6l3 2v2.600h-20v-2.600zM-9.500 12h19l1.500 3-3 3h-16l-3-3z';
const GLASS = 'M-7.600-4h15.200l1.600 15h-18.400z';
const FLAME = 'M0-3q6 6 3.600 10a4.200 4.200 0 0 1-7.200 0q-1.600-3 1-5.600.6 2 1.600 2.600 1.800-3 1-7z';

function emblem(ctx: Ctx): void {
  const field = ctx.createRadialGradient(0, 2, 2, 0, 0, 25);
  field.addColorStop(0, css(0x6a4420));
  field.addColorStop(0.5, css(0x2a2438));
  field.addColorStop(1, css(palette.night));
  ctx.beginPath();
  ctx.arc(0, 0, 24, 0, Math.PI * 2);
  ctx.fillStyle = field;
  ctx.fill();
  ctx.strokeStyle = css(palette.accent, 0.95);
  ctx.lineWidth = 1.3;
  ctx.stroke();
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2;
    const out = i % 2 === 0 ? 22 : 20.5;
    ctx.beginPath();
    ctx.moveTo(Math.cos(a) * 18.5, Math.sin(a) * 18.5);
    ctx.lineTo(Math.cos(a) * out, Math.sin(a) * out);
    ctx.strokeStyle = css(palette.accent, 0.6);
    ctx.lineWidth = 0.7;
    ctx.stroke();
  }
  ctx.scale(0.82, 0.82);
  glow(ctx, 0, 4, 20, css(0xfff0b8, 0.75), css(palette.accent, 0));
  const brass = ctx.createLinearGradient(0, -20, 0, 18);
  brass.addColorStop(0, css(lighter(palette.accent, 0.7)));
  brass.addColorStop(1, css(palette.accentDeep));
  ctx.fillStyle = css(0xffe6a6, 0.9);
  ctx.fill(new Path2D(GLASS));
  ctx.fillStyle = brass;
  ctx.fill(new Path2D(LAMP));
  ctx.strokeStyle = css(0xa8641c);
  ctx.lineWidth = 1.2;
  ctx.stroke(new Path2D(GLASS));
  ctx.fillStyle = css(0xf07a1c);
  ctx.fill(new Path2D(FLAME));
}

export const BACK: BackDesign = { ground: palette.cardBack, metal: palette.accent, deep: palette.accentDeep, emblem };
