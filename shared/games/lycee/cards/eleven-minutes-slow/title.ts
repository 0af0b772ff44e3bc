// Eleven Minutes Slow (snow and moon): a night school for clock menders in an observatory town that the snow has shut in.
import { printRun } from '../print-run.ts';

export const ELEVEN_MINUTES_SLOW = 'Eleven Minutes Slow';
export const { character, event, item, area } = printRun(ELEVEN_MINUTES_SLOW);
