// The registry of what scenario files of each game may hold, one line per game. No page loads it.
import { type GameFormat, scenariosOf } from '../kernel/scenario/format.ts';
import { lyceeFormat } from './lycee/format.ts';
import { preciousFormat } from './precious/format.ts';
import { spellcardFormat } from './spellcard/format.ts';
import { weissFormat } from './weiss/format.ts';

const FORMATS: readonly GameFormat[] = [weissFormat, lyceeFormat, preciousFormat, spellcardFormat];

/** A scenario file of any game. */
export const SCENARIO_FILE = scenariosOf(FORMATS);
