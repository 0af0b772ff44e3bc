// A line about what is under way at a table, as a game words it for the list view.
import type { Said } from '../text/card-text.ts';
import type { Part } from './log-text.ts';

export interface ToldLine {
  readonly key: string;
  readonly parts: readonly Part[];
  /** The text of the card that it is about. */
  readonly detail?: Said;
}
