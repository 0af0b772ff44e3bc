// The burst of each trigger icon: its own emblem, and movement of its own.
import type { Bit, Shape } from '../../choreography/bits.ts';
import { embers, gather, halo, inTurn, rays, rising, shine, sparks } from '../../choreography/bursts.ts';
import { cone, shape, streak, strip } from '../../choreography/shapes.ts';
import { css, darker, lighter } from '../../scenes/colors.ts';
import { roundRect } from '../../scenes/paint.ts';
import { paintIcon } from './icons.ts';

const COLORS: Readonly<Record<string, number>> = {
  soul: 0xff6a4a,
  return: 0x5cb8ff,
  pool: 0xb98cf0,
  comeback: 0xff7a6e,
  draw: 0x5fd492,
  shot: 0xff9440,
  treasure: 0xffd04a,
  gate: 0x62a8ff,
  standby: 0x4fe0d4,
  choice: 0xff86c8,
  chance: 0xb4e05a,
  discovery: 0x5ce0ea,
  focus: 0x8c9cff,
};
export const iconColor = (icon: string): number => COLORS[icon] ?? 0xffffff;

const emblem = (icon: string): Shape => shape(`fx:icon:${icon}`, 76, 76, (ctx) => paintIcon(ctx, icon, 0, 0, 70));

const leaf = (name: string, w: number, h: number, color: number, round = 4): Shape =>
  shape(`fx:${name}`, w, h, (ctx) => {
    const shade = ctx.createLinearGradient(0, -h / 2, 0, h / 2);
    shade.addColorStop(0, css(lighter(color, 0.55)));
    shade.addColorStop(1, css(darker(color, 0.2)));
    ctx.fillStyle = shade;
    roundRect(ctx, { x: 1 - w / 2, y: 1 - h / 2, w: w - 2, h: h - 2 }, round);
    ctx.fill();
    ctx.strokeStyle = css(0xffffff, 0.8);
    ctx.lineWidth = 1.5;
    ctx.stroke();
  });

const arch = (color: number): Shape =>
  shape('fx:arch', 170, 190, (ctx) => {
    ctx.strokeStyle = css(lighter(color, 0.6));
    ctx.shadowColor = css(color);
    ctx.shadowBlur = 14;
    for (const [out, width] of [
      [70, 9],
      [54, 3],
    ] as const) {
      ctx.lineWidth = width;
      ctx.beginPath();
      ctx.moveTo(-out, 86);
      ctx.lineTo(-out, -16);
      ctx.arc(0, -16, out, Math.PI, 0);
      ctx.lineTo(out, 86);
      ctx.stroke();
    }
  });

const swirl = (color: number): Shape =>
  shape('fx:swirl', 190, 190, (ctx) => {
    ctx.lineCap = 'round';
    for (let arm = 0; arm < 3; arm++) {
      ctx.rotate((Math.PI * 2) / 3);
      for (let step = 0; step < 18; step++) {
        const from = step * 0.11;
        const far = 28 + step * 3.4;
        ctx.strokeStyle = css(lighter(color, 0.5), 0.9 - step * 0.045);
        ctx.lineWidth = 7 - step * 0.33;
        ctx.beginPath();
        ctx.arc(0, 0, far, from, from + 0.16);
        ctx.stroke();
      }
    }
  });

const pages = inTurn(5, 0.07, (i) => ({
  shape: leaf('page', 58, 78, 0xf4ecda),
  from: { x: 0, y: 20, angle: 0, wide: 0.1 },
  to: { x: (i - 2) * 52, y: -40 - 18 * (2 - Math.abs(i - 2)), angle: (i - 2) * 17, wide: 1 },
  ease: 'overshoot',
  sink: 0.3,
}));
const coins = (color: number): Bit[] =>
  inTurn(6, 0.08, (i) => ({
    shape: leaf('coin', 24, 24, color, 12),
    from: { x: (i % 2 ? 1 : -1) * (50 + 14 * i), y: -120 + 8 * i, angle: 0 },
    to: { x: i % 2 ? 5 : -5, y: 4, angle: 240, size: 0.7 },
    ease: 'in',
    bow: 30,
    rise: 0.1,
    sink: 0.1,
  }));
const bars = (color: number): Bit[] =>
  inTurn(3, 0.12, (i) => ({
    shape: leaf('bar', 84, 30, color),
    from: { x: i === 2 ? 0 : (i - 0.5) * 90, y: -130, angle: -12 },
    to: { x: i === 2 ? 0 : (i - 0.5) * 90, y: i === 2 ? 14 : 46, angle: 0 },
    ease: 'fall',
    rise: 0.1,
    sink: 0.25,
  }));
const shots = (color: number): Bit[] =>
  inTurn(4, 0.09, (i) => ({
    shape: streak(color),
    from: { x: (i - 1.5) * 26, y: 30, angle: -90 + (i - 1.5) * 10, size: 1.6 },
    to: { x: (i - 1.5) * 90, y: -170, angle: -90 + (i - 1.5) * 18, size: 2.3 },
    ease: 'in',
    rise: 0.1,
    sink: 0.2,
  }));
const doorway = (color: number): Bit[] => [
  { shape: leaf('doorlight', 84, 130, 0xfff3cf), from: { alpha: 0.2 }, to: { alpha: 0.9 }, rise: 0.3, sink: 0.35 },
  {
    shape: leaf('door', 84, 130, color),
    from: { x: 0, wide: 1 },
    to: { x: -42, wide: 0.08 },
    ease: 'inOut',
    rise: 0.15,
    sink: 0.2,
  },
];
/** Cards that turn over side by side as they rise. */
const turnedOver = (count: number, color: number): Bit[] =>
  inTurn(count, 0.16, (i) => ({
    shape: leaf(`turned${count}`, 50, 70, lighter(color, 0.7)),
    from: { x: (i - (count - 1) / 2) * 40, y: 50, wide: 0.1 },
    to: { x: (i - (count - 1) / 2) * 62, y: -30, wide: 1 },
    ease: 'overshoot',
    sink: 0.3,
  }));
const halves = (icon: string): Bit[] =>
  [-1, 1].map((side) => ({
    shape: emblem(icon),
    from: { size: 0.5 },
    to: { x: side * 78, y: -22, size: 1, angle: side * 24 },
    ease: 'overshoot',
    sink: 0.3,
    z: 1,
  }));

const OWN: Readonly<Record<string, (color: number) => readonly Bit[]>> = {
  soul: (color) => [...rays(color, 6, 96), ...sparks(color, 10, 150)],
  return: (color) => [
    {
      shape: swirl(color),
      from: { size: 0.4, angle: 0 },
      to: { size: 1.25, angle: 300, y: -24 },
      ease: 'swift',
      sink: 0.5,
    },
    ...embers(color, 8, 130, 130),
  ],
  pool: (color) => coins(color),
  comeback: (color) => [...doorway(color), ...embers(color, 6, 70, 100)],
  draw: () => pages,
  shot: (color) => [...shots(color), ...embers(color, 8, 100, 90)],
  treasure: (color) => [...bars(color), ...gather(color, 8, 110)],
  gate: (color) => [
    {
      shape: arch(color),
      from: { y: 70, high: 0.15 },
      to: { y: -4, high: 1 },
      ease: 'overshoot',
      rise: 0.1,
      sink: 0.3,
    },
    {
      shape: strip(color),
      from: { angle: 90, high: 0.4, wide: 1.3 },
      to: { angle: 90, high: 6, wide: 1.3 },
      start: 0.3,
      time: 0.6,
      sink: 0.6,
      under: true,
    },
    ...embers(color, 8, 110, 120),
  ],
  standby: (color) => [
    {
      shape: cone(color),
      from: { y: -60, angle: 90, wide: 0.4, high: 0.6 },
      to: { y: -10, angle: 90, wide: 1.2, high: 1.5 },
      rise: 0.15,
      sink: 0.4,
    },
    halo(color, 0.4, 1.3, 0.3, 0.6),
    ...embers(color, 8, 110, 80),
  ],
  choice: (color) => [...halves('choice'), ...sparks(color, 8, 120, 0.2)],
  chance: (color) => [...turnedOver(2, color), ...sparks(color, 8, 120, 0.2)],
  discovery: (color) => [...rays(color, 4, 90), ...turnedOver(3, color)],
  focus: (color) => [halo(color, 1.8, 0.5), halo(color, 1.4, 0.3, 0.2, 0.6), ...gather(color, 10, 130)],
};

/** Everything that is seen of an icon when it is used. */
export function iconBurst(icon: string): Bit[] {
  const color = iconColor(icon);
  const emblems = icon === 'choice' ? [] : [rising(emblem(icon))];
  return [{ ...shine(color, 2.6), under: true }, halo(color, 0.5, 1.6), ...(OWN[icon]?.(color) ?? []), ...emblems];
}
