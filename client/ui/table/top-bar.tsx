// The strip above the table: who plays, who watches, the view, settings and the way out.

import { seatName } from '../../table/ask-text.ts';
import { t } from '../../text/i18n.ts';
import { Brand } from '../parts/brand.tsx';
import { usePlace } from '../place-context.ts';
import { canShowBoard, drawsLog, isNarrow, showsBoard, sideOpen, view } from '../settings.ts';
import { below, toggleLog, useDesk } from './table-context.ts';

export function TopBar() {
  const desk = useDesk();
  const { live, opened, logOpen } = desk;
  const place = usePlace();
  const { watchers, status } = live.status.value;
  const near = below(live);
  const playing = status === 'playing' && live.seat !== null;
  return (
    <header class="top-bar">
      <button type="button" class="top-home" onClick={() => place.go('')} aria-label={t('back')}>
        <Brand />
      </button>
      <p class="top-names">
        <span class="near">{seatName(live, near)}</span>
        <span aria-hidden="true">·</span>
        <span class="far">{seatName(live, near === 0 ? 1 : 0)}</span>
        {live.seat === null ? <em>{t('top.watching')}</em> : null}
      </p>
      <p class="top-watchers" title={t('watching', { count: watchers })}>
        <span aria-hidden="true">◉ {watchers}</span>
        <span class="unseen">{t('watching', { count: watchers })}</span>
      </p>
      <nav class="top-actions" aria-label={t('top.label')}>
        {drawsLog.value || showsBoard.value ? (
          <button
            type="button"
            class="button quiet"
            aria-pressed={drawsLog.value ? logOpen.value : sideOpen.value}
            onClick={() => toggleLog(desk)}
          >
            {t('log.label')}
          </button>
        ) : null}
        {canShowBoard.value ? (
          <button
            type="button"
            class="button quiet"
            aria-pressed={view.value === 'list'}
            onClick={() => {
              view.value = view.value === 'list' ? 'board' : 'list';
            }}
          >
            {t('top.list')}
          </button>
        ) : null}
        <button type="button" class="button quiet" onClick={() => (opened.value = { what: 'settings' })}>
          {t('top.settings')}
        </button>
        <button type="button" class="button quiet" onClick={() => (opened.value = { what: 'help' })}>
          {t('top.help')}
        </button>
        {playing && !isNarrow.value ? (
          <button type="button" class="button quiet" onClick={() => (opened.value = { what: 'concede' })}>
            {t('top.concede')}
          </button>
        ) : null}
      </nav>
    </header>
  );
}
