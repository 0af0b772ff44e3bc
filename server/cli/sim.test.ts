// The simulation from its command line: what it prints, that it repeats, and that it fails where it should.
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { FIRST_GAME, GAMES } from '../../shared/games/index.ts';
import { readArguments } from './sim/arguments.ts';
import type { Plan } from './sim/plan.ts';
import { type SimReport, sumUp } from './sim/report.ts';
import { playAll } from './sim/threads.ts';
import { runCli } from './testing.ts';
import { UsageError } from './usage.ts';

const { simMatches } = inject('counts');
const GAME = FIRST_GAME.id;
const OPTION = Object.keys(FIRST_GAME.options)[0] ?? '';
const report = (output: string): SimReport => JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as SimReport;

test('sim --json ends with one object with exactly the agreed fields', () => {
  const { code, output } = runCli('sim', [GAME, '--games', '4', '--json']);
  expect(code).toBe(0);
  expect(Object.keys(report(output))).toEqual([
    'game',
    'games',
    'finished',
    'wins',
    'seatWins',
    'draws',
    'decisions',
    'decisionsPerSecond',
    'meanTurns',
    'checks',
    'violations',
    'hash',
  ]);
});

test('random matches all end', () => {
  const { code, output } = runCli('sim', [GAME, '--games', String(simMatches), '--json']);
  const { finished, violations } = report(output);
  expect({ code, finished, violations }).toEqual({ code: 0, finished: simMatches, violations: 0 });
});

test('the same plan gives the same hash, on one thread or two, with the laws or without', async () => {
  const { plan } = readArguments([GAME, '--games', '4', '--seed', '40', '--bots', 'greedy,random']);
  const run = async (wanted: Plan, threads: number) => sumUp(wanted, await playAll(wanted, threads), 1);
  const { hash, checks } = await run(plan, 1);
  expect(checks).toBe(0);
  expect((await run(plan, 1)).hash).toBe(hash);
  expect((await run(plan, 2)).hash).toBe(hash);
  const lawful = await run({ ...plan, laws: true, lawsEvery: 20 }, 1);
  expect(lawful.hash).toBe(hash);
  expect(lawful.checks).toBeGreaterThan(0);
  expect((await run({ ...plan, seed: 41 }, 1)).hash).not.toBe(hash);
});

test('seats alternate: a bot that always wins wins from both', () => {
  const { wins, seatWins } = report(runCli('sim', [GAME, '--games', '8', '--bots', 'random,greedy', '--json']).output);
  expect(wins[1]).toBeGreaterThanOrEqual(7);
  expect(Math.min(...seatWins)).toBeGreaterThanOrEqual(3);
});

test.each([
  [['nogame'], 'GAME is one of'],
  [[GAME, '--bots', 'greedy,clever'], 'clever is none of'],
  [[GAME, '--decks', 'none'], 'none is none of'],
  [[GAME, '--options', `${OPTION}=next`], `${OPTION} is one of`],
  [[GAME, '--games', '0'], '--games is a whole number'],
  [[GAME, '--laws', 'some'], '--laws is all or none'],
])('sim %j is refused with a sentence', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(UsageError);
  expect(() => readArguments(args)).toThrow(sentence);
});

test('a mistake in the command line ends with its sentence and code 2', () => {
  const { code, errors } = runCli('sim', ['nogame']);
  const sentence = `GAME is one of ${Object.keys(GAMES).join(', ')}`;
  expect({ code, lines: errors.trimEnd().split('\n').at(-1) }).toEqual({ code: 2, lines: sentence });
});

test('a replay of a saved match runs the same', () => {
  const folder = mkdtempSync(join(tmpdir(), 'playmat-logs-'));
  runCli('sim', [GAME, '--games', '1', '--save', folder, '--json']);
  for (const file of readdirSync(folder)) {
    const { code, output } = runCli('replay', [join(folder, file), '--json']);
    const { divergence, hashes } = JSON.parse(output) as { divergence: unknown; hashes: number };
    expect({ code, divergence }).toEqual({ code: 0, divergence: null });
    expect(hashes).toBeGreaterThan(50);
  }
});
