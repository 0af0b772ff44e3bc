// Stair Street Honey (flower and sun): gardens on the roofs of a steep old quarter, and the club that keeps its bees.
import { printRun } from '../print-run.ts';

export const STAIR_STREET_HONEY = 'Stair Street Honey';
export const { character, event, item, area } = printRun(STAIR_STREET_HONEY);
