// What one match of a simulation came to, and the sum over all of them.
import { hashText } from '../../../shared/kernel/hash.ts';
import { round } from '../numbers.ts';
import type { Plan } from './plan.ts';

/** One match as plain data, so that a worker thread can send it. */
export interface MatchReport {
  readonly index: number;
  readonly seed: number;
  readonly finished: boolean;
  /** The winning seat, `'draw'` or `'none'`; undefined if the match did not end. */
  readonly winner: 0 | 1 | 'draw' | 'none' | undefined;
  readonly winningBot: 0 | 1 | undefined;
  readonly decisions: number;
  readonly turns: number;
  readonly checks: number;
  /** What went wrong, a sentence each. */
  readonly violations: readonly string[];
  /** Hash of the log with the state it led to. */
  readonly hash: string;
  readonly reason: string;
}

/** Exactly what `--json` prints. */
export interface SimReport {
  readonly game: string;
  readonly games: number;
  readonly finished: number;
  readonly wins: readonly [number, number];
  readonly seatWins: readonly [number, number];
  readonly draws: number;
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly meanTurns: number;
  readonly checks: number;
  readonly violations: number;
  readonly hash: string;
}

/** Sums up; matches are taken in the order of the plan, whichever thread played them. */
export function sumUp(plan: Plan, reports: readonly MatchReport[], seconds: number): SimReport {
  const ordered = reports.slice().sort((a, b) => a.index - b.index);
  const total = (count: (report: MatchReport) => number): number =>
    ordered.reduce((so, report) => so + count(report), 0);
  const ended = ordered.filter(({ finished }) => finished);
  const decisions = total((report) => report.decisions);
  return {
    game: plan.game,
    games: plan.games,
    finished: ended.length,
    wins: [0, 1].map((bot) => total(({ winningBot }) => Number(winningBot === bot))) as [number, number],
    seatWins: [0, 1].map((seat) => total(({ winner }) => Number(winner === seat))) as [number, number],
    draws: total(({ winner }) => Number(winner === 'draw')),
    decisions,
    decisionsPerSecond: Math.round(decisions / seconds),
    meanTurns: ended.length === 0 ? 0 : round(ended.reduce((so, { turns }) => so + turns, 0) / ended.length),
    checks: total(({ checks }) => checks),
    violations: total(({ violations }) => violations.length),
    hash: hashText(ordered.map(({ hash }) => hash).join()),
  };
}
