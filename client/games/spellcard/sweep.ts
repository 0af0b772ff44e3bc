// Terrain rises in waves from the border; weather comes over the whole table, slanting.
import type { Bit } from '../../choreography/bits.ts';
import { odd } from '../../choreography/bursts.ts';
import { puff, streak, strip } from '../../choreography/shapes.ts';

const EARTH = 0x8ad0a0;
const AIR = 0xbcd8ff;
const HALF = 540;

const rolled = (): Bit[] =>
  [-1, 1].flatMap((side) => [
    ...Array.from(
      { length: 4 },
      (_, i): Bit => ({
        shape: strip(EARTH),
        from: { y: side * 12, wide: 2, high: 1 },
        to: { y: side * (120 + 80 * i), wide: 10.5, high: 2.6 - 0.3 * i, alpha: 0.7 },
        start: 0.06 * i,
        time: 0.7,
        ease: 'out',
        rise: 0.15,
        sink: 0.5,
      }),
    ),
    ...Array.from(
      { length: 8 },
      (_, i): Bit => ({
        shape: puff,
        from: { x: (odd(i) - 0.5) * 2 * HALF, y: side * 10, size: 0.6 },
        to: { x: (odd(i) - 0.5) * 2.2 * HALF, y: side * (80 + 160 * odd(i + 3)), size: 3 },
        start: 0.2 * odd(i + 1),
        time: 0.7,
        rise: 0.2,
        sink: 0.6,
      }),
    ),
  ]);
const blown = (): Bit[] =>
  Array.from({ length: 46 }, (_, i): Bit => {
    const x = (odd(i + 1) - 0.42) * 2.3 * HALF;
    const y = (odd(i * 3 + 2) - 0.5) * 700;
    return {
      shape: streak(AIR),
      from: { x: x + 170, y: y - 300, angle: 120, wide: 1.2 },
      to: { x: x - 130, y: y + 220, angle: 120, wide: 2.2, high: 0.8 },
      start: 0.5 * odd(i + 4),
      time: 0.46,
      ease: 'linear',
      rise: 0.2,
      sink: 0.4,
      z: 1,
    };
  });
/** Over the whole table, from its middle. */
export const swept = (isTerrain: boolean): Bit[] => (isTerrain ? rolled() : blown());
