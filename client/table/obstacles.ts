// What keeps a card from being used now: what of it is to be said beside the open question, and in which words.
import type { Explanation, Obstacle } from '../../shared/kernel/explain.ts';
import type { GameFront } from '../../shared/kernel/game.ts';
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

type Words = (key: string, values?: Values) => string;

/** What keeps the whole card from being used, or one of its abilities. */
export interface Blocked {
  readonly ability?: string;
  readonly lines: readonly string[];
}

/** A sentence for each obstacle; those of one ability stand together under what it is called, after those of the whole card. */
export function blockedBy(
  game: Pick<GameFront, 'abilityName' | 'lineOf'>,
  no: string,
  words: Words,
  obstacles: readonly Obstacle[],
): readonly Blocked[] {
  const lines = (found: readonly Obstacle[]): string[] => found.map((one) => obstacleText(words, one));
  const whole = obstacles.filter(({ ability }) => ability === undefined);
  const single = Map.groupBy(
    obstacles.filter(({ ability }) => ability !== undefined),
    ({ ability = '' }) => ability,
  );
  const called = (ability: string, i: number): string => {
    const name = game.abilityName(no, ability);
    if (name !== undefined) return words(name);
    return single.size === 1 ? t('card.itsAbility') : t('card.nthAbility', { n: (game.lineOf(no, ability) ?? i) + 1 });
  };
  return [
    ...(whole.length === 0 ? [] : [{ lines: lines(whole) }]),
    ...[...single].map(([ability, found], i) => ({ ability: called(ability, i), lines: lines(found) })),
  ];
}

/** With the rule's number; a word that a reason names is one of its own kind, as in `phase.main`. */
function obstacleText(words: Words, { lacks, rule, needs, has }: Obstacle): string {
  const word = (value: number | string | undefined): string | number =>
    typeof value === 'string' ? words(`${lacks}.${value}`) : (value ?? '');
  return t('card.blocked', { said: words(`blocked.${lacks}`, { needs: word(needs), has: word(has) }), rule });
}
