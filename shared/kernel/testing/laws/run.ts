// Runs the laws over one match of any game.
import { codecFor } from '../../../protocol/wire.ts';
import type { GameModule, Setup } from '../../game.ts';
import { Match } from '../../match.ts';
import { roll } from '../../rng.ts';
import type { KernelState } from '../../state.ts';
import type { Viewer } from '../../story.ts';
import { give, playerRng, randomRegistration, randomStep, type Step, setupOf } from '../play.ts';
import type { Secrets } from '../secrets.ts';
import { conservation } from './conservation.ts';
import { fold } from './fold.ts';
import { fork } from './fork.ts';
import { LAWS, type Law, type LawName, type Run, type Violation, type Watcher } from './law.ts';
import { Ahead, Moment } from './moment.ts';
import { position } from './position.ts';
import { progress } from './progress.ts';
import { twinMoving } from './twin-moving.ts';
import { twinStill } from './twin-still.ts';
import { undo } from './undo.ts';

const LAW: Readonly<Record<LawName, Law>> = {
  conservation,
  fork,
  position,
  fold,
  twinStill,
  twinMoving,
  progress,
  undo,
};

export interface LawOptions<S extends KernelState> {
  readonly seed: number;
  /** Left out: the game's starters and defaults, shuffled by `seed`. */
  readonly setup?: Setup;
  /** Who plays: the next answer of whoever is asked. Left out: chance. */
  readonly next?: (match: Match<S>) => Step | undefined;
  readonly laws?: readonly LawName[];
  /** The costly checks look at about one decision in so many. */
  readonly every?: number;
  /** The match is to end within so many decisions. */
  readonly mostDecisions?: number;
  readonly mirror?: (state: S, viewer: Viewer) => unknown;
  readonly exported?: (match: Match<S>, viewer: Viewer) => string;
}
export interface LawReport<S extends KernelState> {
  readonly match: Match<S> | undefined;
  readonly steps: readonly Step[];
  readonly decisions: number;
  readonly checks: number;
  readonly violations: readonly Violation[];
}

/** One match is given up after so many violations. */
const ENOUGH = 10;

/** Plays one match and checks the laws at every decision; the match it returns is the one that was played. */
export function runLaws<S extends KernelState>(
  game: GameModule<S>,
  secrets: Secrets<S>,
  options: LawOptions<S>,
): LawReport<S> {
  const { seed, laws = LAWS, every = 1, mostDecisions = 5000 } = options;
  const violations: Violation[] = [];
  const steps: Step[] = [];
  let checks = 0;
  let match: Match<S> | undefined;
  const report = (law: LawName, what: string) => violations.push({ law, seed, decision: steps.length, what });
  const rng = playerRng(seed);
  const chance = playerRng(seed + 2 ** 31);
  const codec = codecFor(game);
  const watchers = laws.map((law): [LawName, Watcher<S>] => {
    const run: Run<S> = {
      game,
      secrets,
      codec,
      rng: chance,
      mirror: options.mirror,
      exported: options.exported,
      check: (holds, what) => {
        checks++;
        if (!holds) report(law, what());
      },
    };
    return [law, LAW[law](run)];
  });
  /** Whatever throws has broken the law that was looked at. */
  const guarded = (law: LawName, act: () => void): void => {
    try {
      act();
    } catch (error) {
      report(law, `threw ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`);
    }
  };
  const look = (now: Match<S>, base: number): Moment<S> =>
    new Moment(now, { codec, secrets }, base, steps.length, every <= 1 || roll(chance, every) === 0);

  guarded('progress', () => {
    const playing = Match.start(game, game.setup(options.setup ?? setupOf(game, seed), true));
    match = playing;
    const next = options.next ?? ((from: Match<S>) => randomStep(from, rng));
    let now = look(playing, 0);
    for (const [law, watcher] of watchers) guarded(law, () => watcher.at?.(now, undefined));
    while (playing.result === null && violations.length < ENOUGH) {
      const step = randomRegistration(playing, secrets, rng) ?? next(playing);
      if (step === undefined) return;
      if (steps.length >= mostDecisions) {
        report('progress', `not over after ${mostDecisions} decisions`);
        return;
      }
      let forked: Ahead<S> | undefined;
      const ahead = (): Ahead<S> => {
        forked ??= new Ahead(playing, step);
        return forked;
      };
      for (const [law, watcher] of watchers) guarded(law, () => watcher.before?.(now, step, ahead));
      const base = playing.state.story.n;
      const refusal = give(playing, step);
      if (refusal !== undefined) report('progress', `an offered answer is ${JSON.stringify(refusal)}`);
      steps.push(step);
      now = look(playing, base);
      for (const [law, watcher] of watchers) guarded(law, () => watcher.at?.(now, step));
    }
  });
  return { match, steps, decisions: steps.length, checks, violations };
}

/** A violation with all it takes to see it again. */
export const violationText = <S extends KernelState>(violation: Violation, report: LawReport<S>): string => {
  const answers = report.steps
    .slice(0, violation.decision)
    .map(({ seat, answer, register }) => [seat, ...(register === undefined ? answer : [register])]);
  return `${violation.law} (seed ${violation.seed}, after ${JSON.stringify(answers)}): ${violation.what}`;
};
