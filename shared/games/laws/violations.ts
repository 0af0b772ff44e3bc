// Random matches of one game under all laws: what is wrong, if anything. Each game has a test file of its own, so that they run at once.
import { runLaws, violationText } from '../../kernel/testing/laws/run.ts';
import { exportedOf } from '../exported.ts';
import { gameOf } from '../index.ts';
import { secretsOf } from '../secrets.ts';

/** Of so many matches, from seed 1: every violation, and every match that has not ended. */
export function violationsIn(id: string, matches: number): string[] {
  return Array.from({ length: matches }, (_, i) => i + 1).flatMap((seed) => {
    const report = runLaws(gameOf(id), secretsOf(id), { seed, exported: exportedOf(id) });
    const unfinished = (report.match?.result ?? null) === null ? [`match ${seed} has not ended`] : [];
    return [...report.violations.map((violation) => violationText(violation, report)), ...unfinished];
  });
}
