// The bot that takes the best next step by its game's own policy; where that has no opinion, or no legal one, chance decides.
import { decide as decideLycee } from '../games/lycee/greedy.ts';
import { decide as decidePrecious } from '../games/precious/greedy.ts';
import { decide as decideSpellcard } from '../games/spellcard/greedy.ts';
import { decide as decideWeiss } from '../games/weiss/greedy.ts';
import { checkAnswer } from '../kernel/ask/check.ts';
import type { Answer, AskSpec } from '../kernel/ask.ts';
import type { TableModel } from '../kernel/model.ts';
import type { Rng } from '../kernel/rng.ts';
import type { Seat } from '../kernel/seat.ts';
import type { ShownAsk } from '../kernel/view.ts';
import type { Bot } from './bot.ts';
import { anyAnswer } from './random.ts';

/** A game's own policy: an answer to a question as its seat sees it, or undefined where it has no opinion. */
export type Policy = (view: TableModel, ask: ShownAsk, seat: Seat, rng: Rng) => Answer | undefined;

const POLICIES: Readonly<Record<string, Policy>> = {
  lycee: decideLycee,
  precious: decidePrecious,
  spellcard: decideSpellcard,
  weiss: decideWeiss,
};

export const greedy: Bot = (game, view, ask, seat, rng) => {
  const answer = POLICIES[game.id]?.(view, ask, seat, rng);
  if (answer !== undefined && isLegal(ask, answer)) return answer;
  return anyAnswer(ask, ask.why, rng);
};

/** Legality looks at positions, bounds and limits alone, which a shown question has like any other. */
export const isLegal = (ask: ShownAsk, answer: Answer): boolean => checkAnswer(ask as unknown as AskSpec, answer);
