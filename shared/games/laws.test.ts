// Every game of the registry under all laws, at the counts of the run.
import { describe, expect, inject, test } from 'vitest';
import { runLaws, violationText } from '../kernel/testing/laws/run.ts';
import { GAMES } from './index.ts';
import { secretsOf } from './secrets.ts';

const { lawMatches } = inject('counts');

describe.for(Object.values(GAMES).map((game) => [game.id, game] as const))('%s', ([id, game]) => {
  // The time it takes on a slow machine, not what it should take.
  test('obeys all laws in random matches', { timeout: lawMatches * 20_000 }, () => {
    for (let seed = 1; seed <= lawMatches; seed++) {
      const report = runLaws(game, secretsOf(id), { seed });
      expect(report.violations.map((violation) => violationText(violation, report))).toEqual([]);
      expect(report.match?.result).not.toBeNull();
    }
  });
});
