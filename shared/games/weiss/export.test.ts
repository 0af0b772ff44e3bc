// Exports of Weiß Schwarz matches: with everything they lead back to the very table.
import { expect, inject, test } from 'vitest';
import { roll } from '../../kernel/rng.ts';
import { exportScenario } from '../../kernel/scenario/export.ts';
import type { Playing } from '../../kernel/scenario/play.ts';
import { runScenario, sitDown } from '../../kernel/scenario/run.ts';
import { newMatch, playerRng, playRandom } from '../../kernel/testing/play.ts';
import { weiss } from './game.ts';
import { weissBench } from './scenario.ts';
import type { Table } from './state.ts';
import { pictureOf, played } from './testing/picture.ts';

const { exportedMatches } = inject('counts');
const MOST_DECISIONS = 400;

const SEEDS = Array.from({ length: exportedMatches }, (_, i) => i + 1);
test.each(SEEDS)('a match comes back whole, its question or its end with it (seed %i)', (seed) => {
  const rng = playerRng(seed);
  const match = newMatch(weiss, seed);
  playRandom(match, rng, roll(rng, MOST_DECISIONS));
  const scenario = exportScenario(weissBench, match, 'everything');
  expect(runScenario(weissBench, scenario)).toEqual({ ok: true });
  const playing = sitDown(weissBench, scenario, 'told') as unknown as Playing<Table>;
  expect(pictureOf(played(playing, scenario.steps))).toEqual(pictureOf(match));
});
