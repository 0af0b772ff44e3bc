// Covert windows: when the host answers for a seat. Host and client decide it alike, so that a page shows no prompt that answers itself.
import type { WindowMode } from './messages.ts';

interface CovertAsk {
  readonly covert?: string;
  readonly from: readonly unknown[];
  readonly min: number;
}

/** Does the host decline this question after the pause? Never, unless it is covert and may be declined. */
export function hostAnswers(ask: CovertAsk, mode: WindowMode): boolean {
  if (ask.covert === undefined || ask.min > 0 || mode === 'alwaysStop') return false;
  return mode === 'alwaysPass' || ask.from.length === 0;
}
