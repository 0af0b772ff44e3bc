// Bursts of declarations: points that pay, an event that flares and burns, an area that unrolls, and what comes to nothing.
import type { Bit, Shape } from '../../choreography/bits.ts';
import { embers, halo, odd, rays, shine } from '../../choreography/bursts.ts';
import { glow, puff, shape, twinkle } from '../../choreography/shapes.ts';
import { css, darker, lighter } from '../../scenes/colors.ts';
import type { Size } from '../../scenes/geometry.ts';
import { roundRect } from '../../scenes/paint.ts';
import { palette } from '../../styles/palette.ts';

type Ctx = CanvasRenderingContext2D;
const cardShape = (ctx: Ctx, w: number, h: number): void => roundRect(ctx, { x: -w / 2, y: -h / 2, w, h }, w * 0.055);

/** Points fly from a card that pays to what they pay for, `dx` and `dy` away. */
export const pointsTo = (dx: number, dy: number, color: number, count: number): Bit[] => [
  ...Array.from({ length: count }, (_, i): Bit => {
    const aside = 26 * (i - (count - 1) / 2);
    return {
      shape: twinkle(color),
      from: { x: aside, y: -10, size: 0.7 },
      to: { x: dx, y: dy, size: 1.5, angle: 180 },
      start: 0.1 + 0.1 * i,
      time: 0.6,
      ease: 'in',
      bow: 46 + 26 * i,
      rise: 0.2,
      sink: 0.08,
      z: 2,
    };
  }),
  { ...shine(color, 1.4, 0.68, 0.32), from: { x: dx, y: dy, size: 0.5 }, to: { x: dx, y: dy, size: 1.4 } },
];
/** Points leap out of an event that is used up for them. */
export const pointsOut = (color: number, count: number): Bit[] => [
  { ...shine(color, 2.6), under: true },
  halo(color, 0.5, 1.6),
  ...Array.from({ length: count }, (_, i): Bit => {
    const way = -Math.PI / 2 + (i - (count - 1) / 2) * 0.62;
    return {
      shape: twinkle(color),
      from: { size: 0.4 },
      to: { x: Math.cos(way) * 96, y: Math.sin(way) * 96, size: 1.3, angle: 120 },
      start: 0.06 * i,
      time: 0.7,
      rise: 0.1,
      sink: 0.4,
      z: 2,
    };
  }),
];

export const flared = (color: number): Bit[] => [
  { ...shine(color, 4.2), under: true },
  ...rays(color, 9, 84),
  halo(color, 0.5, 2.1),
  ...embers(color, 10, 120, 130),
];
/** Used up: it glows through, and what is left rises as sparks. */
export const burnt = (color: number, { w, h }: Size): Bit[] => [
  {
    shape: glow(color),
    from: { wide: w / 90, high: h / 110 },
    to: { y: -h * 0.3, wide: w / 130, high: h / 60 },
    time: 0.6,
    rise: 0.15,
    sink: 0.6,
  },
  { ...shine(0xff8a3c, 2.2, 0, 0.5), under: true },
  ...embers(0xffa24a, 12, w * 1.1, h),
  ...embers(color, 6, w * 0.8, h * 1.2),
];

const rod = (color: number, high: number): Shape =>
  shape(`fx:rod:${color.toString(16)}:${high}`, 12, high + 10, (ctx) => {
    const shade = ctx.createLinearGradient(-6, 0, 6, 0);
    shade.addColorStop(0, css(darker(color, 0.4)));
    shade.addColorStop(0.4, css(lighter(color, 0.7)));
    shade.addColorStop(1, css(darker(color, 0.5)));
    ctx.fillStyle = shade;
    roundRect(ctx, { x: -5, y: -high / 2 - 4, w: 10, h: high + 8 }, 5);
    ctx.fill();
  });
/** Rods at both sides of a cloth that is unrolled, `w` wide; it begins with what the manner of that name shows. */
export const unrolled = (color: number, { w, h }: Size): Bit[] =>
  [-1, 1].map(
    (side): Bit => ({
      shape: rod(color, h),
      from: { x: side * 5 },
      to: { x: (side * w) / 2 },
      start: 0.33,
      time: 0.67,
      ease: 'inOut',
      rise: 0.08,
      sink: 0.2,
    }),
  );

const ash = ({ w, h }: Size): Shape =>
  shape(`fx:ash:${w}x${h}`, w, h, (ctx) => {
    ctx.fillStyle = css(0x3a3d45, 0.78);
    cardShape(ctx, w, h);
    ctx.fill();
  });
/** All colour leaves a card. */
export const ashen = (size: Size): Bit => ({
  shape: ash(size),
  from: { alpha: 0.2 },
  to: { alpha: 1 },
  ease: 'out',
  rise: 0.15,
  sink: 0.12,
});

const CRACKS = [
  [-0.5, -0.28, -0.16, -0.1, -0.05, -0.24, 0.14, 0.04, 0.5, -0.12],
  [-0.16, -0.1, -0.2, 0.16, -0.02, 0.3, -0.1, 0.5],
  [0.14, 0.04, 0.18, 0.26, 0.34, 0.5],
  [-0.05, -0.24, 0.04, -0.5],
] as const;
const cracks = ({ w, h }: Size): Shape =>
  shape(`fx:cracks:${w}x${h}`, w, h, (ctx) => {
    ctx.lineJoin = 'round';
    for (const [color, width] of [
      [css(palette.nightDeep, 0.9), w * 0.055],
      [css(0xffffff, 0.85), w * 0.018],
    ] as const) {
      ctx.strokeStyle = color;
      ctx.lineWidth = width;
      for (const line of CRACKS) {
        ctx.beginPath();
        for (let i = 0; i < line.length; i += 2) ctx.lineTo((line[i] ?? 0) * w, (line[i + 1] ?? 0) * h);
        ctx.stroke();
      }
    }
  });
export const cracked = (size: Size): Bit[] => [
  ashen(size),
  { shape: cracks(size), from: {}, to: {}, start: 0.08, time: 0.92, rise: 0.02, sink: 0.12, z: 1 },
  halo(0xcfd4de, 0.4, 1.4, 0.08, 0.4),
];

const seal: Shape = shape('fx:seal', 128, 128, (ctx) => {
  ctx.strokeStyle = css(palette.danger);
  ctx.shadowColor = css(palette.nightDeep, 0.9);
  ctx.shadowBlur = 6;
  ctx.lineWidth = 10;
  ctx.beginPath();
  ctx.arc(0, 0, 50, 0, 2 * Math.PI);
  ctx.moveTo(-35, 35);
  ctx.lineTo(35, -35);
  ctx.stroke();
});
/** When the stamp meets the card. */
export const STAMPED = 0.3;
export const stamped = (size: Size): Bit[] => {
  const lies = { size: size.w / 100, angle: -12 };
  return [
    { ...ashen(size), start: STAMPED, time: 1 - STAMPED },
    {
      shape: seal,
      from: { size: lies.size * 2.6, angle: -12, alpha: 0.1 },
      to: lies,
      time: STAMPED + 0.02,
      ease: 'in',
      rise: 0.3,
      sink: 0,
      z: 2,
    },
    { shape: seal, from: lies, to: lies, start: STAMPED, time: 1 - STAMPED, rise: 0, sink: 0.15, z: 2 },
    halo(palette.danger, 0.6, 1.7, STAMPED, 0.45),
  ];
};
/** Smoke that rises from a card. */
export const smoke = (size: Size): Bit[] =>
  Array.from({ length: 7 }, (_, i): Bit => {
    const x = (odd(i + 1) - 0.5) * size.w;
    return {
      shape: puff,
      from: { x, y: size.h * 0.1, size: 0.5 },
      to: { x: x * 1.4 + 18 * (odd(i + 2) - 0.5), y: -size.h * (0.5 + 0.4 * odd(i)), size: 1.5 },
      start: 0.3 * odd(i + 3),
      time: 0.65,
      rise: 0.15,
      sink: 0.7,
      z: 1,
    };
  });
/** What it was about is gone: it goes out like a wick. */
export const fizzled = (size: Size): Bit[] => [ashen(size), ...smoke(size)];
