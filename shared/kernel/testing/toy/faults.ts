// One planted fault per law, each with the law that has to report it: the test of the tests.
import type { LawName } from '../laws/law.ts';

export const FAULTS = {
  /** A negated card vanishes. */
  lostCard: 'conservation',
  /** A counter outside the state decides what is drawn. */
  outsideCounter: 'fork',
  /** The state holds a Map. */
  notPlain: 'position',
  /** A card is discarded and nobody is told. */
  untoldChange: 'fold',
  /** The top card of a deck is shown to everybody. */
  leakyView: 'twinStill',
  /** A draw names the card to everybody. */
  leakyStory: 'twinStill',
  /** The response is asked only of who holds one. */
  skippedWindow: 'twinMoving',
  /** A search that finds nothing asks nothing. */
  hastySearch: 'twinMoving',
  /** A question that no answer satisfies. */
  deadEnd: 'progress',
  /** Stretch after stretch without a question. */
  endlessStretch: 'progress',
  /** A question reads differently when it is asked again after an undo. */
  changedPrompt: 'undo',
  /** A registered deck scores. */
  scoredDeck: 'fold',
  /** Everybody is shown how many decks a seat has brought. */
  countedRosters: 'twinStill',
  /** Who has brought one deck is not asked which. */
  skippedChoice: 'twinMoving',
} as const satisfies Record<string, LawName>;
export type FaultName = keyof typeof FAULTS;
/** They show only where seats bring rosters. */
export const ROSTER_FAULTS: readonly FaultName[] = ['scoredDeck', 'countedRosters', 'skippedChoice'];
