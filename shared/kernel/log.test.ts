// The log: a match run again from its setup and answers is the same match, and a log that lies is found out.
import { describe, expect, test } from 'vitest';
import { hashState } from './hash.ts';
import { type LogRow, type MatchLog, replay } from './log.ts';
import { Match } from './match.ts';
import { roll } from './rng.ts';
import { playerRng, randomSteps, setupOf } from './testing/play.ts';
import type { ToyState } from './testing/toy/state.ts';
import { toy } from './testing/toy/toy.ts';

/** A played match with its log, as a host writes it; takes back an answer now and then. */
function played(seed: number): { match: Match<ToyState>; log: MatchLog } {
  const setup = setupOf(toy, seed);
  const match = Match.start(toy, toy.setup(setup, true));
  const rows: LogRow[] = [];
  const rng = playerRng(seed);
  let stretches = 0;
  for (const step of randomSteps(match, rng)) {
    match.submit(step.seat, step.id, step.answer);
    rows.push({ seat: step.seat, ask: step.id, answer: step.answer });
    if (match.stretches !== stretches) {
      stretches = match.stretches;
      rows.push({ stretch: stretches, hash: hashState(match.position().state) });
    }
    if (match.canCancel(step.seat) && roll(rng, 4) === 0) {
      match.cancel(step.seat);
      rows.push({ seat: step.seat, cancel: step.id });
    }
  }
  return { match, log: { header: { format: 'playmat-log-1', game: 'toy', version: 'test', setup }, rows } };
}
const stored = (log: MatchLog): MatchLog => JSON.parse(JSON.stringify(log)) as MatchLog;

describe('a log', () => {
  test('run again gives the same match, with the story or without', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const { match, log } = played(seed);
      expect(log.rows.some((row) => 'cancel' in row) || seed > 1).toBe(true);
      for (const story of [true, false]) {
        const again = replay(toy, stored(log), { story });
        expect(again.divergence).toBeUndefined();
        expect(again.match.result).toEqual(match.result);
        expect(hashState(again.match.state)).toBe(hashState(match.state));
      }
    }
  });

  test('gives the same match when it ends before its time', () => {
    const { log } = played(2);
    const cut: MatchLog = { ...log, rows: [...log.rows.slice(0, 5), { end: { winner: 1, reason: 'points' } }] };
    const { match, divergence } = replay(toy, cut);
    expect(divergence).toBeUndefined();
    expect(match.result).toEqual({ winner: 1, reason: 'points' });
  });

  test('with a changed answer or hash is found out at that row or later', () => {
    const { log } = played(3);
    const hashRow = log.rows.findIndex((row) => 'hash' in row);
    const wrongHash = log.rows.with(hashRow, { stretch: 1, hash: '0123456789abcdef' });
    expect(replay(toy, { ...log, rows: wrongHash }).divergence?.row).toBe(hashRow);
    const wrongAnswer = log.rows.with(0, { ...(log.rows[0] as { seat: 0; ask: number }), answer: [99] });
    expect(replay(toy, { ...log, rows: wrongAnswer }).divergence).toEqual({ row: 0, why: 'illegal' });
  });

  test('with another seed is found out by its first hash', () => {
    const { log } = played(4);
    const header = { ...log.header, setup: { ...log.header.setup, seed: setupOf(toy, 5).seed } };
    const row = replay(toy, { ...log, header }).divergence?.row ?? Number.POSITIVE_INFINITY;
    expect(row).toBeLessThanOrEqual(log.rows.findIndex((entry) => 'hash' in entry));
  });

  test('of another game is not run at all', () => {
    const { log } = played(5);
    expect(() => replay(toy, { ...log, header: { ...log.header, game: 'chess' } })).toThrow('not for toy');
  });
});
