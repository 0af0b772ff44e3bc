// Bursts of battles and duties: lines of chalk, a shield, an open gate, a deck that bleeds, coins.
import type { Bit, Shape } from '../../choreography/bits.ts';
import { halo, odd, shine, sparks, WHITE } from '../../choreography/bursts.ts';
import { shape, streak, strip } from '../../choreography/shapes.ts';
import { css, darker, lighter } from '../../scenes/colors.ts';
import type { Size } from '../../scenes/geometry.ts';
import { palette } from '../../styles/palette.ts';

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** A stroke of chalk on the slate of the table. */
const dash = (color: number): Shape =>
  shape(`fx:chalk:${color.toString(16)}`, 34, 11, (ctx) => {
    ctx.lineCap = 'round';
    for (let i = 0; i < 14; i++) {
      ctx.strokeStyle = css(lighter(color, 0.5 + 0.4 * odd(i)), 0.35 + 0.5 * odd(i + 4));
      ctx.lineWidth = 1 + 1.6 * odd(i + 1);
      const y = (odd(i + 2) - 0.5) * 6.5;
      ctx.beginPath();
      ctx.moveTo(-15 + 5 * odd(i + 3), y);
      ctx.lineTo(15 - 5 * odd(i + 5), y + (odd(i) - 0.5) * 1.5);
      ctx.stroke();
    }
  });
/** Kept free at both ends of a line, for the cards that it joins. */
const RIM = 46;
const PITCH = 34;
/** When the head of a line is drawn. */
export const DRAWN = 0.5;

/** An arrow drawn in chalk to `dx`, `dy`: dash by dash, then its head; all of it fades together. */
export function chalked(dx: number, dy: number, color: number): Bit[] {
  const far = Math.hypot(dx, dy);
  const way = Math.atan2(dy, dx);
  const rim = Math.min(RIM, far * 0.25);
  const count = Math.max(2, Math.round((far - 2 * rim) / PITCH));
  const drawn = (at: number, turn: number, start: number, wide: number): Bit => {
    const still = { x: Math.cos(way) * at, y: Math.sin(way) * at, angle: degrees(way + turn) };
    const fade = { rise: 0.08, sink: 0.3 };
    return {
      shape: dash(color),
      from: { ...still, wide: 0.1 },
      to: { ...still, wide },
      start,
      time: 1 - start,
      ...fade,
    };
  };
  const end = far - rim;
  const line = Array.from({ length: count }, (_, i) =>
    drawn(rim + ((i + 0.5) * (end - rim)) / count, 0, (DRAWN * i) / count, 0.82),
  );
  const head = [0.62, -0.62].map((turn) => {
    const bit = drawn(end, turn, DRAWN, 0.9);
    const back = { x: Math.cos(way + turn) * 11, y: Math.sin(way + turn) * 11 };
    const at = { x: (bit.to.x ?? 0) - back.x, y: (bit.to.y ?? 0) - back.y };
    return { ...bit, from: { ...bit.from, ...at }, to: { ...bit.to, ...at } };
  });
  return [...line, ...head];
}

const shield = (color: number): Shape =>
  shape(`fx:shield:${color.toString(16)}`, 130, 150, (ctx) => {
    const shade = ctx.createLinearGradient(0, -70, 0, 70);
    shade.addColorStop(0, css(lighter(color, 0.7), 0.85));
    shade.addColorStop(1, css(color, 0.3));
    ctx.fillStyle = shade;
    ctx.strokeStyle = css(lighter(color, 0.85));
    ctx.shadowColor = css(color);
    ctx.shadowBlur = 12;
    ctx.lineWidth = 4;
    ctx.beginPath();
    ctx.moveTo(0, -64);
    ctx.quadraticCurveTo(28, -48, 54, -48);
    ctx.quadraticCurveTo(56, 28, 0, 64);
    ctx.quadraticCurveTo(-56, 28, -54, -48);
    ctx.quadraticCurveTo(-28, -48, 0, -64);
    ctx.fill();
    ctx.stroke();
  });
/** A shield is raised towards the attacker, who stands `dx`, `dy` away. */
export function shielded(color: number, dx: number, dy: number): Bit[] {
  const far = Math.hypot(dx, dy) || 1;
  const at = { x: (dx / far) * 52, y: (dy / far) * 62 };
  return [
    { ...shine(color, 2.2), under: true },
    { shape: shield(color), from: { size: 0.4 }, to: { ...at, size: 1 }, ease: 'overshoot', rise: 0.12, sink: 0.3 },
    { ...halo(color, 0.4, 1.4, 0.3, 0.6), from: { ...at, size: 0.4 }, to: { ...at, size: 1.4 } },
  ];
}

const leaf = (color: number, { w, h }: Size): Shape =>
  shape(`fx:leaf:${color.toString(16)}:${w}x${h}`, w / 2 + 6, h + 6, (ctx) => {
    ctx.strokeStyle = css(lighter(color, 0.5), 0.95);
    ctx.fillStyle = css(color, 0.22);
    ctx.lineWidth = 3;
    ctx.beginPath();
    ctx.rect(-w / 4 + 2, -h / 2 + 2, w / 2 - 4, h - 4);
    ctx.fill();
    ctx.stroke();
  });
/** Nobody is in the way: a gate opens, and wind goes through it upwards or downwards. */
export const opened = (color: number, size: Size, down: boolean): Bit[] => {
  const along = down ? 1 : -1;
  return [
    ...[-1, 1].map(
      (side): Bit => ({
        shape: leaf(color, size),
        from: { x: (side * size.w) / 4 },
        to: { x: side * size.w * 0.62, wide: 0.35 },
        ease: 'inOut',
        rise: 0.12,
        sink: 0.4,
      }),
    ),
    ...[-0.32, -0.08, 0.12, 0.34].map(
      (x, i): Bit => ({
        shape: streak(lighter(color, 0.4)),
        from: { x: x * size.w, y: -along * size.h * 0.7, angle: 90 * along, wide: 0.6 },
        to: { x: x * size.w, y: along * size.h * 1.1, angle: 90 * along, wide: 1.8 },
        start: 0.2 + 0.12 * odd(i),
        time: 0.6,
        ease: 'in',
        rise: 0.2,
        sink: 0.3,
      }),
    ),
  ];
};

/** The blow that a deck takes from `dx`, `dy`: the more, the harder. */
export const bled = (dx: number, dy: number, amount: number): Bit[] => {
  const angle = degrees(Math.atan2(-dy, -dx));
  return [
    {
      shape: streak(palette.danger),
      from: { x: dx, y: dy, angle, wide: 1.5, high: 2 },
      to: { angle, wide: 2.4, high: 2.4 },
      time: 0.3,
      ease: 'in',
      rise: 0.1,
      sink: 0.1,
    },
    shine(palette.danger, 2.4 + 0.25 * amount, 0.28, 0.72),
    halo(palette.danger, 0.4, 1.4 + 0.08 * amount, 0.28, 0.6),
    ...sparks(palette.danger, 4 + amount, 90 + 8 * amount, 0.26).map((spark) => ({
      ...spark,
      time: Math.min(spark.time ?? 1, 0.98 - (spark.start ?? 0)),
    })),
  ];
};
/** A deck that is nearly gone: two beats of its pulse. */
export const throbbed: readonly Bit[] = [0, 0.3].flatMap((start, i): Bit[] => [
  shine(palette.danger, 2.2 - 0.4 * i, start, 0.5),
  halo(palette.danger, 0.6, 1.5 - 0.2 * i, start, 0.5),
]);
/** The last card of a deck is gone. */
export const emptied: readonly Bit[] = [
  shine(palette.danger, 4, 0, 0.9),
  halo(palette.danger, 0.4, 2.2, 0, 0.4),
  halo(palette.danger, 0.4, 2.2, 0.15, 0.4),
  ...sparks(palette.danger, 14, 170),
];

const coin: Shape = shape('fx:coin', 30, 30, (ctx) => {
  const gold = palette.accent;
  const shade = ctx.createLinearGradient(-12, -12, 12, 12);
  shade.addColorStop(0, css(lighter(gold, 0.75)));
  shade.addColorStop(1, css(darker(gold, 0.25)));
  ctx.fillStyle = shade;
  ctx.strokeStyle = css(darker(gold, 0.45));
  ctx.lineWidth = 1.5;
  ctx.beginPath();
  ctx.arc(0, 0, 13, 0, 2 * Math.PI);
  ctx.fill();
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(0, 0, 8.5, 0, 2 * Math.PI);
  ctx.stroke();
});
export const paidWith: readonly Bit[] = [
  { ...shine(palette.accent, 2), under: true },
  ...[-26, 0, 26].map(
    (x, i): Bit => ({
      shape: coin,
      from: { x: x * 0.4, y: 8, size: 0.4, wide: 0.3 },
      to: { x, y: -44 - 12 * (i % 2), size: 1.1, wide: 1 },
      start: 0.1 * i,
      time: 0.75,
      ease: 'overshoot',
      rise: 0.1,
      sink: 0.3,
      z: 2,
    }),
  ),
];

/** What a battle gives the winner rises in steps; what a loss costs falls. */
export const stairs = (color: number, up: boolean): Bit[] => {
  const along = up ? -1 : 1;
  return [
    { ...shine(color, 2.4), under: true },
    halo(color, 0.5, 1.5),
    ...[0, 1, 2].map(
      (i): Bit => ({
        shape: strip(lighter(color, 0.2)),
        from: { y: -along * 40, wide: 0.3, high: 0.7 },
        to: { y: along * (24 + 22 * i), wide: 0.95 - 0.2 * i, high: 0.9 },
        start: 0.1 * i,
        time: 0.7,
        ease: 'out',
        rise: 0.12,
        sink: 0.4,
        z: 1,
      }),
    ),
    ...(up ? sparks(WHITE, 6, 90, 0.1) : []),
  ];
};
