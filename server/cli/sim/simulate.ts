// Simulates one match of a plan: bare for speed, or watched by the laws.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedOf } from '../../../shared/games/exported.ts';
import { gameOf } from '../../../shared/games/index.ts';
import { secretsOf } from '../../../shared/games/secrets.ts';
import type { GameModule } from '../../../shared/kernel/game.ts';
import { canonical, hashState, hashText } from '../../../shared/kernel/hash.ts';
import type { LogRow } from '../../../shared/kernel/log.ts';
import { Match } from '../../../shared/kernel/match.ts';
import type { KernelState } from '../../../shared/kernel/state.ts';
import { runLaws, violationText } from '../../../shared/kernel/testing/laws/run.ts';
import { logOf } from '../match-log.ts';
import { type Plan, type Planned, planned } from './plan.ts';
import { MOST_DECISIONS, Players, playOut } from './play.ts';
import type { MatchReport } from './report.ts';

interface Played {
  readonly match: Match<KernelState> | undefined;
  readonly rows: readonly LogRow[];
  readonly checks: number;
  readonly violations: readonly string[];
}

/** Plays match `index` of the plan. Whatever throws is a violation, told with its seed. */
export function simulate(plan: Plan, index: number): MatchReport {
  const game = gameOf(plan.game);
  const how = planned(plan, index);
  const players = new Players(game, how, plan.bots);
  const { match, rows, checks, violations } = plan.laws
    ? playLawfully(game, plan, how, players)
    : playBare(game, how, players);
  if (plan.save !== undefined) saveLog(game, plan.save, how, rows);
  const result = match?.result ?? null;
  const winner = result?.winner;
  const turns = match === undefined ? 0 : Number(game.summary(match.state)['turns'] ?? 0);
  return {
    index,
    seed: how.seed,
    finished: result !== null,
    winner,
    winningBot: winner === 0 || winner === 1 ? how.botAt[winner] : undefined,
    decisions: rows.length,
    turns,
    checks,
    violations,
    hash: hashText(canonical([how.setup, rows, match === undefined ? null : hashState(match.state)])),
    reason: result?.reason ?? 'unfinished',
  };
}

function playBare(game: GameModule, { setup, seed }: Planned, players: Players): Played {
  let match: Match<KernelState> | undefined;
  try {
    match = Match.start(game, game.setup(setup, false), { checkpoints: false });
    return { match, rows: playOut(match, players), checks: 0, violations: [] };
  } catch (error) {
    return {
      match,
      rows: [],
      checks: 0,
      violations: [`seed ${seed}: ${error instanceof Error ? error.stack : error}`],
    };
  }
}

function playLawfully(game: GameModule, plan: Plan, { setup, seed }: Planned, players: Players): Played {
  const report = runLaws(game, secretsOf(game.id), {
    seed,
    setup,
    every: plan.lawsEvery,
    mostDecisions: MOST_DECISIONS,
    exported: exportedOf(game.id),
    next: (match) => players.next(match),
  });
  return {
    match: report.match,
    rows: report.steps.map(({ seat, id, answer }) => ({ seat, ask: id, answer })),
    checks: report.checks,
    violations: report.violations.map((violation) => violationText(violation, report)),
  };
}

function saveLog(game: GameModule, folder: string, { seed, setup }: Planned, rows: readonly LogRow[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${game.id}-${seed}.json`), JSON.stringify(logOf(game, setup, rows)));
}
