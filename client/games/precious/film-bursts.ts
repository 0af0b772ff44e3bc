// Bursts of points, events and ends: a flash, a frame that snaps shut, running film, a ribbon that is tied, a picture that fades.
import type { Bit, Shape } from '../../choreography/bits.ts';
import { embers, halo, odd, rays, shine, sparks, WHITE } from '../../choreography/bursts.ts';
import { puff, shape, streak, twinkle } from '../../choreography/shapes.ts';
import { css, darker, lighter } from '../../scenes/colors.ts';
import type { Size } from '../../scenes/geometry.ts';
import { roundRect } from '../../scenes/paint.ts';
import { palette } from '../../styles/palette.ts';
import { TYPE_SIGNS } from './icons.ts';

type Ctx = CanvasRenderingContext2D;
const degrees = (radians: number): number => (radians * 180) / Math.PI;
const sized = ({ w, h }: Size): string => `${Math.round(w)}x${Math.round(h)}`;

/** The white border of a print. */
const border = (size: Size): Shape =>
  shape(`fx:border:${sized(size)}`, size.w + 20, size.h + 20, (ctx) => {
    ctx.strokeStyle = css(0xfff8ea);
    ctx.shadowColor = css(0xffe6b8);
    ctx.shadowBlur = 6;
    ctx.lineWidth = 6;
    roundRect(ctx, { x: -size.w / 2 - 2, y: -size.h / 2 - 2, w: size.w + 4, h: size.h + 4 }, 4);
    ctx.stroke();
  });
const flashlight = (size: Size): Shape =>
  shape(`fx:flash:${sized(size)}`, size.w, size.h, (ctx) => {
    roundRect(ctx, { x: -size.w / 2, y: -size.h / 2, w: size.w, h: size.h }, size.w * 0.055);
    ctx.fillStyle = css(0xfffaf0, 0.95);
    ctx.fill();
  });
/** A picture is taken: white for a moment, then a border snaps around it. */
export const snapped = (size: Size): Bit[] => [
  { shape: flashlight(size), from: {}, to: {}, start: 0.1, time: 0.34, rise: 0, sink: 0.8 },
  { ...shine(WHITE, 1.8 + size.w / 90, 0.08, 0.5), under: true },
  {
    shape: border(size),
    from: { size: 1.45, alpha: 0.2 },
    to: { size: 1 },
    start: 0.12,
    time: 0.7,
    ease: 'out',
    rise: 0.2,
    sink: 0.4,
    z: 1,
  },
  ...sparks(WHITE, 6, size.w, 0.12),
];

/** A piece of film with four frames. */
const film: Shape = shape('fx:film', 120, 34, (ctx) => {
  roundRect(ctx, { x: -58, y: -15, w: 116, h: 30 }, 3);
  ctx.fillStyle = css(0x1c130e, 0.92);
  ctx.fill();
  ctx.fillStyle = css(0xf3e6cf, 0.85);
  for (let i = 0; i < 12; i++) for (const y of [-13, 10]) ctx.fillRect(-55 + i * 9.6, y, 5, 3);
  for (let i = 0; i < 4; i++) {
    ctx.fillStyle = css(lighter(0xe9a65a, 0.2 * i), 0.9);
    ctx.fillRect(-55 + i * 28, -8, 25, 16);
  }
});
/** Film runs from here to `dx`, `dy`. */
export const reeled = (dx: number, dy: number, pieces = 4): Bit[] => {
  const angle = degrees(Math.atan2(dy, dx));
  return Array.from(
    { length: pieces },
    (_, i): Bit => ({
      shape: film,
      from: { x: dx * 0.08, y: dy * 0.08, angle, size: 0.7, wide: 0.5 },
      to: { x: dx, y: dy, angle, size: 0.85 },
      start: (0.42 * i) / pieces,
      time: 0.58,
      ease: 'inOut',
      rise: 0.25,
      sink: 0.25,
    }),
  );
};

/** A point leaps out of its frame of film and shines. */
export const broken = (color: number, size: Size): Bit[] => [
  { ...shine(color, 4.4), under: true },
  ...rays(color, 11, 92),
  { shape: flashlight(size), from: {}, to: { size: 1.5, alpha: 0.4 }, time: 0.4, rise: 0, sink: 0.7 },
  halo(WHITE, 0.4, 1.9, 0.05, 0.5),
  halo(color, 0.4, 2.4, 0.15, 0.6),
  ...Array.from({ length: 8 }, (_, i): Bit => {
    const way = (i / 8) * 2 * Math.PI;
    return {
      shape: twinkle(color),
      from: { size: 0.4 },
      to: { x: Math.cos(way) * 108, y: Math.sin(way) * 96, size: 1.3, angle: 140 },
      start: 0.1 + 0.05 * odd(i),
      time: 0.7,
      ease: 'overshoot',
      rise: 0.1,
      sink: 0.4,
      z: 2,
    };
  }),
];

const clapper: Shape = shape('fx:clapper', 90, 90, (ctx) => {
  ctx.translate(-36, -36);
  ctx.scale(4.5, 4.5);
  ctx.shadowColor = css(0xffe2a3);
  ctx.shadowBlur = 10;
  ctx.fillStyle = css(0xfff3d6);
  ctx.fill(new Path2D(TYPE_SIGNS.event), 'evenodd');
});
/** An event is shown: its film lights up, and a beam of light comes out of it. */
export const screened = (color: number): Bit[] => [
  { ...shine(color, 4), under: true },
  ...rays(lighter(color, 0.2), 7, 84),
  {
    shape: clapper,
    from: { size: 0.3, y: 10 },
    to: { size: 1.25, y: -14 },
    ease: 'overshoot',
    rise: 0.1,
    sink: 0.3,
    z: 2,
  },
  halo(color, 0.5, 2),
];
/** Used up: it glows through, and what is left rises. */
export const burnt = (color: number, { w, h }: Size): Bit[] => [
  { ...shine(0xffa24a, 2.6, 0, 0.6), under: true },
  ...embers(0xffb46a, 12, w * 1.1, h),
  ...embers(color, 6, w * 0.8, h * 1.2),
];

const bow = (color: number): Shape =>
  shape(`fx:bow:${color.toString(16)}`, 84, 84, (ctx) => {
    ctx.translate(-36, -36);
    ctx.scale(4.5, 4.5);
    const silk = ctx.createLinearGradient(0, 2, 0, 15);
    silk.addColorStop(0, css(lighter(color, 0.6)));
    silk.addColorStop(1, css(darker(color, 0.12)));
    ctx.fillStyle = silk;
    ctx.strokeStyle = css(0xfff8ea, 0.9);
    ctx.lineWidth = 0.5;
    const path = new Path2D(TYPE_SIGNS.support);
    ctx.fill(path);
    ctx.stroke(path);
  });
const band = (color: number, w: number): Shape =>
  shape(`fx:band:${color.toString(16)}:${Math.round(w)}`, w + 20, 12, (ctx) => {
    const silk = ctx.createLinearGradient(0, -5, 0, 5);
    silk.addColorStop(0, css(lighter(color, 0.55)));
    silk.addColorStop(1, css(darker(color, 0.2)));
    ctx.fillStyle = silk;
    ctx.fillRect(-w / 2 - 8, -5, w + 16, 10);
  });
/** A ribbon is tied around somebody. */
export const tied = (color: number, size: Size): Bit[] => [
  { ...shine(color, 2.4), under: true },
  ...[-1, 1].map(
    (side): Bit => ({
      shape: band(color, size.w),
      from: { x: side * size.w, y: side * 8, wide: 0.2, angle: side * 14 },
      to: { wide: 1, angle: side * 7 },
      time: 0.8,
      ease: 'out',
      rise: 0.1,
      sink: 0.35,
      z: 1,
    }),
  ),
  {
    shape: bow(color),
    from: { size: 0.2 },
    to: { size: 1 },
    start: 0.34,
    time: 0.66,
    ease: 'overshoot',
    rise: 0.1,
    sink: 0.35,
    z: 2,
  },
  halo(color, 0.6, 1.5, 0.36, 0.5),
];

const sepia = (size: Size): Shape =>
  shape(`fx:sepia:${sized(size)}`, size.w, size.h, (ctx) => {
    ctx.fillStyle = css(0x8a6a45, 0.72);
    roundRect(ctx, { x: -size.w / 2, y: -size.h / 2, w: size.w, h: size.h }, size.w * 0.055);
    ctx.fill();
  });
/** A picture loses its colours; dust is what is left. */
export const faded = (size: Size): Bit[] => [
  { shape: sepia(size), from: { alpha: 0.1 }, to: { alpha: 1 }, rise: 0.2, sink: 0.2, z: 1 },
  ...Array.from({ length: 7 }, (_, i): Bit => {
    const x = (odd(i + 1) - 0.5) * size.w;
    return {
      shape: puff,
      from: { x, y: size.h * 0.2, size: 0.5 },
      to: { x: x * 1.5, y: -size.h * (0.3 + 0.5 * odd(i)), size: 1.4 },
      start: 0.3 * odd(i + 3),
      time: 0.65,
      rise: 0.15,
      sink: 0.7,
      z: 1,
    };
  }),
];

/** When the second stroke meets the card. */
export const CROSSED = 0.42;
const stroke: Shape = shape('fx:stroke', 150, 22, (ctx) => crayon(ctx, palette.danger));
function crayon(ctx: Ctx, color: number): void {
  ctx.lineCap = 'round';
  ctx.shadowColor = css(palette.nightDeep, 0.8);
  ctx.shadowBlur = 4;
  for (let i = 0; i < 5; i++) {
    ctx.strokeStyle = css(i % 2 ? lighter(color, 0.25) : color, 0.85);
    ctx.lineWidth = 2.6 + odd(i) * 2;
    ctx.beginPath();
    ctx.moveTo(-66 + 6 * odd(i), (odd(i + 1) - 0.5) * 9);
    ctx.quadraticCurveTo(0, (odd(i + 2) - 0.5) * 12, 66 - 6 * odd(i + 3), (odd(i + 4) - 0.5) * 9);
    ctx.stroke();
  }
}
/** Crossed out with a red crayon, stroke by stroke. */
export const crossedOut = (size: Size): Bit[] => {
  const wide = Math.hypot(size.w, size.h) / 150;
  return [
    { shape: sepia(size), from: { alpha: 0.2 }, to: { alpha: 1 }, start: 0.1, time: 0.9, rise: 0.2, sink: 0.12 },
    ...[52, -52].map(
      (angle, i): Bit => ({
        shape: stroke,
        from: { angle, wide: 0.05, x: i === 0 ? -size.w * 0.35 : size.w * 0.35, y: -size.h * 0.35 },
        to: { angle, wide },
        start: 0.08 + i * (CROSSED - 0.16),
        time: 0.92 - i * (CROSSED - 0.16),
        ease: 'out',
        rise: 0.05,
        sink: 0.2,
        z: 2,
      }),
    ),
  ];
};

/** Points of light fly from a card that pays to what it pays for, `dx` and `dy` away. */
export const pointsTo = (dx: number, dy: number, color: number, count: number): Bit[] => [
  ...Array.from({ length: count }, (_, i): Bit => {
    const aside = 24 * (i - (count - 1) / 2);
    return {
      shape: twinkle(color),
      from: { x: aside, y: -8, size: 0.7 },
      to: { x: dx, y: dy, size: 1.5, angle: 180 },
      start: 0.1 + 0.1 * i,
      time: 0.6,
      ease: 'in',
      bow: 40 + 24 * i,
      rise: 0.2,
      sink: 0.08,
      z: 2,
    };
  }),
  { ...shine(color, 1.4, 0.68, 0.32), from: { x: dx, y: dy, size: 0.5 }, to: { x: dx, y: dy, size: 1.4 } },
];

/** Somebody sets out: lines of wind at both sides. */
export const setOut = (color: number, down: boolean): Bit[] =>
  [-0.42, -0.2, 0.2, 0.42].map((x, i): Bit => {
    const along = down ? 1 : -1;
    return {
      shape: streak(color),
      from: { x: x * 130, y: -along * 70, angle: 90 * along, wide: 0.5 },
      to: { x: x * 130, y: along * 90, angle: 90 * along, wide: 1.8 },
      start: 0.14 * odd(i + 1),
      time: 0.7,
      ease: 'in',
      rise: 0.2,
      sink: 0.35,
    };
  });
/** A deck that is nearly gone, or a point area that is nearly full: two beats of a pulse. */
export const throbbed: readonly Bit[] = [0, 0.3].flatMap((start, i): Bit[] => [
  shine(palette.danger, 2.2 - 0.4 * i, start, 0.5),
  halo(palette.danger, 0.6, 1.5 - 0.2 * i, start, 0.5),
]);
