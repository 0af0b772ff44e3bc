// What it is called to answer a question with nothing.
import type { ShownAsk } from '../../shared/kernel/view.ts';
import { t } from '../text/i18n.ts';

/** A yes-or-no is declined with no, a choice of several with none, an ability is declined, a phase or window is passed, also one about a declaration. */
export function declineText({ from, max, about, covert }: Pick<ShownAsk, 'from' | 'max' | 'about' | 'covert'>): string {
  const [only] = from;
  if (from.length === 1 && only !== undefined && 'option' in only) return t('prompt.no');
  if (max > 1) return t('prompt.none');
  return about === undefined || covert !== undefined ? t('prompt.pass') : t('prompt.decline');
}
