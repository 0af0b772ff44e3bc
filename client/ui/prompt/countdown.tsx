// How long a question still waits before it is answered by itself; what is picked by then is sent just in time.
import { useEffect } from 'preact/hooks';
import { t } from '../../text/i18n.ts';
import { clockText, useNow } from '../parts/use-now.ts';
import { useDesk } from '../table/table-context.ts';

/** From here on it is urgent. */
const LAST_SECONDS = 30;
const LAST_CALL = 2;

export function Countdown() {
  const { live } = useDesk();
  const now = useNow(500);
  const until = live.until.value;
  const seconds = until === null ? Number.POSITIVE_INFINITY : Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (seconds <= LAST_CALL) live.confirm();
  }, [seconds <= LAST_CALL]);
  if (until === null) return null;
  const time = clockText(seconds);
  return (
    <p class={`countdown ${seconds <= LAST_SECONDS ? 'urgent' : ''}`} title={t('form.untilHint')}>
      <time role="timer" aria-label={t('form.until', { time })}>
        {time}
      </time>
      <span class="unseen" role="status">
        {seconds <= LAST_SECONDS ? t('form.soon') : ''}
      </span>
    </p>
  );
}
