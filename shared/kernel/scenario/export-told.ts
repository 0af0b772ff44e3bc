// What a step says, as a note: for what an export cannot have played.
import type { Step } from './types.ts';

export function told(step: Step): Step[] {
  if ('note' in step) return [step];
  if ('concede' in step) return [{ note: `${step.seat} conceded` }];
  if (!('expect' in step)) return [];
  const { question, result } = step.expect;
  if (question) return [{ note: `${question.seat} was asked ${question.is}` }];
  return result ? [{ note: `The match ended: ${result.winner} (${result.reason})` }] : [];
}
