// What keeps a card from being used now: what of it is to be said beside the open question, and in which words.
import type { Explanation, Obstacle } from '../../shared/kernel/explain.ts';
import type { Handle } from '../../shared/kernel/model.ts';
import type { ShownAsk } from '../../shared/kernel/view.ts';
import { t, type Values } from '../text/i18n.ts';
import { positionsOf } from './picks.ts';

/** What the server last explained, and of which card. */
export interface Told {
  readonly handle: Handle;
  readonly explanation: Explanation | null;
}

/** What is told of this card; nothing keeps one that the open question offers, though perhaps one of its abilities. */
export function explanationOf(told: Told | null, handle: Handle | undefined, ask: ShownAsk | null): Explanation | null {
  if (told === null || told.handle !== handle || told.explanation === null) return null;
  if (positionsOf(ask, told.handle).length === 0) return told.explanation;
  return { ...told.explanation, obstacles: told.explanation.obstacles.filter(({ ability }) => ability !== undefined) };
}

/** A sentence with the rule's number; a word that a reason names is one of its own kind, as in `phase.main`. */
export function obstacleText(
  words: (key: string, values?: Values) => string,
  { lacks, rule, needs, has, ability }: Obstacle,
): string {
  const word = (value: number | string | undefined): string | number =>
    typeof value === 'string' ? words(`${lacks}.${value}`) : (value ?? '');
  const said = words(`blocked.${lacks}`, { needs: word(needs), has: word(has) });
  return t(ability === undefined ? 'card.blocked' : 'card.blockedAbility', { said, rule });
}
