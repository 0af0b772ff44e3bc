// The balance of starter decks: its table, where that goes in a page, and its command line.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { FIRST_GAME, GAMES } from '../../shared/games/index.ts';
import { fieldOf } from './balance/field.ts';
import { allEnded, gamesAPair, plansOf } from './balance/pairs.ts';
import { balanceTable, fieldTable, isEven, isEvenInField, type PairReport, withTable } from './balance/table.ts';
import type { MatchReport } from './sim/report.ts';
import { runCli } from './testing.ts';

const pair = (wins: readonly [number, number], draws = 0): PairReport => ({
  decks: ['Anvil', 'Bellows'],
  wins,
  draws,
  meanTurns: 12.25,
});

test('a pair is even from 40 to 60 % of the matches that somebody won', () => {
  const wins: (readonly [number, number])[] = [
    [399, 601],
    [400, 600],
    [600, 400],
    [601, 399],
  ];
  expect(wins.map((won) => isEven(pair(won)))).toEqual([false, true, true, false]);
  expect(isEven(pair([390, 510], 100))).toBe(true);
});

test('the table has a row a pair, with the share of the decided matches and its interval', () => {
  expect(balanceTable([pair([480, 500], 20)]).split('\n')).toEqual([
    "| first deck | second deck |      wins | draws | first deck's share |             95 % | turns |",
    '| ---------- | ----------- | --------: | ----: | -----------------: | ---------------: | ----: |',
    '| Anvil      | Bellows     | 480 : 500 |    20 |             49.0 % | 45.9 % to 52.1 % |  12.3 |',
  ]);
});

describe('against the field', () => {
  const pairs: PairReport[] = [
    { decks: ['Anvil', 'Bellows'], wins: [6, 4], draws: 0, meanTurns: 10 },
    { decks: ['Anvil', 'Crucible'], wins: [9, 1], draws: 2, meanTurns: 20 },
    { decks: ['Bellows', 'Crucible'], wins: [3, 7], draws: 0, meanTurns: 10 },
  ];
  test('each deck has the sum of its matches with all the others', () => {
    expect(fieldOf(pairs).map(({ deck, wins, losses, draws }) => [deck, wins, losses, draws])).toEqual([
      ['Anvil', 15, 5, 2],
      ['Bellows', 7, 13, 0],
      ['Crucible', 8, 12, 2],
    ]);
    expect(fieldOf(pairs)[1]?.meanTurns).toBe(10);
    expect(fieldOf(pairs)[0]?.meanTurns).toBeCloseTo((10 * 10 + 12 * 20) / 22);
  });
  test('a deck is even from 40 to 60 % of all that it decided, whatever one pair comes to', () => {
    expect(fieldOf(pairs).map(isEvenInField)).toEqual([false, false, true]);
  });
  test('the table has a row a deck', () => {
    expect(fieldTable(fieldOf(pairs).slice(1, 2)).split('\n')).toEqual([
      '| deck    |   wins | draws |  share |             95 % | turns |',
      '| ------- | -----: | ----: | -----: | ---------------: | ----: |',
      '| Bellows | 7 : 13 |     0 | 35.0 % | 18.1 % to 56.7 % |  10.0 |',
    ]);
  });
});

test('a whole run has a thousand matches a deck at least, and every seat and first turn as often', () => {
  for (const game of Object.values(GAMES)) {
    const games = gamesAPair(game);
    expect(games % 4).toBe(0);
    expect(games * (game.starters.length - 1)).toBeGreaterThanOrEqual(1000);
  }
});

test('a match that broke off, or that nobody ended, is no match of a table', () => {
  const ended: MatchReport = {
    index: 0,
    seed: 7,
    finished: true,
    winner: 0,
    winningBot: 0,
    decisions: 1,
    turns: 1,
    checks: 0,
    violations: [],
    hash: '',
    reason: 'over',
  };
  const decks = ['Anvil', 'Bellows'] as const;
  expect(() => allEnded({ decks }, [ended, ended])).not.toThrow();
  expect(() => allEnded({ decks }, [ended, { ...ended, finished: false, reason: 'unfinished' }])).toThrow('unfinished');
  expect(() => allEnded({ decks }, [{ ...ended, violations: ['seed 7: broke'] }])).toThrow('seed 7: broke');
});

describe('in a page', () => {
  const page = withTable('# A game\n', 'one');
  test('the table goes to the end where there are no marks yet', () => {
    expect(page).toBe('# A game\n\n<!-- balance -->\n\none\n\n<!-- /balance -->\n');
  });
  test('it takes the place of the one between the marks, and nothing else changes', () => {
    expect(withTable(`${page}\nMore.\n`, 'two')).toBe(`${page.replace('one', 'two')}\nMore.\n`);
  });
  test('the same table again changes nothing', () => {
    expect(withTable(page, 'one')).toBe(page);
  });
});

test('every two starter decks are one pair, with the same seeds', () => {
  const { length } = FIRST_GAME.starters;
  const plans = plansOf(FIRST_GAME, 7);
  expect(plans).toHaveLength((length * (length - 1)) / 2);
  expect(plans.every(({ games, seed, decks = [] }) => games === 7 && seed === 1 && decks[0] !== decks[1])).toBe(true);
});

test('a look at few matches prints every pair and leaves the page alone', () => {
  const file = fileURLToPath(new URL(`../../shared/games/${FIRST_GAME.id}/README.md`, import.meta.url));
  const before = existsSync(file) && readFileSync(file, 'utf8');
  const { code, output } = runCli('balance', [FIRST_GAME.id, '--games', '2', '--threads', '1']);
  expect([0, 1]).toContain(code);
  for (const { name } of FIRST_GAME.starters) expect(output).toContain(`| ${name}`);
  expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(before);
});

test('a game that there is not is answered with the usage', () => {
  const { code, errors } = runCli('balance', ['nogame']);
  expect(code).toBe(2);
  expect(errors).toContain('usage: npm run -s balance');
});
