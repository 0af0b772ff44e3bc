// Interruptions: declarations that nest. Before the newest link of a chain resolves, the seats by turns may put another on it.
import type { Rule } from './ask.ts';
import type { Chain, Link } from './chain.ts';
import { withLink } from './chain.ts';
import { opponentOf, type Seat } from './seat.ts';
import { openWindow, type Window, windowStep } from './windows.ts';

export interface Interruptible extends Link {
  /** Who may interrupt it now; null once both have refused in a row, and where nobody may. */
  readonly window: Window | null;
}

/** The opponent of who declared is asked first, then to and fro. */
export const openInterrupts = (declarer: Seat): Window => openWindow('interrupt', opponentOf(declarer), 'other');

/** One offer to interrupt this link, the newest: what is declared meanwhile lies on it, and resolves before it is asked for again. */
export function* interruptStep<L extends Interruptible>(
  state: { chain: Chain<L> },
  link: L,
  window: Window,
  offer: (holder: Seat) => Rule<boolean>,
): Rule {
  // The turn player has no part in it: after an interruption the other seat is asked.
  const after = yield* windowStep(window, window.holder, offer);
  const now = state.chain.find(({ id }) => id === link.id) ?? link;
  state.chain = withLink(state.chain, { ...now, window: after });
}
