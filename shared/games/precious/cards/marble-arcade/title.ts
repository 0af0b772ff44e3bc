// The Marble Arcade (red, green and yellow): an old shopping arcade where the games play back.
import { printRun } from '../print-run.ts';

export const { character, event, support } = printRun('marble');
