// STOPGAP until the cues of Lycee are there.
import type { CueTable } from '../../choreography/cues.ts';
import { MATCH_CUES } from '../../choreography/match-cues.ts';

export const CUES: CueTable = { ...MATCH_CUES };
