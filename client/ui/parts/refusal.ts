// Why the server refused, in words.
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { Refused } from '../../net/api.ts';
import { gameText, t } from '../../text/i18n.ts';

export function refusalText(game: GameFront | undefined, { why, faults }: Refused): string {
  const reasons = (faults ?? []).flatMap(({ rule, values }) =>
    game === undefined ? [] : [gameText(game, `fault.${rule}`, values) ?? rule],
  );
  return [t(`refusal.${why}`), ...reasons].join(' ');
}
