// A fork given the same answers reaches the same state, tells the same and asks the same questions.

import { firstDifference } from '../../difference.ts';
import type { KernelState } from '../../state.ts';
import type { Run, Watcher } from './law.ts';
import { type Ahead, idsOf, isSameState } from './moment.ts';

export function fork<S extends KernelState>({ check }: Run<S>): Watcher<S> {
  let forked: Ahead<S> | undefined;
  return {
    before: (now, _step, ahead) => {
      forked = now.isSampled ? ahead() : undefined;
    },
    at: (now) => {
      if (forked === undefined) return;
      const { stateText, questionText, ids, toldText } = forked;
      check(isSameState(now.stateText, stateText), () => firstDifference(now.stateText, stateText));
      check(now.questionText === questionText, () => firstDifference(now.questionText, questionText));
      const told = JSON.stringify(now.told);
      check(told === toldText, () => firstDifference(told, toldText));
      check(idsOf(now.match) === ids, () => `the fork asks ${ids}, the match ${idsOf(now.match)}`);
    },
  };
}
