// How many are to be picked and how many are, in the words that a game has for one of its questions; undefined where it has none.
import type { Limit } from '../../shared/kernel/ask/limit.ts';
import type { GameFront } from '../../shared/kernel/game.ts';
import type { ShownAsk } from '../../shared/kernel/view.ts';
import { gameText } from '../text/i18n.ts';
import type { Picks } from './picks.ts';

type Asked = Pick<ShownAsk, 'why' | 'min' | 'max' | 'limit'>;

/** Of `amount.<why>`: `picked` of `min` to `max`; of what the limit marks or adds up, `now` and the least that is `needed`. */
export function amountText(game: GameFront, { why, min, max, limit }: Asked, picks: Picks): string | undefined {
  const { now, needed } = limit === undefined ? { now: picks.length, needed: min } : counted(limit, picks);
  return gameText(game, `amount.${why}`, { picked: picks.length, min, max, now, needed });
}
function counted(limit: Limit, picks: Picks): { readonly now: number; readonly needed: number } {
  if ('sum' in limit)
    return { now: picks.reduce((sum, i) => sum + (limit.sum[i] ?? 0), 0), needed: limit.atLeast ?? 0 };
  if ('some' in limit) return { now: picks.filter((i) => limit.some[i]).length, needed: limit.atLeast ?? 0 };
  return { now: picks.length, needed: 0 };
}
