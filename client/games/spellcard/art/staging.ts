// Spellcard for the casting office: its cast, its places, and what goes with its colours.
import type { Staging } from '../../../art/staging.ts';
import { toneOf } from '../tones.ts';
import { CASTINGS } from './cast.ts';
import { PERSONAS } from './personas.ts';
import { GOODS_SCENES } from './scenes/goods.ts';
import { HARBOUR_SCENES } from './scenes/harbour.ts';
import { NIGHT_POST_SCENES } from './scenes/night-post.ts';
import { ORCHARD_SCENES } from './scenes/orchard.ts';
import { PROSPECTS } from './scenes/prospects.ts';
import { SKIES } from './skies.ts';

/** Everybody wears their own. */
const PLAIN = ['#5c5854', '#e4ded4'] as const;

export const SPELLCARD_STAGING: Staging = {
  castings: CASTINGS,
  personas: PERSONAS,
  scenes: { ...NIGHT_POST_SCENES, ...HARBOUR_SCENES, ...ORCHARD_SCENES, ...GOODS_SCENES, ...PROSPECTS },
  skies: SKIES,
  toneOf,
  clothsOf: () => PLAIN,
};
