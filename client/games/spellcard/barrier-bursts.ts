// Bursts of the last barrier, of guards and of rituals: rings that are drawn, strengthened, cracked and burst.
import type { Bit, Shape } from '../../choreography/bits.ts';
import { embers, gather, halo, odd, rays, shine, sparks, WHITE } from '../../choreography/bursts.ts';
import { shape, shard } from '../../choreography/shapes.ts';
import { css, lighter } from '../../scenes/colors.ts';
import type { Size } from '../../scenes/geometry.ts';
import { paintRing } from './ring.ts';

const TURN = Math.PI * 2;

const circle = (d: number, color: number, held: number): Shape =>
  shape(`fx:barrier:${Math.round(d)}:${color.toString(16)}:${held}`, d, d, (ctx) => {
    ctx.translate(-d / 2, -d / 2);
    paintRing(ctx, d, color, held, 0);
  });
const ringWide = ({ w, h }: Size): number => Math.max(w, h) * 1.16;

/** It closes around its victim, turning. */
export const raised = (color: number, size: Size): Bit[] => [
  { ...shine(color, 3.4), under: true },
  {
    shape: circle(ringWide(size), color, 0),
    from: { size: 2.1, angle: -140, alpha: 0.3 },
    to: { size: 1, angle: 0 },
    ease: 'out',
    rise: 0.25,
    sink: 0.06,
    z: 2,
  },
  ...gather(color, 14, 190),
];
/** One more layer, from without. */
export const strengthened = (color: number, size: Size): Bit[] => [
  {
    shape: circle(ringWide(size), color, 2),
    from: { size: 1.5, angle: 40 },
    to: { size: 1 },
    rise: 0.2,
    sink: 0.5,
    z: 2,
  },
  halo(color, 2, 1.2, 0.1, 0.6),
  ...sparks(color, 8, 120, 0.2),
];
/** A blow on the ring, and splinters of it. */
export const cracked = (color: number, size: Size): Bit[] => [
  ...sparks(0xffb0a0, 12, 150),
  halo(color, 1.2, 1.6),
  ...splinters(0xffa090, 6, ringWide(size) * 0.42, ringWide(size) * 0.62),
];
const splinters = (color: number, count: number, from: number, to: number): Bit[] =>
  Array.from({ length: count }, (_, i): Bit => {
    const way = (i / count) * TURN + 0.6 * odd(i);
    const far = to * (0.9 + 0.5 * odd(i + 2));
    return {
      shape: shard(i, color),
      from: { x: Math.cos(way) * from, y: Math.sin(way) * from, size: 0.7, angle: 30 * i },
      to: { x: Math.cos(way) * far, y: Math.sin(way) * far + 30, size: 0.3, angle: 30 * i + 160 },
      time: 0.8,
      ease: 'out',
      rise: 0.04,
      sink: 0.5,
      z: 2,
    };
  });
/** It bursts outwards, and sweeps away what came. */
export const held = (color: number, size: Size): Bit[] => [
  { ...shine(WHITE, 4.2), under: true },
  {
    shape: circle(ringWide(size), color, 3),
    from: { size: 1 },
    to: { size: 3.2, angle: 90, alpha: 0 },
    ease: 'out',
    rise: 0.02,
    sink: 0.4,
    z: 2,
  },
  ...rays(color, 12, 120),
  halo(color, 0.8, 3.4),
  halo(WHITE, 0.6, 2.4, 0.14),
  ...embers(color, 18, 260, 220),
];
/** It falls to pieces. */
export const shattered = (color: number, size: Size): Bit[] => [
  { ...shine(0xff5a4a, 3), under: true },
  { shape: circle(ringWide(size), color, 0), from: {}, to: { size: 1.06 }, time: 0.2, rise: 0, sink: 0.3, z: 2 },
  ...splinters(lighter(color, 0.2), 20, ringWide(size) * 0.46, ringWide(size) * 0.95).map((bit) => ({
    ...bit,
    start: 0.12,
    time: 0.8,
  })),
  ...sparks(0xffb0a0, 14, 210, 0.1),
];

/** A strip of paper with a stroke of ink, as many hang around the ring. */
const slip = (color: number): Shape =>
  shape(`fx:slip:${color.toString(16)}`, 58, 104, (ctx) => {
    ctx.shadowColor = css(color);
    ctx.shadowBlur = 12;
    ctx.fillStyle = css(0xfff6dc);
    ctx.fillRect(-20, -42, 40, 84);
    ctx.shadowBlur = 0;
    ctx.strokeStyle = css(color);
    ctx.lineWidth = 3;
    ctx.strokeRect(-16, -38, 32, 76);
    ctx.fillStyle = css(0xb3263a);
    ctx.fillRect(-4, -28, 8, 56);
    for (const y of [-14, 6]) ctx.fillRect(-11, y, 22, 6);
  });
/** A card that is given flies as such a strip into the ring, `dx`, `dy` away. */
export const flung = (dx: number, dy: number, color: number): Bit => ({
  shape: slip(color),
  from: { size: 0.9, angle: -30 },
  to: { x: dx, y: dy, size: 0.7, angle: 340 },
  time: 0.8,
  ease: 'in',
  bow: 60,
  rise: 0.1,
  sink: 0.08,
  z: 4,
});

const shieldShape = (color: number): Shape =>
  shape(`fx:guard:${color.toString(16)}`, 150, 170, (ctx) => {
    const shade = ctx.createLinearGradient(0, -80, 0, 80);
    shade.addColorStop(0, css(lighter(color, 0.7), 0.8));
    shade.addColorStop(1, css(color, 0.22));
    ctx.fillStyle = shade;
    ctx.strokeStyle = css(lighter(color, 0.85));
    ctx.shadowColor = css(color);
    ctx.shadowBlur = 12;
    ctx.lineWidth = 4;
    ctx.beginPath();
    for (let i = 0; i < 6; i++) ctx.lineTo(Math.sin((i / 6) * TURN) * 62, -Math.cos((i / 6) * TURN) * 72);
    ctx.closePath();
    ctx.fill();
    ctx.stroke();
  });
/** A shield is raised towards the attacker, `ux`, `uy` the way to it. */
export const guarded = (color: number, ux: number, uy: number): Bit[] => {
  const at = { x: ux * 46, y: uy * 56 };
  return [
    {
      shape: shieldShape(color),
      from: { size: 0.4 },
      to: { ...at, size: 1 },
      ease: 'overshoot',
      rise: 0.12,
      sink: 0.3,
      z: 1,
    },
    { ...halo(color, 0.4, 1.4, 0.3, 0.6), from: { ...at, size: 0.4 }, to: { ...at, size: 1.4 } },
  ];
};
/** Nothing is in the way: brackets that stand open. */
const bracket = (color: number): Shape =>
  shape(`fx:open:${color.toString(16)}`, 44, 150, (ctx) => {
    ctx.strokeStyle = css(color, 0.9);
    ctx.lineWidth = 5;
    ctx.lineCap = 'round';
    ctx.beginPath();
    ctx.moveTo(14, -66);
    ctx.lineTo(-12, -66);
    ctx.lineTo(-12, 66);
    ctx.lineTo(14, 66);
    ctx.stroke();
  });
export const exposed = (color: number): Bit[] =>
  [0, 180].map((angle): Bit => {
    const side = angle === 0 ? -1 : 1;
    return {
      shape: bracket(color),
      from: { x: side * 130, angle },
      to: { x: side * 96, angle },
      rise: 0.15,
      sink: 0.4,
      z: 1,
    };
  });

/** The circle of a ritual: two rings and a hexagram. */
const magic = (color: number): Shape =>
  shape(`fx:circle:${color.toString(16)}`, 280, 280, (ctx) => {
    ctx.strokeStyle = css(lighter(color, 0.45), 0.95);
    ctx.shadowColor = css(color);
    ctx.shadowBlur = 10;
    ctx.lineWidth = 3;
    for (const r of [130, 116]) {
      ctx.beginPath();
      ctx.arc(0, 0, r, 0, TURN);
      ctx.stroke();
    }
    ctx.lineWidth = 2;
    for (const turn of [-Math.PI / 2, Math.PI / 2]) {
      ctx.beginPath();
      for (let i = 0; i < 3; i++)
        ctx.lineTo(Math.cos(turn + (i / 3) * TURN) * 116, Math.sin(turn + (i / 3) * TURN) * 116);
      ctx.closePath();
      ctx.stroke();
    }
    for (let i = 0; i < 12; i++) {
      ctx.save();
      ctx.rotate((i / 12) * TURN);
      ctx.fillStyle = css(lighter(color, 0.6));
      ctx.fillRect(-2, -127, 4, 8);
      ctx.restore();
    }
  });
export const drawn = (color: number): Bit[] => [
  {
    shape: magic(color),
    from: { size: 0.2, angle: -120, alpha: 0.4 },
    to: { size: 1, angle: 40 },
    rise: 0.2,
    sink: 0.3,
    under: true,
  },
  {
    shape: magic(lighter(color, 0.3)),
    from: { size: 1.3, angle: 90, alpha: 0.2 },
    to: { size: 0.72, angle: -60 },
    rise: 0.3,
    sink: 0.35,
  },
  ...embers(color, 12, 200, 180),
];
export const released = (color: number): Bit[] => [
  { shape: magic(color), from: { size: 0.8, angle: 0 }, to: { size: 1.9, angle: 160, alpha: 0 }, rise: 0.1, sink: 0.5 },
  ...rays(color, 11, 110),
  { ...shine(color, 3.6), under: true },
  halo(color, 0.5, 2.4),
];
export const brokenOff = (color: number): Bit[] => [
  { shape: magic(color), from: { size: 1 }, to: { size: 0.94, angle: -12 }, time: 0.3, rise: 0.05, sink: 0.4 },
  ...splinters(color, 14, 110, 190).map((bit) => ({ ...bit, start: 0.18, time: 0.78 })),
];
