// A position survives JSON: it is plain data, and continues identically after a round trip.

import { firstDifference } from '../../difference.ts';
import { Match, type Position } from '../../match.ts';
import type { KernelState } from '../../state.ts';
import { give } from '../play.ts';
import type { Run, Watcher } from './law.ts';
import { idsOf, isSameState, questionText, stateText } from './moment.ts';

export function position<S extends KernelState>({ game, check }: Run<S>): Watcher<S> {
  let stored: string | undefined;
  return {
    before: (now) => {
      stored = now.isSampled ? JSON.stringify(now.match.position()) : undefined;
    },
    at: (now, step) => {
      if (now.isSampled) {
        const strange = findStrange(now.match.state);
        check(strange === undefined, () => `state${strange}`);
      }
      if (stored === undefined || step === undefined) return;
      const restored = new Match(game, JSON.parse(stored) as Position<S>);
      give(restored, step);
      const [state, questions] = [stateText(restored.state), questionText(restored)];
      check(isSameState(now.stateText, state), () => firstDifference(now.stateText, state));
      check(now.questionText === questions, () => firstDifference(now.questionText, questions));
      check(idsOf(now.match) === idsOf(restored), () => 'the restored match gives other ids');
    },
  };
}

/** Where something is that JSON would not bring back, and what it is; the path is only put together on the way back from it. */
function findStrange(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : ` is ${value}`;
    case 'object':
      break;
    default:
      return ` is ${typeof value}`;
  }
  if (value === null) return undefined;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      if (typeof value[i] === 'number' && Number.isFinite(value[i])) continue;
      const strange = findStrange(value[i]);
      if (strange !== undefined) return `[${i}]${strange}`;
    }
    return undefined;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return ' is no plain object';
  for (const [key, held] of Object.entries(value)) {
    const strange = findStrange(held);
    if (strange !== undefined) return `.${key}${strange}`;
  }
  return undefined;
}
