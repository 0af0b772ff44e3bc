// Tidepool Radio (blue and green): the broadcasting club of a school by the sea, and whoever can hear it.
import { printRun } from '../print-run.ts';

export const { character, event, support } = printRun('tidepool');
