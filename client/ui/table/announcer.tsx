// Speaks to screen readers: each new question, and what was told since the last one.
import { questionText } from '../../table/ask-text.ts';
import { t } from '../../text/i18n.ts';
import { useDesk } from './table-context.ts';

export function Announcer() {
  const { live } = useDesk();
  const ask = live.ask.value;
  return (
    <p class="unseen" role="status" aria-live="assertive">
      {ask === null ? '' : t('announce.asked', { what: questionText(live, ask) })}
    </p>
  );
}
