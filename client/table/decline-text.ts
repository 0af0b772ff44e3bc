// What it is called to answer a question with nothing.
import type { GameFront } from '../../shared/kernel/game.ts';
import type { ShownAsk } from '../../shared/kernel/view.ts';
import { gameText, t } from '../text/i18n.ts';

type Asked = Pick<ShownAsk, 'why' | 'from' | 'max' | 'about' | 'covert'>;

/** In the game's own words, where it has `decline.<why>`; else a yes-or-no is declined with no, a choice of several with none, an ability is declined, a phase or window is passed, also one about a declaration. */
export function declineText(game: GameFront, { why, from, max, about, covert }: Asked): string {
  const own = gameText(game, `decline.${why}`);
  if (own !== undefined) return own;
  const [only] = from;
  if (from.length === 1 && only !== undefined && 'option' in only) return t('prompt.no');
  if (max > 1) return t('prompt.none');
  return about === undefined || covert !== undefined ? t('prompt.pass') : t('prompt.decline');
}
