// Precious Memories for the casting office: its cast, its places, and what goes with its colours.
import type { Staging } from '../../../art/staging.ts';
import { toneOf } from '../tones.ts';
import { CASTINGS } from './cast.ts';
import { PERSONAS } from './personas.ts';
import { MARBLE_AISLES } from './scenes/marble-aisles.ts';
import { MARBLE_GAMES } from './scenes/marble-games.ts';
import { TIDEPOOL_ROOMS } from './scenes/tidepool-rooms.ts';
import { TIDEPOOL_SHORE } from './scenes/tidepool-shore.ts';
import { VEGA_ABOARD } from './scenes/vega-aboard.ts';
import { VEGA_OUTSIDE } from './scenes/vega-outside.ts';
import { SKIES } from './skies.ts';

const CLOTHS: Readonly<Record<string, readonly string[]>> = {
  red: ['#a83c38', '#f0d8c8'],
  green: ['#3c7c5c', '#ecf0d8'],
  yellow: ['#c8943c', '#f8ecd0'],
  blue: ['#3c5c94', '#e0e8f4'],
};
const PLAIN = ['#5c5854', '#e4ded4'] as const;

export const PRECIOUS_STAGING: Staging = {
  castings: CASTINGS,
  personas: PERSONAS,
  scenes: {
    ...TIDEPOOL_ROOMS,
    ...TIDEPOOL_SHORE,
    ...VEGA_ABOARD,
    ...VEGA_OUTSIDE,
    ...MARBLE_AISLES,
    ...MARBLE_GAMES,
  },
  skies: SKIES,
  toneOf,
  clothsOf: (color) => CLOTHS[color] ?? PLAIN,
};
