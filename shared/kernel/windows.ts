// Windows: times in which the seats by turns may act or pass, as data in the state. Two passes in a row close one.
import type { Rule } from './ask.ts';
import { opponentOf, type Seat } from './seat.ts';

export interface Window {
  readonly name: string;
  /** Whose turn it is to act or pass. */
  readonly holder: Seat;
  /** Passes in a row. */
  readonly passes: number;
  /** Who may act after an action. */
  readonly next: 'other' | 'turnPlayer';
}

const PASSES_THAT_CLOSE = 2;

export const openWindow = (name: string, holder: Seat, next: Window['next']): Window => ({
  name,
  holder,
  passes: 0,
  next,
});

/** After a pass the other seat may act; null once both have passed in a row. */
export function afterPass(window: Window): Window | null {
  const passes = window.passes + 1;
  return passes >= PASSES_THAT_CLOSE ? null : { ...window, holder: opponentOf(window.holder), passes };
}
/** After an action nobody has passed. */
export const afterAction = (window: Window, turnPlayer: Seat): Window => ({
  ...window,
  holder: window.next === 'turnPlayer' ? turnPlayer : opponentOf(window.holder),
  passes: 0,
});

/** One offer to the holder, which says whether it acted: the window as it stands then, or null if it has closed. */
export function* windowStep(
  window: Window,
  turnPlayer: Seat,
  offer: (holder: Seat) => Rule<boolean>,
): Rule<Window | null> {
  return (yield* offer(window.holder)) ? afterAction(window, turnPlayer) : afterPass(window);
}
