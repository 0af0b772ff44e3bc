// Undo, or cancel, and the same answer again gives the same state, with the same questions and flags on the way.

import { firstDifference } from '../../difference.ts';
import type { Match } from '../../match.ts';
import { roll } from '../../rng.ts';
import type { KernelState } from '../../state.ts';
import { give, type Step } from '../play.ts';
import type { Run, Watcher } from './law.ts';
import { type Ahead, isSameState, type Moment, questionText, stateText } from './moment.ts';

export function undo<S extends KernelState>(run: Run<S>): Watcher<S> {
  return {
    before: (now, step, ahead) => {
      if (!now.isSampled) return;
      const done = ahead();
      if (done.match.canCancel(step.seat) && roll(run.rng, 2) === 0) {
        const canceled = done.match.fork();
        canceled.cancel(step.seat);
        against(run, now, step, done, canceled, 'canceled');
        return;
      }
      const undone = done.match.undo();
      if (undone !== undefined) against(run, now, step, done, undone, 'undone');
    },
  };
}

function against<S extends KernelState>(
  { check }: Run<S>,
  now: Moment<S>,
  step: Step,
  done: Ahead<S>,
  back: Match<S>,
  how: string,
): void {
  const state = stateText(back.state);
  check(isSameState(state, now.stateText), () => `${how}: ${firstDifference(state, now.stateText)}`);
  const questions = questionText(back);
  check(questions === now.questionText, () => `${how}: ${firstDifference(questions, now.questionText)}`);
  const id = back.askOf(step.seat)?.id ?? 0;
  const used = done.match.position().asked;
  check(id > used, () => `${how}: question ${id} was asked before, as ${used} were`);
  const refusal = give(back, { ...step, id });
  check(refusal === undefined, () => `${how}: the same answer again is ${refusal}`);
  const again = [stateText(back.state), questionText(back)] as const;
  check(
    isSameState(again[0], done.stateText),
    () => `${how}, done again: ${firstDifference(again[0], done.stateText)}`,
  );
  check(again[1] === done.questionText, () => `${how}, done again: ${firstDifference(again[1], done.questionText)}`);
}
