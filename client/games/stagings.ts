// The registry of the games whose cards have pictures, one line per game; `npm run -s art` paints nothing for the others.
import type { Staging } from '../art/staging.ts';
import { LYCEE_STAGING } from './lycee/art/staging.ts';
import { PRECIOUS_STAGING } from './precious/art/staging.ts';
import { SPELLCARD_STAGING } from './spellcard/art/staging.ts';
import { WEISS_STAGING } from './weiss/art/staging.ts';

export const STAGINGS: Readonly<Record<string, Staging>> = {
  weiss: WEISS_STAGING,
  lycee: LYCEE_STAGING,
  precious: PRECIOUS_STAGING,
  spellcard: SPELLCARD_STAGING,
};
