// Last Bus to Vega (yellow and blue): a night bus that stops on small planets, and everybody who misses theirs.
import { printRun } from '../print-run.ts';

export const { character, event, support } = printRun('vega');
