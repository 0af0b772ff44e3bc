// A payment in words: what is paid so far, and the cards of a way to pay.
import type { ShownAsk } from '../../shared/kernel/view.ts';
import { nameOf } from '../text/card-text.ts';
import { gameWord, t } from '../text/i18n.ts';
import type { LiveTable } from './live-table.ts';
import type { Payment } from './payment.ts';
import { cardOf, type Picks } from './picks.ts';

/** So many ways to pay are buttons; any other is made by picking cards. */
export const WAYS_SHOWN = 3;

/** "Paid 2 of 4: snow ✓, star 1 of 3" */
export function paidText({ game }: Pick<LiveTable, 'game'>, { pips }: Payment): string {
  const each = [...Map.groupBy(pips, ({ pip }) => pip)].map(([pip, alike]) => {
    const word = gameWord(game, `color.${pip}`);
    const n = alike.filter(({ paid }) => paid).length;
    if (n === alike.length) return t('payment.paid', { pip: word });
    return alike.length === 1 ? word : t('payment.some', { pip: word, n, of: alike.length });
  });
  const n = pips.filter(({ paid }) => paid).length;
  return t('payment.points', { n, of: pips.length, each: each.join(t('log.comma')) });
}

export const wayText = ({ game, faceOf }: Pick<LiveTable, 'game' | 'faceOf'>, ask: ShownAsk, way: Picks): string =>
  way
    .flatMap((position) => {
      const choosable = ask.from[position];
      const handle = choosable && cardOf(choosable);
      const no = handle && faceOf(handle)?.no;
      return no === undefined ? [] : nameOf(game, no).text;
    })
    .join(t('payment.and'));
