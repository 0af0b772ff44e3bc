// Patterns of bullets, each type of attack its own: slashes that rush, fans and rings of small bullets, heavy beams and shells, one white ray.
import type { DamageType } from '../../../shared/games/spellcard/card-data.ts';
import type { Bit, Shape } from '../../choreography/bits.ts';
import { gather, halo, odd, shine, sparks, WHITE } from '../../choreography/bursts.ts';
import { glow, shape, slash, streak, veil } from '../../choreography/shapes.ts';
import { css, lighter, mix } from '../../scenes/colors.ts';
import { beams, blast, ray, shells } from './beams.ts';

const TURN = Math.PI * 2;
const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** When the first of it arrives, as a share of its time. */
export const ARRIVES: Readonly<Record<DamageType, number>> = {
  strike: 0.5,
  danmaku: 0.62,
  bombard: 0.5,
  absolute: 0.5,
};

/** A bullet: white within, its colour around it, and a rim. */
export const bullet = (color: number): Shape =>
  shape(`fx:bullet:${color.toString(16)}`, 26, 26, (ctx) => {
    const light = ctx.createRadialGradient(0, 0, 0, 0, 0, 13);
    light.addColorStop(0, css(0xffffff));
    light.addColorStop(0.38, css(lighter(color, 0.75)));
    light.addColorStop(0.5, css(color, 0.95));
    light.addColorStop(0.72, css(color, 0.8));
    light.addColorStop(1, css(color, 0));
    ctx.fillStyle = light;
    ctx.beginPath();
    ctx.arc(0, 0, 13, 0, TURN);
    ctx.fill();
  });
/** A longer one, like a seed, its point to the right. */
export const seed = (color: number): Shape =>
  shape(`fx:seed:${color.toString(16)}`, 34, 16, (ctx) => {
    ctx.fillStyle = css(color, 0.9);
    ctx.shadowColor = css(color);
    ctx.shadowBlur = 5;
    ctx.beginPath();
    ctx.ellipse(0, 0, 13, 5, 0, 0, TURN);
    ctx.fill();
    ctx.shadowBlur = 0;
    ctx.fillStyle = css(0xffffff, 0.95);
    ctx.beginPath();
    ctx.ellipse(2, 0, 8, 2.4, 0, 0, TURN);
    ctx.fill();
  });
/** Everything goes from the attacker to `dx`, `dy`; more of it, the stronger the attack is. */
export function volley(kind: DamageType, dx: number, dy: number, color: number, power: number): Bit[] {
  const strong = Math.max(1, Math.min(8, power));
  return PATTERNS[kind](dx, dy, color, strong);
}
const PATTERNS: Readonly<Record<DamageType, (dx: number, dy: number, color: number, strong: number) => Bit[]>> = {
  strike: (dx, dy, color, strong) => [
    ...rush(dx, dy, color, 6 + strong),
    ...cuts(dx, dy, color, Math.min(5, 2 + strong / 2)),
  ],
  danmaku: (dx, dy, color, strong) => [
    ...rings(dx, dy, color, strong),
    ...fans(dx, dy, mix(color, 0xff9ac4, 0.5), strong),
    halo(color, 0.3, 1.3, 0, 0.5),
  ],
  bombard: (dx, dy, color, strong) => [
    { ...shine(color, 1.6 + strong * 0.14, 0, 0.5), under: true },
    ...gather(color, 8, 90).map((bit) => ({ ...bit, start: (bit.start ?? 0) * 0.4, time: 0.3 })),
    ...beams(dx, dy, color, strong),
    ...shells(dx, dy, color, Math.min(5, 2 + strong / 2)),
    ...blast(dx, dy, color),
  ],
  absolute: (dx, dy) => [
    { shape: veil(0x05040c, 0.5), from: {}, to: {}, rise: 0.25, sink: 0.35, z: -1 },
    ...gather(WHITE, 10, 120).map((bit) => ({ ...bit, start: (bit.start ?? 0) * 0.5, time: 0.4 })),
    ...ray(dx, dy),
  ],
};

/** Streaks that rush ahead of the blade. */
function rush(dx: number, dy: number, color: number, count: number): Bit[] {
  const angle = degrees(Math.atan2(dy, dx));
  const far = Math.hypot(dx, dy) || 1;
  const [ax, ay] = [-dy / far, dx / far];
  return Array.from({ length: Math.round(count) }, (_, i): Bit => {
    const aside = (odd(i + 1) - 0.5) * 130;
    return {
      shape: streak(color),
      from: { x: ax * aside, y: ay * aside, angle, wide: 1.2 },
      to: { x: dx + ax * aside * 0.3, y: dy + ay * aside * 0.3, angle, wide: 2.4, high: 0.8 },
      start: 0.12 + 0.22 * odd(i + 2),
      time: 0.3,
      ease: 'in',
      rise: 0.1,
      sink: 0.2,
      z: 1,
    };
  });
}
const CUTS = [-38, 28, 84, -4, 58] as const;
function cuts(dx: number, dy: number, color: number, count: number): Bit[] {
  return CUTS.slice(0, Math.floor(count)).map((angle, i): Bit => {
    const way = (angle * Math.PI) / 180;
    const reach = 54;
    return {
      shape: slash(color),
      from: { x: dx - Math.cos(way) * reach, y: dy - Math.sin(way) * reach, angle, wide: 0.3, size: 0.9 },
      to: { x: dx + Math.cos(way) * 12, y: dy + Math.sin(way) * 12, angle, wide: 1.1, high: 0.7, size: 0.95 },
      start: 0.46 + 0.07 * i,
      time: 0.25,
      ease: 'out',
      rise: 0.04,
      sink: 0.45,
      z: 2,
    };
  });
}

/** Two rings open around the attacker, hang for a moment, and close on the target from all sides. */
function rings(dx: number, dy: number, color: number, strong: number): Bit[] {
  const count = 10 + Math.round(strong) * 2;
  return [0, 1].flatMap((ring) =>
    Array.from({ length: count }, (_, i) => {
      const way = ((i + 0.5 * ring) / count) * TURN;
      const tint = ring === 0 ? color : lighter(color, 0.45);
      return pearl(dx, dy, tint, way, 84 + 40 * ring, 0.1 * ring);
    }).flat(),
  );
}
/** Out into the ring, and on to the rim of the target. */
function pearl(dx: number, dy: number, color: number, way: number, wide: number, late: number): Bit[] {
  const [x, y] = [Math.cos(way), Math.sin(way)];
  const at = { x: x * wide, y: y * wide, size: 1 };
  return [
    {
      shape: bullet(color),
      from: { size: 0.3 },
      to: at,
      start: late,
      time: 0.3,
      ease: 'out',
      rise: 0.1,
      sink: 0.02,
    },
    {
      shape: bullet(color),
      from: at,
      to: { x: dx + x * 58, y: dy + y * 70, size: 1.2 },
      start: 0.3 + late,
      time: 0.46,
      ease: 'in',
      rise: 0.02,
      sink: 0.16,
      z: 1,
    },
  ];
}
/** Three fans, one after the other, that open towards the target. */
function fans(dx: number, dy: number, color: number, strong: number): Bit[] {
  const each = 5 + Math.round(strong * 0.7);
  const far = Math.hypot(dx, dy);
  const to = Math.atan2(dy, dx);
  return Array.from({ length: 3 * each }, (_, i): Bit => {
    const wave = Math.floor(i / each);
    const open = ((i % each) / Math.max(1, each - 1) - 0.5) * (0.9 - 0.16 * wave);
    const way = to + open;
    return {
      shape: seed(color),
      from: { x: Math.cos(way) * 36, y: Math.sin(way) * 36, size: 0.5, angle: degrees(way) },
      to: { x: Math.cos(way) * far * 1.12, y: Math.sin(way) * far * 1.12, size: 1.1, angle: degrees(way) },
      start: 0.14 + 0.15 * wave,
      time: 0.52,
      ease: 'linear',
      rise: 0.08,
      sink: 0.2,
      z: 1,
    };
  });
}

/** What passes by: bullets beside the target, with sparks where they come nearest. `ux`, `uy` is their way. */
export function grazed(kind: DamageType, ux: number, uy: number, color: number, amount: number): Bit[] {
  const count = Math.min(14, 4 + 3 * amount);
  const angle = degrees(Math.atan2(uy, ux));
  const passing = kind === 'bombard' ? streak(lighter(color, 0.3)) : bullet(color);
  const flights = Array.from({ length: count }, (_, i): Bit => {
    const side = i % 2 === 0 ? 1 : -1;
    const aside = side * (66 + 44 * odd(i + 1));
    const at = (along: number) => ({ x: ux * along - uy * aside, y: uy * along + ux * aside });
    const stretch = kind === 'bombard' ? 2 : 1;
    return {
      shape: passing,
      from: { ...at(-190), angle, size: 1, wide: stretch },
      to: { ...at(230), angle, size: 0.9, wide: stretch },
      start: (0.42 * i) / count,
      time: 0.46,
      ease: 'linear',
      rise: 0.12,
      sink: 0.3,
      z: 1,
    };
  });
  const brushes = Array.from({ length: Math.min(8, count) }, (_, i): Bit[] => {
    const side = i % 2 === 0 ? 1 : -1;
    const at = { x: -uy * side * 62 + ux * (odd(i) - 0.5) * 90, y: ux * side * 62 + uy * (odd(i) - 0.5) * 90 };
    return sparks(WHITE, 3, 44).map((bit) => ({
      ...bit,
      from: { ...bit.from, x: (bit.from.x ?? 0) * 0.4 + at.x, y: (bit.from.y ?? 0) * 0.4 + at.y },
      to: { ...bit.to, x: (bit.to.x ?? 0) + at.x, y: (bit.to.y ?? 0) + at.y },
      start: 0.16 + (0.42 * i) / count,
      time: 0.36,
    }));
  }).flat();
  return [...flights, ...brushes];
}
export const muzzle = (color: number): Bit[] => [
  { ...shine(color, 2.4), under: true },
  { shape: glow(color), from: { size: 0.6 }, to: { size: 1.2 } },
];
