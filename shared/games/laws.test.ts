// Every game of the registry under all laws, at the counts of the run.
import { describe, expect, inject, test } from 'vitest';
import type { Position } from '../kernel/match.ts';
import type { KernelState } from '../kernel/state.ts';
import { runLaws, violationText } from '../kernel/testing/laws/run.ts';
import { exportedOf } from './exported.ts';
import { GAMES } from './index.ts';
import { secretsOf } from './secrets.ts';

const { lawMatches } = inject('counts');

describe.for(Object.values(GAMES).map((game) => [game.id, game] as const))('%s', ([id, game]) => {
  // The time it takes on a slow machine, not what it should take.
  test('obeys all laws in random matches', { timeout: lawMatches * 20_000 }, () => {
    for (let seed = 1; seed <= lawMatches; seed++) {
      const report = runLaws(game, secretsOf(id), { seed, exported: exportedOf(id) });
      expect(report.violations.map((violation) => violationText(violation, report))).toEqual([]);
      expect(report.match?.result).not.toBeNull();
    }
  });

  test.each(['twinStill', 'twinMoving'] as const)(
    'would be caught by %s if an export knew more than its reader',
    (law) => {
      const tellsAll = (position: Position<KernelState>): string => exportedOf(id)(position, 'everything');
      const { violations } = runLaws(game, secretsOf(id), { seed: 1, laws: [law], exported: tellsAll });
      expect(violations[0]?.what).toMatch(/^the export of (0|1|public) tells: /);
    },
  );
});
