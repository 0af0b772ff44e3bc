// Winter Conservatory (W side): a music school in a snowed-in pass, and the former pupils who still come to play at night.
import { printRun } from '../print-run.ts';

export const WINTER_CONSERVATORY = 'Winter Conservatory';
export const { character, event, climax } = printRun(WINTER_CONSERVATORY, 'W');
