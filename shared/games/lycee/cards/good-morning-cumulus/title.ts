// Good Morning, Cumulus (cloud and sun): a radio station in two carriages that wakes the stations of a railway above the clouds.
import { printRun } from '../print-run.ts';

export const GOOD_MORNING_CUMULUS = 'Good Morning, Cumulus';
export const { character, event, item, area } = printRun(GOOD_MORNING_CUMULUS);
