// What the laws would catch in each game of the registry; that each obeys them is in `laws/`.
import { describe, expect, test } from 'vitest';
import type { Match } from '../kernel/match.ts';
import { exportScenario } from '../kernel/scenario/export.ts';
import { asFarAsItPlays } from '../kernel/scenario/export-trial.ts';
import type { KernelState } from '../kernel/state.ts';
import type { Viewer } from '../kernel/story.ts';
import { runLaws, violationText } from '../kernel/testing/laws/run.ts';
import { benchOf } from './benches.ts';
import { exportedOf } from './exported.ts';
import { GAMES } from './index.ts';
import { secretsOf } from './secrets.ts';

const LEAKS: Readonly<Record<string, readonly [(state: KernelState) => unknown, string]>> = {
  'the ids of a deck': [({ zones }) => zones[0]['deck'], 'ids of cards'],
  'the order of two ids in a hand': [
    ({ zones }) => Number(zones[1]['hand']?.[0]) < Number(zones[1]['hand']?.[1]),
    'ids of cards',
  ],
  'the lives of cards': [({ cards }) => cards.map(({ life }) => life).join(), 'ids of cards'],
  'a word of the key': [({ rng }) => rng.key[3]?.toString(16), 'key of chance'],
  'the counter of chance': [({ rng }) => rng.counter, 'key of chance'],
};

test('each game has its random matches under all laws', () => {
  const files = Object.keys(
    import.meta.glob(['./laws/*.test.ts'], { query: '?raw', import: 'default', eager: true }),
  ).map((path) => path.slice('./laws/'.length, -'.test.ts'.length));
  expect(files.sort()).toEqual(Object.keys(GAMES).sort());
});

describe.for(Object.values(GAMES).map((game) => [game.id, game] as const))('%s', ([id, game]) => {
  test.each(['twinStill', 'twinMoving'] as const)(
    'would be caught by %s if an export knew more than its reader',
    (law) => {
      const tellsAll = (match: Match<KernelState>): string => exportedOf(id)(match, 'everything');
      const { violations } = runLaws(game, secretsOf(id), { seed: 1, laws: [law], exported: tellsAll });
      expect(violations[0]?.what).toMatch(/^(the export of (0|1|public) tells|(0|1|public) hears what is sealed): /);
    },
  );

  test.each(Object.entries(LEAKS))('would be caught if an export told of %s', (_, [leak, what]) => {
    const exported = (match: Match<KernelState>, viewer: Viewer): string =>
      exportedOf(id)(match, viewer) + leak(match.position().state);
    const { violations } = runLaws(game, secretsOf(id), { seed: 1, laws: ['twinStill'], exported });
    expect(violations.map((violation) => violation.what).join('\n')).toContain(` tells the ${what}: `);
  });

  test('sends exports whose trial tells nothing either', () => {
    const bench = benchOf(id);
    let exports = 0;
    const exported = (match: Match<KernelState>, viewer: Viewer): string => {
      exports++;
      return JSON.stringify(asFarAsItPlays(bench, exportScenario(bench, match, viewer)));
    };
    const laws = ['twinStill', 'twinMoving'] as const;
    const report = runLaws(game, secretsOf(id), { seed: 2, laws, every: 4, exported });
    expect(report.violations.map((violation) => violationText(violation, report))).toEqual([]);
    expect(exports).toBeGreaterThan(100);
  });
});
