// What is seen where a card of a colour comes down: each moves in a way of its own, so that nobody needs to tell the colours apart.
import type { Color } from '../../../shared/games/precious/card-data.ts';
import type { Bit, Shape } from '../../choreography/bits.ts';
import { embers, halo, landing, odd, rays, shine } from '../../choreography/bursts.ts';
import { shape } from '../../choreography/shapes.ts';
import { css, lighter } from '../../scenes/colors.ts';
import { lightOf } from './told.ts';
import { BADGES } from './tones.ts';

const TURN = 2 * Math.PI;

/** The sign of a colour as a bit of coloured paper. */
export const mote = (color: Color): Shape =>
  shape(`fx:mote:${color}`, 30, 30, (ctx) => {
    const light = lightOf(color);
    const shade = ctx.createLinearGradient(0, -13, 0, 13);
    shade.addColorStop(0, css(lighter(light, 0.6)));
    shade.addColorStop(1, css(light));
    ctx.fillStyle = shade;
    ctx.translate(-13, -13);
    ctx.scale(26 / 16, 26 / 16);
    ctx.fill(new Path2D(BADGES[color].path));
  });

interface Thrown {
  readonly count: number;
  readonly reach: number;
  /** So far it falls, or rises below 0. */
  readonly sinks: number;
  readonly turns: number;
  readonly bow?: number;
}
const thrown = (of: Shape, { count, reach, sinks, turns, bow = 0 }: Thrown): Bit[] =>
  Array.from({ length: count }, (_, i): Bit => {
    const way = (TURN * i) / count + 0.6 * odd(i);
    const far = reach * (0.65 + 0.35 * odd(i + 2));
    return {
      shape: of,
      from: { x: Math.cos(way) * 28, y: Math.sin(way) * 38, size: 0.4 },
      to: { x: Math.cos(way) * far, y: Math.sin(way) * far + sinks, size: 1, angle: (i % 2 ? 1 : -1) * turns },
      start: 0.08 * odd(i + 1),
      time: 0.75 + 0.15 * odd(i + 3),
      bow,
      rise: 0.06,
      sink: 0.5,
    };
  });

/** Hearts swell and rise, leaves whirl down, stars stand in rays, drops leap and fall. */
const OWN: Readonly<Record<Color, (color: number) => Bit[]>> = {
  red: (color) => [...thrown(mote('red'), { count: 8, reach: 88, sinks: -46, turns: 12 }), halo(color, 0.6, 1.8, 0.1)],
  green: () => thrown(mote('green'), { count: 11, reach: 112, sinks: 34, turns: 240 }),
  yellow: (color) => [...rays(color, 9, 78), ...thrown(mote('yellow'), { count: 6, reach: 96, sinks: -6, turns: 90 })],
  blue: (color) => [
    ...thrown(mote('blue'), { count: 9, reach: 96, sinks: 30, turns: 0, bow: 54 }),
    halo(color, 0.3, 1.5),
    halo(color, 0.3, 2, 0.18),
  ],
};

/** Down onto the field: light in its colour, dust from under it, and what the colour does. */
export const landed = (color: Color | null, w: number, h: number): Bit[] => {
  const light = lightOf(color);
  const own = color === null ? embers(light, 8, w, h) : OWN[color](light);
  return [{ ...shine(light, 2.6, 0, 0.8), under: true }, halo(light, 0.6, 1.5), ...landing(w, h), ...own];
};
