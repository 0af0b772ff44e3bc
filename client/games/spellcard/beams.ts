// Heavy attacks and absolute ones: beams with shells in high arcs, and a single white ray.
import type { Bit, Shape } from '../../choreography/bits.ts';
import { halo, odd, shine, WHITE } from '../../choreography/bursts.ts';
import { puff, shape, strip, twinkle } from '../../choreography/shapes.ts';
import { css, lighter } from '../../scenes/colors.ts';

const TURN = Math.PI * 2;
const degrees = (radians: number): number => (radians * 180) / Math.PI;

const shell = (color: number): Shape =>
  shape(`fx:shell:${color.toString(16)}`, 56, 56, (ctx) => {
    const light = ctx.createRadialGradient(-5, -5, 2, 0, 0, 27);
    light.addColorStop(0, css(0xffffff));
    light.addColorStop(0.3, css(lighter(color, 0.6)));
    light.addColorStop(0.62, css(color));
    light.addColorStop(1, css(color, 0));
    ctx.fillStyle = light;
    ctx.beginPath();
    ctx.arc(0, 0, 27, 0, TURN);
    ctx.fill();
  });

const along = (dx: number, dy: number) => {
  const far = Math.hypot(dx, dy);
  return { far, angle: degrees(Math.atan2(dy, dx)), middle: { x: dx / 2, y: dy / 2 } };
};
/** A broad beam with a hot core. */
export function beams(dx: number, dy: number, color: number, strong: number): Bit[] {
  const { far, angle, middle } = along(dx, dy);
  const wide = (far / 120) * 1.16;
  return [
    [color, 3 + strong * 0.4, 0.62],
    [lighter(color, 0.5), 1.8 + strong * 0.25, 0.56],
    [WHITE, 0.8 + strong * 0.1, 0.5],
  ].map(
    ([tint = WHITE, high = 1, time = 0.5], i): Bit => ({
      shape: strip(tint),
      from: { ...middle, angle, wide, high: 0.1 },
      to: { ...middle, angle, wide, high },
      start: 0.32 + 0.02 * i,
      time,
      ease: 'out',
      rise: 0.08,
      sink: 0.5,
      z: 1,
    }),
  );
}
/** Shells in high arcs. */
export const shells = (dx: number, dy: number, color: number, count: number): Bit[] =>
  Array.from(
    { length: Math.floor(count) },
    (_, i): Bit => ({
      shape: shell(color),
      from: { size: 0.4, x: (odd(i) - 0.5) * 60 },
      to: { x: dx + (odd(i + 3) - 0.5) * 110, y: dy + (odd(i + 5) - 0.5) * 80, size: 1 },
      start: 0.18 + 0.07 * i,
      time: 0.42,
      ease: 'in',
      bow: 60 + 40 * odd(i + 1),
      rise: 0.12,
      sink: 0.08,
      z: 2,
    }),
  );
export function blast(dx: number, dy: number, color: number): Bit[] {
  const there = (bit: Bit): Bit => ({
    ...bit,
    from: { ...bit.from, x: (bit.from.x ?? 0) + dx, y: (bit.from.y ?? 0) + dy },
    to: { ...bit.to, x: (bit.to.x ?? 0) + dx, y: (bit.to.y ?? 0) + dy },
  });
  const smoke = Array.from(
    { length: 6 },
    (_, i): Bit => ({
      shape: puff,
      from: { size: 0.6 },
      to: { x: Math.cos(i * 1.05) * 84, y: Math.sin(i * 1.05) * 70, size: 2.2 },
      start: 0.62,
      time: 0.36,
      rise: 0.1,
      sink: 0.7,
    }),
  );
  return [...smoke, halo(color, 0.4, 1.9, 0.58, 0.4), { ...shine(color, 2.4, 0.56, 0.42) }].map(there);
}
/** Thin at first, then everything is white. */
export function ray(dx: number, dy: number): Bit[] {
  const { far, angle, middle } = along(dx, dy);
  const wide = (far / 120) * 1.3;
  const line = (high: number, start: number, time: number): Bit => ({
    shape: strip(WHITE),
    from: { ...middle, angle, wide, high: high * 0.3 },
    to: { ...middle, angle, wide, high },
    start,
    time,
    rise: 0.06,
    sink: 0.4,
    z: 2,
  });
  const star: Bit = {
    shape: twinkle(WHITE),
    from: { x: dx, y: dy, size: 0.4 },
    to: { x: dx, y: dy, size: 5, angle: 60 },
    start: 0.5,
    time: 0.45,
    rise: 0.1,
    sink: 0.6,
    z: 3,
  };
  return [line(0.24, 0.2, 0.4), line(1.7, 0.46, 0.42), star];
}
