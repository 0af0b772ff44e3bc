// Bursts that every game uses, as lists of bits: impact, landing, break, beam, gathering light. Times are shares.
import type { Point } from '../scenes/geometry.ts';
import type { Bit, Shape } from './bits.ts';
import { blank, cone, glow, puff, ring, shard, slash, streak, strip, twinkle } from './shapes.ts';

/** White in the light of the lamp. */
export const WHITE = 0xfff4dc;
/** Spreads evenly without looking even, and the same each time. */
export const odd = (n: number): number => (n * 0.618034) % 1;
const GOLD = 2.399963;
const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** Sparks that fly out from the middle. */
export const sparks = (color: number, count: number, reach: number, start = 0): Bit[] =>
  Array.from({ length: count }, (_, i): Bit => {
    const way = i * GOLD;
    const far = reach * (0.55 + 0.45 * odd(i + 1));
    return {
      shape: streak(color),
      from: { x: Math.cos(way) * 18, y: Math.sin(way) * 18, angle: degrees(way), wide: 0.5 },
      to: { x: Math.cos(way) * far, y: Math.sin(way) * far, angle: degrees(way), wide: 1.1, high: 0.5 },
      start: start + 0.04 * odd(i),
      time: 0.5 + 0.3 * odd(i + 3),
      ease: 'out',
      rise: 0.05,
      sink: 0.6,
    };
  });

export const halo = (color: number, from: number, to: number, start = 0, time = 0.7): Bit => ({
  shape: ring(color),
  from: { size: from },
  to: { size: to },
  start,
  time,
  rise: 0.08,
  sink: 0.75,
});
export const shine = (color: number, size: number, start = 0, time = 1): Bit => ({
  shape: glow(color),
  from: { size: size * 0.5 },
  to: { size },
  start,
  time,
  rise: 0.2,
  sink: 0.6,
});

/** A hit: white for three frames, a cut across, a ring and sparks. `strength` 1 is a battle lost. */
export function impact(
  color: number,
  strength: number,
  card: { readonly w: number; readonly h: number } | null,
): Bit[] {
  const bits: Bit[] = [
    { ...shine(color, 1.2 + 0.9 * strength, 0, 0.4), to: { size: 1.2 + 0.9 * strength, alpha: 0.55 } },
    halo(color, 0.3, 1 + 0.7 * strength, 0, 0.7),
    ...sparks(color, Math.round(6 + 8 * strength), 70 + 70 * strength),
  ];
  if (strength > 0.5)
    bits.push({
      shape: slash(color),
      from: { angle: -28, wide: 0.3, x: -26, y: 14 },
      to: { angle: -28, wide: 1, high: 0.7, x: 10, y: -5 },
      time: 0.45,
      ease: 'out',
      rise: 0.05,
      sink: 0.5,
    });
  if (card !== null) {
    // A light blow does not hide whom it strikes.
    const alpha = Math.min(0.85, 0.55 * strength);
    bits.push({ shape: blank(card.w, card.h), from: { alpha }, to: { alpha }, time: 0.16, rise: 0.2, sink: 0.5 });
  }
  return bits;
}

/** Dust that is pushed out from under what lands; `w` and `h` of the card. */
export const landing = (w: number, h: number): Bit[] =>
  [-1, -0.6, 0.6, 1].map(
    (side, i): Bit => ({
      shape: puff,
      from: { x: side * w * 0.4, y: h * 0.44, size: 0.4 },
      to: { x: side * w * 0.85, y: h * (0.4 + 0.08 * odd(i)), size: 0.9 + 0.3 * odd(i + 1) },
      rise: 0.08,
      sink: 0.8,
      under: true,
    }),
  );

/** A card breaks: splinters leap up, and are drawn to where it goes, `dx` and `dy` away. */
export const shatter = (color: number, at: Point, dx: number, dy: number): Bit[] =>
  Array.from({ length: 9 }, (_, i): Bit => {
    const x = at.x + ((i % 3) - 1) * 34;
    const y = at.y + (Math.floor(i / 3) - 1) * 46;
    const way = 360 * odd(i + 1);
    return {
      shape: shard(i, color),
      from: { x, y, size: 1.15, angle: 20 * odd(i) },
      to: {
        x: at.x + dx + 26 * (odd(i + 2) - 0.5),
        y: at.y + dy + 30 * (odd(i + 5) - 0.5),
        size: 0.35,
        angle: i % 2 ? way : -way,
      },
      start: 0.14 + 0.1 * odd(i),
      time: 0.66 + 0.1 * odd(i + 4),
      ease: 'inOut',
      bow: 70 + 90 * odd(i),
      rise: 0.02,
      sink: 0.2,
      z: -1,
    };
  });

/** Light that runs from what caused something to what it happens to. */
export function beam(dx: number, dy: number, color: number): Bit[] {
  const far = Math.hypot(dx, dy);
  const angle = degrees(Math.atan2(dy, dx));
  return [
    {
      shape: strip(color),
      from: { wide: 0.05, angle },
      to: { x: dx / 2, y: dy / 2, wide: far / 120, high: 0.8, angle },
      time: 0.62,
      rise: 0.1,
      sink: 0.5,
    },
    { shape: glow(color), from: { size: 0.5 }, to: { x: dx, y: dy, size: 0.8 }, time: 0.62, rise: 0.1, sink: 0.25 },
    { ...halo(color, 0.2, 0.9, 0.5, 0.5), from: { x: dx, y: dy, size: 0.2 }, to: { x: dx, y: dy, size: 0.9 } },
  ];
}

/** Points of light that come together, as before something great. */
export const gather = (color: number, count: number, reach: number): Bit[] =>
  Array.from({ length: count }, (_, i): Bit => {
    const way = i * GOLD;
    return {
      shape: twinkle(color),
      from: { x: Math.cos(way) * reach, y: Math.sin(way) * reach, size: 0.3, angle: 0 },
      to: { x: Math.cos(way + 0.9) * 20, y: Math.sin(way + 0.9) * 26, size: 0.8, angle: 120 },
      start: 0.3 * odd(i),
      time: 0.55,
      ease: 'in',
      rise: 0.3,
      sink: 0.2,
    };
  });

/** Points of light that rise and go out. */
export const embers = (color: number, count: number, wide: number, high: number): Bit[] =>
  Array.from({ length: count }, (_, i): Bit => {
    const x = (odd(i + 1) - 0.5) * wide;
    return {
      shape: twinkle(color),
      from: { x, y: high * 0.3, size: 0.3 + 0.3 * odd(i) },
      to: {
        x: x * 1.15 + 12 * (odd(i + 2) - 0.5),
        y: -high * (0.4 + 0.6 * odd(i + 3)),
        size: 0.6 * odd(i + 1),
        angle: 90,
      },
      start: 0.45 * odd(i * 2 + 1),
      time: 0.5,
      rise: 0.2,
      sink: 0.5,
    };
  });

/** The halves of a pile that are woven into each other. */
export function riffle(back: Shape, count: number): Bit[] {
  return Array.from({ length: count }, (_, i): Bit => {
    const side = i % 2 === 0 ? -1 : 1;
    return {
      shape: back,
      from: { x: side * 74, y: -6 * i - 14, angle: side * 13 },
      to: { x: 0, y: -1.2 * i, angle: 0 },
      start: (0.52 * i) / count,
      time: 0.42,
      ease: 'inOut',
      bow: 34,
      rise: 0.16,
      sink: 0.12,
      z: i * 0.1,
    };
  });
}

/** An emblem that rises out of a card, large, and goes out. */
export const rising = (emblem: Shape): Bit => ({
  shape: emblem,
  from: { size: 0.3, y: 10 },
  to: { size: 1.35, y: -16 },
  ease: 'overshoot',
  rise: 0.1,
  sink: 0.25,
  z: 2,
});

/** Beams that grow out of the middle and turn a little. */
export const rays = (color: number, count: number, far: number): Bit[] =>
  Array.from({ length: count }, (_, i): Bit => {
    const angle = (360 / count) * i - 90;
    const way = (angle * Math.PI) / 180;
    const at = { x: Math.cos(way) * far, y: Math.sin(way) * far };
    return {
      shape: cone(color),
      from: { x: at.x * 0.5, y: at.y * 0.5, angle, size: 0.35, high: 0.5 },
      to: { ...at, angle: angle + 16, size: 0.95, high: 0.5 },
      time: 0.85,
      rise: 0.1,
      sink: 0.6,
      under: true,
    };
  });

/** One bit after another, `gap` of the time apart. */
export const inTurn = (count: number, gap: number, one: (i: number) => Bit): Bit[] =>
  Array.from({ length: count }, (_, i) => ({ ...one(i), start: i * gap, time: 1 - (count - 1) * gap }));
