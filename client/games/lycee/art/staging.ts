// Lycee for the casting office: its cast, its places, and what goes with its attributes.
import type { Staging } from '../../../art/staging.ts';
import { toneOf } from '../tones.ts';
import { CASTINGS } from './cast.ts';
import { PERSONAS } from './personas.ts';
import { CUMULUS_ABOARD } from './scenes/cumulus-aboard.ts';
import { CUMULUS_OUTSIDE } from './scenes/cumulus-outside.ts';
import { QUARTERFELL_OUTSIDE } from './scenes/quarterfell-outside.ts';
import { QUARTERFELL_ROOMS } from './scenes/quarterfell-rooms.ts';
import { QUARTERFELL_SCHOOL } from './scenes/quarterfell-school.ts';
import { STAIR_STREET } from './scenes/stair-street.ts';
import { STAIR_STREET_ROOFS } from './scenes/stair-street-roofs.ts';
import { SKIES } from './skies.ts';

const CLOTHS = ['#39435c', '#d9dde6'] as const;

export const LYCEE_STAGING: Staging = {
  castings: CASTINGS,
  personas: PERSONAS,
  scenes: {
    ...QUARTERFELL_OUTSIDE,
    ...QUARTERFELL_SCHOOL,
    ...QUARTERFELL_ROOMS,
    ...STAIR_STREET,
    ...STAIR_STREET_ROOFS,
    ...CUMULUS_ABOARD,
    ...CUMULUS_OUTSIDE,
  },
  skies: SKIES,
  toneOf,
  clothsOf: () => CLOTHS,
};
