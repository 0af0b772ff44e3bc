// Whether a question may be switched off: whoever never answers the other side need not be asked again.
import type { GameFront } from '../../shared/kernel/game.ts';
import type { ShownAsk } from '../../shared/kernel/view.ts';
import { mayDecline } from './picks.ts';

/** The kind of window that may be passed always from now on. Of one in which something of one's own is at stake, the settings alone say so. */
export const neverAsked = ({ answerWindows }: GameFront, ask: ShownAsk): string | undefined =>
  ask.covert !== undefined && answerWindows.includes(ask.covert) && mayDecline(ask) ? ask.covert : undefined;
