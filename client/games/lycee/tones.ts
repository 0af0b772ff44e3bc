// The five attributes of Lycee, the star that is none of them, and what goes with each on cards and costs.
import { PIPS, type Pip } from '../../../shared/games/lycee/card-data.ts';
import type { Badge } from '../../art/badge.ts';
import type { Tone } from '../../art/tone.ts';
import { palette } from '../../styles/palette.ts';

export const isPip = (color: string): color is Pip => (PIPS as readonly string[]).includes(color);

const TONES: Readonly<Record<Pip, Tone>> = {
  snow: { frame: palette.cardSnow, deep: 0x2e5f86, ink: 0x0b2338, sky: [0xeaf6ff, 0x8fbbdd] },
  moon: { frame: palette.cardMoon, deep: 0x2a2566, ink: 0xf3f0ff, sky: [0xc9c4f4, 0x4d4894] },
  flower: { frame: palette.cardFlower, deep: 0x8a2a53, ink: 0x35081d, sky: [0xffdbe7, 0xd9769b] },
  cloud: { frame: palette.cardCloud, deep: 0x135a52, ink: 0x032521, sky: [0xd6f5ee, 0x56ada2] },
  sun: { frame: palette.cardSun, deep: 0x8f5210, ink: 0x311a01, sky: [0xffe8b4, 0xea9a45] },
  star: { frame: palette.cardStar, deep: 0x554d42, ink: 0x1d1811, sky: [0xece6da, 0x9d9484] },
};
export const toneOf = (color: string): Tone => TONES[isPip(color) ? color : 'star'];

/** Six arms, each with a pair of twigs. */
function flake(): string {
  const arm: readonly (readonly [number, number])[] = [
    [-0.7, 0],
    [-0.7, -2.9],
    [-2.4, -4.2],
    [-1.5, -5.2],
    [-0.7, -4.6],
    [-0.7, -7.4],
    [0.7, -7.4],
    [0.7, -4.6],
    [1.5, -5.2],
    [2.4, -4.2],
    [0.7, -2.9],
    [0.7, 0],
  ];
  const arms = Array.from({ length: 6 }, (_, i) => {
    const [cos, sin] = [Math.cos((i * Math.PI) / 3), Math.sin((i * Math.PI) / 3)];
    return `M${arm.map(([x, y]) => `${(8 + x * cos - y * sin).toFixed(2)} ${(8 + x * sin + y * cos).toFixed(2)}`).join('L')}Z`;
  });
  return arms.join('');
}

/** Each has a shape of its own, so that nobody needs to tell the colours apart. */
export const BADGES: Readonly<Record<Pip, Badge>> = {
  snow: { path: flake(), color: 0x2f78b4 },
  moon: { path: 'M10.500 1.500a6.800 6.800 0 1 0 4 9.800A6.200 6.200 0 0 1 10.500 1.500Z', color: 0x453f97 },
  flower: {
    path: 'M8 6.300a2.900 2.900 0 1 1 1.700 1.200 2.900 2.900 0 1 1-.700 2 2.900 2.900 0 1 1-2 0 2.900 2.900 0 1 1-.700-2A2.900 2.900 0 1 1 8 6.300Z',
    color: 0xc24a7a,
  },
  cloud: {
    path: 'M4.500 13a3.500 3.500 0 0 1-.400-7 4.300 4.300 0 0 1 8.100.600A3.200 3.200 0 0 1 12 13Z',
    color: 0x1f8a7d,
  },
  sun: {
    path: 'M8 4.600a3.400 3.400 0 1 1-.1 0ZM7.200.500h1.600v2.600H7.200Zm0 12.400h1.600v2.600H7.200ZM.500 7.200h2.600v1.600H.500Zm12.400 0h2.600v1.600h-2.600ZM2.100 3.300l1.200-1.200 1.800 1.800-1.200 1.200Zm8.800 8.800 1.200-1.200 1.800 1.800-1.200 1.200ZM3.300 13.900l-1.200-1.200 1.800-1.800 1.200 1.200Zm8.800-8.800-1.200-1.200 1.800-1.800 1.200 1.200Z',
    color: 0xd9780f,
  },
  star: { path: 'M8 1.200 10 6l5.200.400-4 3.400 1.300 5L8 12.100 3.500 14.800l1.300-5-4-3.400L6 6Z', color: 0x6a6255 },
};
