// Lantern Harbor (W side): a port whose lamps guide the living by night and the lost at dawn.
import { printRun } from '../print-run.ts';

export const LANTERN_HARBOR = 'Lantern Harbor';
export const { character, event, climax } = printRun(LANTERN_HARBOR, 'W');
