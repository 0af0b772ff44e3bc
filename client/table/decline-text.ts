// What it is called to answer a question with nothing.
import type { ShownAsk } from '../../shared/kernel/view.ts';
import { t } from '../text/i18n.ts';

/** A yes-or-no is declined with no, a choice of several with none, an ability is declined, a phase or window is passed. */
export function declineText({ from, max, about }: Pick<ShownAsk, 'from' | 'max' | 'about'>): string {
  const [only] = from;
  if (from.length === 1 && only !== undefined && 'option' in only) return t('prompt.no');
  if (max > 1) return t('prompt.none');
  return about === undefined ? t('prompt.pass') : t('prompt.decline');
}
