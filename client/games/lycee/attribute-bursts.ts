// What is seen where a card of an attribute comes down: each moves in a way of its own, so that nobody needs to tell the colours apart.
import type { Pip } from '../../../shared/games/lycee/card-data.ts';
import type { Bit, Shape } from '../../choreography/bits.ts';
import { halo, landing, odd, rays, shine, sparks } from '../../choreography/bursts.ts';
import { shape, twinkle } from '../../choreography/shapes.ts';
import { css, lighter } from '../../scenes/colors.ts';
import { lightOf } from './told.ts';

const TURN = 2 * Math.PI;

const flake = (color: number): Shape =>
  shape('fx:flake', 34, 34, (ctx) => {
    ctx.strokeStyle = css(lighter(color, 0.6));
    ctx.lineCap = 'round';
    ctx.lineWidth = 2.2;
    for (let arm = 0; arm < 6; arm++) {
      ctx.rotate(TURN / 6);
      ctx.beginPath();
      ctx.moveTo(0, 0);
      ctx.lineTo(0, -14);
      ctx.moveTo(-4.5, -12);
      ctx.lineTo(0, -8);
      ctx.lineTo(4.5, -12);
      ctx.stroke();
    }
  });
const crescent = (color: number): Shape =>
  shape('fx:crescent', 150, 150, (ctx) => {
    const shade = ctx.createLinearGradient(-66, 0, -30, 0);
    shade.addColorStop(0, css(lighter(color, 0.8)));
    shade.addColorStop(1, css(color, 0.25));
    ctx.fillStyle = shade;
    ctx.shadowColor = css(color);
    ctx.shadowBlur = 10;
    ctx.beginPath();
    ctx.arc(0, 0, 64, 0.3 * TURN, 0.7 * TURN);
    ctx.arc(14, 0, 63, 0.7 * TURN, 0.3 * TURN, true);
    ctx.fill();
  });
const petal = (color: number): Shape =>
  shape('fx:petal', 30, 20, (ctx) => {
    const shade = ctx.createLinearGradient(-14, 0, 14, 0);
    shade.addColorStop(0, css(lighter(color, 0.75)));
    shade.addColorStop(1, css(color));
    ctx.fillStyle = shade;
    ctx.beginPath();
    ctx.moveTo(-14, 0);
    ctx.quadraticCurveTo(0, -13, 13, -3);
    ctx.lineTo(9, 0);
    ctx.lineTo(13, 3);
    ctx.quadraticCurveTo(0, 13, -14, 0);
    ctx.fill();
  });

const cloudlet = (color: number): Shape =>
  shape('fx:cloudlet', 66, 44, (ctx) => {
    const shade = ctx.createLinearGradient(0, -20, 0, 18);
    shade.addColorStop(0, css(lighter(color, 0.85), 0.95));
    shade.addColorStop(1, css(lighter(color, 0.35), 0.7));
    ctx.fillStyle = shade;
    ctx.beginPath();
    for (const [x, y, far] of [
      [-17, 6, 13],
      [0, -3, 17],
      [18, 6, 12],
    ] as const) {
      ctx.moveTo(x + far, y);
      ctx.arc(x, y, far, 0, TURN);
    }
    ctx.fill();
  });

/** Thrown out of the middle to turn by so many degrees, and to fall a little. */
const thrown = (of: Shape, count: number, reach: number, sinks: number, turns = 170): Bit[] =>
  Array.from({ length: count }, (_, i): Bit => {
    const way = (TURN * i) / count + 0.6 * odd(i);
    const far = reach * (0.65 + 0.35 * odd(i + 2));
    return {
      shape: of,
      from: { x: Math.cos(way) * 30, y: Math.sin(way) * 40, size: 0.4, angle: turns * 0.5 * odd(i) },
      to: { x: Math.cos(way) * far, y: Math.sin(way) * far + sinks, size: 1, angle: (i % 2 ? 1 : -1) * turns },
      start: 0.08 * odd(i + 1),
      time: 0.75 + 0.15 * odd(i + 3),
      rise: 0.06,
      sink: 0.5,
    };
  });

const OWN: Readonly<Record<Pip, (color: number) => Bit[]>> = {
  snow: (color) => thrown(flake(color), 10, 105, 34),
  moon: (color) =>
    [0, 180].map(
      (turn): Bit => ({
        shape: crescent(color),
        from: { angle: turn - 100, size: 0.7 },
        to: { angle: turn + 90, size: 1.7 },
        time: 0.9,
        rise: 0.1,
        sink: 0.5,
        under: true,
      }),
    ),
  flower: (color) => thrown(petal(color), 12, 125, 14),
  cloud: (color) => [...thrown(cloudlet(color), 7, 112, -12, 0), halo(color, 0.6, 1.9, 0.1)],
  sun: (color) => rays(color, 10, 78),
  star: (color) => [...sparks(color, 8, 110), ...thrown(twinkle(color), 5, 90, -20)],
};

/** Down onto a cell: light in its colour, dust from under it, and what the attribute does. */
export const landed = (pip: Pip, w: number, h: number): Bit[] => {
  const color = lightOf(pip);
  return [{ ...shine(color, 2.6, 0, 0.8), under: true }, halo(color, 0.6, 1.5), ...landing(w, h), ...OWN[pip](color)];
};
