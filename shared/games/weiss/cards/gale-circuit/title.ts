// Gale Circuit (S side): the sky race around a storm that never ends, and the people who cannot leave it alone.
import { printRun } from '../print-run.ts';

export const GALE_CIRCUIT = 'Gale Circuit';
export const { character, event, climax } = printRun(GALE_CIRCUIT, 'S');
