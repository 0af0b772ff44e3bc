// Why the server refused, in words.
import type { DeckFault } from '../../../shared/kernel/deck.ts';
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { Refused } from '../../net/api.ts';
import { gameText, t } from '../../text/i18n.ts';

export const faultsText = (game: GameFront, faults: readonly DeckFault[]): string =>
  faults.map(({ rule, values }) => gameText(game, `fault.${rule}`, values) ?? rule).join(' ');

export const refusalText = (game: GameFront | undefined, { why, faults }: Refused): string =>
  [t(`refusal.${why}`), ...(game === undefined || faults === undefined ? [] : [faultsText(game, faults)])].join(' ');
