// The places of all titles: what lies behind the people, layer by layer towards the eye, and what lies before them.
import type { Artwork } from '../../../art/artwork.ts';
import { CONSERVATORY_SCENES, CONSERVATORY_SKIES } from './scenes-conservatory.ts';
import { DESERT_SCENES, DESERT_SKIES } from './scenes-desert.ts';

export const SCENES: Artwork['scenes'] = {
  quay: {
    back: [
      ['stars', 22, 0.34],
      ['sun', 0.7, 0.24, 0.11],
      ['clouds', 0.3, 5, 0.13, 'mid+18', 0.5],
      ['ridge', 0.47, 0.05, 1.4, 'far'],
      ['town', 0.6, 0.2, 9, 'far-20'],
      ['sea', 0.58],
      ['road', 0.8, 'near+8', 1.5],
      ['shafts', 0.6, 0.1],
    ],
    front: [
      ['garland', 0.05, 0.12, 7],
      ['bokeh', 7, 0.7, 1, 'lamp'],
    ],
  },
  pier: {
    back: [
      ['stars', 26, 0.4],
      ['sun', 0.3, 0.3, 0.13],
      ['clouds', 0.4, 4, 0.12, 'mid+14', 0.5],
      ['sea', 0.5],
      ['road', 0.5, 'near+6', 0.5],
      ['lamps', 0.5, 4, 'lamp'],
    ],
    front: [['bokeh', 8, 0.74, 1, 'lamp']],
  },
  sea: {
    back: [
      ['stars', 26, 0.4],
      ['sun', 0.5, 0.4, 0.2],
      ['burst', 0.5, 0.4, 9, 0.12],
      ['clouds', 0.48, 6, 0.12, 'mid+20', 0.55],
      ['sea', 0.55],
    ],
    front: [
      ['ridge', 0.97, 0.02, 2.4, 'near'],
      ['bokeh', 6, 0.75, 1, 'sun'],
    ],
  },
  river: {
    back: [
      ['stars', 14, 0.26],
      ['sun', 0.24, 0.26, 0.12],
      ['ridge', 0.46, 0.08, 1.1, 'far'],
      ['ridge', 0.54, 0.06, 1.9, 'far-30'],
      ['town', 0.57, 0.1, 12, 'far-45'],
      ['sea', 0.56],
      ['mist', 0.56, 0.1, 'low', 0.5],
    ],
    front: [
      ['reeds', 0.3, 9, 'near-30'],
      ['bokeh', 11, 0.74, 1, 'lamp'],
    ],
  },
  roofs: {
    back: [
      ['stars', 34, 0.55],
      ['sun', 0.78, 0.24, 0.12],
      ['clouds', 0.5, 4, 0.14, 'mid+12', 0.5],
      ['town', 0.72, 0.2, 11, 'far'],
      ['town', 0.86, 0.24, 7, 'far-38'],
      ['poly', 'near', 0, 1, 0, 0.9, 0.5, 0.84, 1, 0.92, 1, 1],
    ],
    front: [
      ['garland', 0.1, 0.07, 6],
      ['bokeh', 5, 0.7, 1, 'lamp'],
    ],
  },
  hills: {
    back: [
      ['stars', 46, 0.6],
      ['sun', 0.2, 0.2, 0.08],
      ['ridge', 0.62, 0.1, 0.9, 'far'],
      ['ridge', 0.74, 0.09, 1.3, 'far-34'],
      ['mist', 0.68, 0.1, 'low', 0.5],
    ],
    front: [
      ['ridge', 0.98, 0.03, 0.7, 'near-20'],
      ['reeds', 0.16, 16, 'near-40'],
      ['bokeh', 9, 0.76, 1, 'sun'],
    ],
  },
  fog: {
    back: [
      ['sun', 0.5, 0.34, 0.17],
      ['shafts', 0.5, 0.16],
      ['peaks', 0.6, 0.16, 5, 'far'],
      ['mist', 0.5, 0.16, 'low+20', 0.6],
      ['sea', 0.64],
      ['mist', 0.66, 0.16, 'low+30', 0.7],
    ],
    front: [
      ['mist', 0.96, 0.14, 'low+10', 0.45],
      ['bokeh', 5, 0.75, 1, 'lamp'],
    ],
  },
  deep: {
    back: [
      ['burst', 0.5, -0.1, 15, 0.16],
      ['sun', 0.5, 0, 0.2],
      ['ridge', 0.72, 0.07, 1.2, 'far-20'],
      ['reeds', 0.4, 9, 'far-45'],
      ['mist', 0.75, 0.2, 'mid', 0.5],
      ['bokeh', 14, 0.05, 0.6, 'sun'],
    ],
    front: [
      ['ridge', 0.99, 0.04, 1.1, 'near-30'],
      ['bokeh', 12, 0.7, 1, 'sun'],
    ],
  },
  festival: {
    back: [
      ['stars', 18, 0.3],
      ['sun', 0.5, 0.3, 0.12],
      ['town', 0.7, 0.26, 8, 'far-12'],
      ['garland', 0.16, 0.16, 9],
      ['garland', 0.3, 0.13, 8],
      ['shafts', 0.5, 0.12],
      ['mist', 0.7, 0.14, 'lamp', 0.4],
    ],
    front: [
      ['garland', 0.01, 0.1, 6],
      ['bokeh', 18, 0.74, 1, 'lamp'],
    ],
  },
  track: {
    back: [
      ['sun', 0.5, 0.42, 0.16],
      ['burst', 0.5, 0.44, 18, 0.16],
      ['clouds', 0.4, 7, 0.13, 'mid+22', 0.6],
      ['peaks', 0.52, 0.12, 7, 'far'],
      ['clouds', 0.56, 6, 0.14, 'low', 0.7],
      ['road', 0.5, 'near+8', 0.75],
      ['lamps', 0.5, 5, 'frame+45'],
    ],
    front: [['speed', 13, 0.5]],
  },
  hangar: {
    back: [
      ['poly', 'low', 0.2, 0.74, 0.2, 0.3, 0.34, 0.16, 0.66, 0.16, 0.8, 0.3, 0.8, 0.74],
      ['sun', 0.5, 0.52, 0.13],
      ['clouds', 0.66, 4, 0.1, 'low+30', 0.8],
      ['poly', 'far-44', 0, 0, 1, 0, 0.66, 0.16, 0.34, 0.16],
      ['poly', 'far-30', 0, 0, 0.34, 0.16, 0.2, 0.3, 0.2, 0.74, 0, 1],
      ['poly', 'far-36', 1, 0, 0.66, 0.16, 0.8, 0.3, 0.8, 0.74, 1, 1],
      ['poly', 'near+5', 0, 1, 0.2, 0.74, 0.8, 0.74, 1, 1],
      ['cone', 0.22, 0, 0.24, 0.9],
      ['cone', 0.8, 0, 0.24, 0.9],
      ['lamps', 0.6, 3, 'lamp'],
    ],
    front: [['bokeh', 9, 0.72, 1, 'lamp']],
  },
  tower: {
    back: [
      ['stars', 22, 0.4],
      ['clouds', 0.34, 4, 0.13, 'mid+14', 0.5],
      ['peaks', 0.58, 0.1, 6, 'far'],
      ['mist', 0.6, 0.1, 'low', 0.7],
      ['road', 0.6, 'near', 0.6],
      ['lamps', 0.6, 6, 'lamp'],
      ['cone', 0.12, 0.2, 0.9, 0.5],
    ],
    front: [['bokeh', 8, 0.72, 1, 'frame+40']],
  },
  aloft: {
    back: [
      ['stars', 16, 0.3],
      ['sun', 0.5, 0.44, 0.18],
      ['burst', 0.5, 0.44, 12, 0.15],
      ['clouds', 0.5, 6, 0.13, 'low', 0.55],
      ['clouds', 0.66, 6, 0.18, 'low+24', 0.75],
    ],
    front: [
      ['clouds', 1.04, 5, 0.16, 'low+45', 0.7],
      ['speed', 8, 0.4],
    ],
  },
  storm: {
    back: [
      ['swirl', 0.5, 0.38, 9, 'low'],
      ['clouds', 0.1, 7, 0.2, 'top', 0.85],
      ['bolt', 0.2, 0.1],
      ['bolt', 0.86, 0.06],
      ['clouds', 0.72, 6, 0.17, 'far-10', 0.8],
    ],
    front: [
      ['clouds', 1.08, 6, 0.13, 'mid', 0.5],
      ['rain', 40, 0.3],
    ],
  },
  ...CONSERVATORY_SCENES,
  ...DESERT_SCENES,
};

/** Above, in the middle, at the horizon, and the light in it: by the colour of the card and the hour. */
export const SKIES: Artwork['skies'] = {
  'yellow.night': ['#1b1a44', '#70405c', '#f3a252', '#ffe9a8'],
  'yellow.dusk': ['#45295a', '#c2623f', '#ffc864', '#fff0b0'],
  'yellow.dawn': ['#6f6a9c', '#eaa070', '#ffe9a0', '#ffffe0'],
  'green.night': ['#06243a', '#0f5a58', '#62c090', '#e6ffd0'],
  'green.dusk': ['#104058', '#2c8a70', '#cdea86', '#fffbc8'],
  'green.dawn': ['#2a7488', '#74bd90', '#f0f4b0', '#ffffe8'],
  'red.night': ['#1d1030', '#7a1a38', '#f0603c', '#ffd0a0'],
  'red.dusk': ['#40123c', '#b22e38', '#ff9648', '#ffe6b0'],
  'red.dawn': ['#7c3460', '#e06452', '#ffd090', '#fff6dc'],
  'blue.night': ['#0a1036', '#1a3f88', '#52a8e6', '#d8f2ff'],
  'blue.dusk': ['#201f66', '#4868c4', '#a8d8f6', '#ffffff'],
  'blue.dawn': ['#2a66c0', '#6cb2ee', '#e4f4ff', '#ffffff'],
  ...CONSERVATORY_SKIES,
  ...DESERT_SKIES,
};
