// Who approaches, and who interferes (section 6, steps 1 and 3).
import type { Answer } from '../../../kernel/ask.ts';
import type { Board, Seen } from './board.ts';
import { fighterIn, linesOf } from './lines.ts';
import { bestPlan, outcome } from './plan.ts';

/** The first of the approaches that together bring more than the answer to them takes; nobody if none do. */
export function approacher(board: Board, cards: readonly Seen[], must: boolean): Answer {
  const lines = linesOf(board);
  const { first } = bestPlan(lines, must);
  const position = cards.findIndex(({ handle }) => handle === first);
  return position >= 0 ? [position] : must ? [0] : [];
}
/** Whoever leaves the turn player least, or nobody. */
export function interferer(board: Board, cards: readonly Seen[]): Answer {
  const lines = linesOf(board);
  const against = fighterIn(lines, board.approach?.approacher);
  if (against === undefined) return [];
  let best: { readonly answer: Answer; readonly leaves: number } = {
    answer: [],
    leaves: outcome(lines, against, undefined),
  };
  for (const [position, { handle }] of cards.entries()) {
    const guard = fighterIn(lines, handle);
    const leaves = guard === undefined ? Number.POSITIVE_INFINITY : outcome(lines, against, guard);
    if (leaves < best.leaves) best = { answer: [position], leaves };
  }
  return best.answer;
}
