// The decisions of random matches one by one, with the match before and after each.
import type { GameModule, Options } from '../game.ts';
import { Match } from '../match.ts';
import type { KernelState } from '../state.ts';
import { VIEWERS, type Viewer } from '../story.ts';
import { playerRng, randomSteps, type Step, setupOf } from './play.ts';

export interface Moment<S extends KernelState> {
  readonly match: Match<S>;
  readonly before: Match<S>;
  readonly step: Step;
  /** Was a covert window answered? */
  readonly covert: boolean;
}
/** Looks at every decision of some random matches, after its answer. */
export function eachMoment<S extends KernelState>(
  game: GameModule<S>,
  matches: number,
  options: Options,
  look: (moment: Moment<S>) => void,
): void {
  for (let seed = 1; seed <= matches; seed++) {
    const match = Match.start(game, game.setup(setupOf(game, seed, options), true));
    const rng = playerRng(seed);
    for (const step of randomSteps(match, rng)) {
      const before = match.fork();
      const covert = match.askOf(step.seat)?.spec.covert !== undefined;
      match.listen();
      match.submit(step.seat, step.id, step.answer);
      look({ match, before, step, covert });
    }
  }
}
export const isSameStretch = <S extends KernelState>({ match, before }: Moment<S>): boolean =>
  match.position().since.length > before.position().since.length;
export const others = (seat: Viewer): Viewer[] => VIEWERS.filter((viewer) => viewer !== seat);
