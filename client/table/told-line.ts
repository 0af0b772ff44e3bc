// A line about what is under way at a table, as a game words it for the list view.
import type { Handle } from '../../shared/kernel/model.ts';
import type { Said } from '../text/card-text.ts';
import { t } from '../text/i18n.ts';
import { type Worded, whereIs } from './ask-text.ts';
import type { Part } from './log-text.ts';

export interface ToldLine {
  readonly key: string;
  readonly parts: readonly Part[];
  /** The text of the card that it is about. */
  readonly detail?: Said;
}

/** Sentences in one line, with a dot between them. */
export const dotted = (all: readonly (readonly Part[])[]): Part[] =>
  all.flatMap((parts, i) => (i === 0 ? parts : [t('log.then'), ...parts]));

/** A card and where it is, since several may have its name; of one that the viewer does not know only that it is a card. */
export function cardParts(table: Worded, handle: Handle | null, known?: string): Part[] {
  const no = known ?? (handle === null ? undefined : table.faceOf(handle)?.no);
  if (no === undefined) return [t('log.aCard')];
  const where = handle === null ? undefined : whereIs(table, handle);
  return where === undefined ? [{ no }] : [{ no }, t('card.where', { where })];
}
