// Terrain and weather of Vesper Quay: here the place itself is what a card shows.
import type { Scene, Stroke } from '../../../../art/artwork.ts';
import { DISC, SQUARE, short, snow, windowAt } from '../../../../art/props.ts';
import { HEADLAND } from './harbour.ts';
import { ROWS } from './orchard.ts';
import { APPLE, DROP, ENVELOPE, SPARK } from './patterns.ts';

const ARCH = 'M-50 50V-20A50 50 0 0 1 50-20V50H30V-16A30 30 0 0 0-30-16V50z';
const CLOUD = 'M-60 20C-84 20-84-10-58-10C-60-36-20-44-8-24C8-44 46-34 42-10C70-14 76 20 52 20z';

export const PROSPECTS: Readonly<Record<string, Scene>> = {
  floodedarcade: {
    back: [
      ['poly', '#8c7c70', 0, 0, 1, 0, 1, 0.5, 0, 0.5],
      ['form', SQUARE, '#f4d8a0', 0.12, 0.36, 0.2, 0, 3, 0.26],
      ['form', ARCH, '#54484c', 0.11, 0.36, 0.34, 0, 3, 0.26],
      ['garland', 0.14, 0.05, 9],
      ['sea', 0.54],
      ['form', ARCH, '#2c3844', 0.5, 0.36, 1.16],
      ['form', 'M-50 0Q-25-8 0 0T50 0', '#e8fcf4', 0.3, 0.66, 0.5, 2, 2, 0.2, 0.11],
    ],
    front: [],
  },
  clockrows: {
    back: [
      ...ROWS,
      ['arc', APPLE, '#e84c3c', 0.5, 0.3, 0.1, 12, 0.34, 0.34, 0, 0.917],
      ['form', DISC, '#fff8d8', 0.5, 0.3, 0.54, 3],
      ['form', 'M0 0V-30M0 0L20 10', '#fff8d8', 0.5, 0.3, 0.54, 5],
    ],
    front: [],
  },
  greathall: {
    back: [
      ['poly', '#6c4844', 0, 0, 1, 0, 1, 1, 0, 1],
      ...[0.2, 0.5, 0.8].flatMap((x) => windowAt(x, 0.22, 0.34, '#ffe4b0')),
      ['shafts', 0.5, 0.36],
      ['form', SQUARE, '#4c2c30', 0.06, 0.56, 0.09, 0, 9, 0.11],
      ['form', SQUARE, '#4c2c30', 0.06, 0.64, 0.09, 0, 9, 0.11],
      ['road', 0.7, 0.8, '#8c5c48'],
      ['stream', ENVELOPE, '#fff4e0', -0.05, 0.5, 1.05, 0.16, 0.07, 0.14, 9, 0.08, 1.5],
      ['stream', ENVELOPE, '#ffd8b0', 1.05, 0.6, -0.05, 0.36, 0.06, 0.1, 9, 0.06, 1.5],
    ],
    front: [],
  },
  lamprock: {
    back: [
      ['stars', 50, 0.5],
      ['beam', '#fff0b0', 0.6, 0.57, 0.82, 0.04, 0.95],
      ['beam', '#fff0b0', 0.6, 0.57, 0.2, 0.03, 0.6],
      ['sea', 0.66],
      ['form', 'M-60 50L-44 0L-20-20L6-34L30-10L44 6L64 50z', '#2c3444', 0.66, 0.88, 0.74],
      ['form', 'M-50 0Q-25-18 0 0T50 0', '#f4ffff', 0.6, 0.92, 0.7, 4],
    ],
    front: [],
  },
  quietfog: {
    back: [
      ['sea', 0.6],
      ...HEADLAND,
      ['mist', 0.5, 0.4, 0.9],
      ['form', CLOUD, '#f4f8f8b0', 0.2, 0.3, 0.5, 0, 2, 0.5, 0.06],
      ['form', CLOUD, '#dce4e8c0', 0.5, 0.58, 0.6],
      ['form', CLOUD, '#f8fcfcc0', 0.1, 0.8, 0.6, 0, 2, 0.6, 0.06],
    ],
    front: [['mist', 0.8, 0.24, 0.8]],
  },
  inkrain: {
    back: [
      ['clouds', 0.1, 5, 0.2, '#242450', 0.9],
      ['town', 0.86, 0.36, 6],
      ...[0.08, 0.24, 0.42, 0.6, 0.78, 0.94].map(
        (x, i): Stroke => ['stream', DROP, '#101038', x, short(1 - (i % 2) * 0.1), x, 0.06, 0.08, 0.13, 5, 0.01, 1],
      ),
      ['form', 'M-50 0C-40-14-30 12-20 0S0-12 10 0S30 12 50-4', '#b4b4ec', 0.5, 0.9, 0.8, 2, 1, 0, 0.05],
    ],
    front: [['rain', 70, 0.1]],
  },
  staticgale: {
    back: [
      ['clouds', 0.16, 5, 0.2, '#3c2c6c', 0.9],
      ['bolt', 0.2, 0.1],
      ['bolt', 0.78, 0.06],
      ['swirl', 0.5, 0.4, 5, '#b48cf0'],
      ['form', 'M-60 0Q-20-14 10 0Q40 14 60-6', '#f4e8ff90', 0.5, 0.3, 1, 2, 4, 0.02, 0.14],
      ['strewn', SPARK, '#fff8a0', 0.07, 16, 0.1, 0.9],
      ['ridge', 0.9, 0.03, 2, 'near'],
    ],
    front: [],
  },
  moonless: {
    back: [
      ['stars', 120, 0.8],
      ['form', DISC, '#04060e', 0.5, 0.3, 0.4],
      ['form', DISC, '#5c7c94', 0.5, 0.3, 0.42, 1.2],
      ['town', 0.92, 0.26, 8, 'near+8'],
      ['mist', 0.9, 0.2, 0.3],
    ],
    front: [snow(6)],
  },
};
