// The smallest ways to pay a cost, each a button that answers at once; any other is made by picking cards below.
import type { ShownAsk } from '../../../shared/kernel/view.ts';
import { paymentOf } from '../../table/payment.ts';
import { paidText, WAYS_SHOWN, wayText } from '../../table/payment-text.ts';
import { t } from '../../text/i18n.ts';
import { useDesk } from '../table/table-context.ts';

export function WaysToPay({ ask }: { readonly ask: ShownAsk }) {
  const { live } = useDesk();
  const payment = paymentOf(ask, live.picks.value, (handle) => live.faceOf(handle)?.no);
  if (payment === null) return null;
  return (
    <section class="ways" aria-label={t('payment.ways')}>
      <p class="hint" role="status">
        {paidText(live, payment)}
      </p>
      {payment.ways.slice(0, WAYS_SHOWN).map((way) => (
        <button type="button" class="button" key={way.join()} data-way={way.join()} onClick={() => live.answer(way)}>
          {t('payment.with', { cards: wayText(live, ask, way) })}
        </button>
      ))}
    </section>
  );
}
