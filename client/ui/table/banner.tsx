// What is wrong right now: a dropped connection, a pause, an absent player.
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../shared/kernel/seat.ts';
import { seatName } from '../../table/ask-text.ts';
import { t } from '../../text/i18n.ts';
import { clockText, useNow } from '../parts/use-now.ts';
import { useDesk } from './table-context.ts';

/** After so long an absence the other seat may claim the win. */
const CLAIM_AFTER = 180;

export function Banner() {
  const { live } = useDesk();
  const { paused, awaySince, status } = live.status.value;
  if (live.link.value === 'dropped') return <Notice kind="dropped">{t('banner.dropped')}</Notice>;
  if (paused !== null) return <Notice kind="paused">{t('banner.paused')}</Notice>;
  if (status !== 'playing') return null;
  const away = ([0, 1] as const).find((seat) => seat !== live.seat && awaySince[seat] !== null);
  return away === undefined ? null : <Away seat={away} since={awaySince[away] as number} />;
}

function Notice(props: { readonly kind: string; readonly children: ComponentChildren }) {
  return (
    <div class={`banner ${props.kind}`} role="status">
      <span class="pulse" aria-hidden="true" />
      {props.children}
    </div>
  );
}

function Away({ seat, since }: { readonly seat: Seat; readonly since: number }) {
  const { live } = useDesk();
  const now = useNow(1000);
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  const time = clockText(seconds);
  const mayClaim = live.seat !== null && seconds >= CLAIM_AFTER;
  return (
    <div class="banner away">
      <span role="status">{t('banner.away', { name: seatName(live, seat) })}</span>
      <time role="timer">{time}</time>
      {mayClaim ? (
        <>
          <button type="button" class="button" onClick={live.claim}>
            {t('banner.claim')}
          </button>
          <span role="alert">{live.refusal.value === null ? '' : t(`refusal.${live.refusal.value}`)}</span>
        </>
      ) : live.seat === null ? null : (
        <span class="hint">{t('banner.claimLater')}</span>
      )}
    </div>
  );
}
