// Both seats in one browser: shows the seat that is asked, or the one chosen. Side by side that one has the keys, or of two the one under the pointer.
import { effect, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { seatName } from '../../table/ask-text.ts';
import type { LiveTable } from '../../table/live-table.ts';
import { t } from '../../text/i18n.ts';
import { deskFor, Seated } from './table-page.tsx';

export const FOLLOWS = ['asked', 'stay', 'beside'] as const;
export type Follow = (typeof FOLLOWS)[number];

export function Practice({ lives }: { readonly lives: readonly LiveTable[] }) {
  const shown = useSignal(0);
  const follow = useSignal<Follow>('asked');
  const desks = useMemo(() => lives.map(deskFor), [lives]);
  useEffect(
    () =>
      effect(() => {
        const asked = lives.findIndex((live) => live.ask.value !== null);
        const holds = lives[shown.peek()]?.ask.value ?? null;
        if (follow.value !== 'stay' && asked >= 0 && holds === null) shown.value = asked;
      }),
    [lives],
  );
  useEffect(
    () =>
      effect(() => {
        for (const [i, { keyed }] of desks.entries()) keyed.value = shown.value === i;
      }),
    [desks],
  );
  const beside = follow.value === 'beside';
  const names = lives[0] as LiveTable;
  return (
    <div class={beside ? 'practice beside' : 'practice'}>
      <nav class="practice-bar" aria-label={t('practice.title')}>
        <span class="practice-title">{t('practice.title')}</span>
        {lives.map((live, i) => (
          <button
            key={live.seat}
            type="button"
            class={`button quiet ${!beside && shown.value === i ? 'chosen' : ''}`}
            aria-pressed={!beside && shown.value === i}
            onClick={() => {
              shown.value = i;
              if (follow.value === 'beside') follow.value = 'stay';
            }}
          >
            {live.seat === null ? '' : seatName(names, live.seat)}
            {live.ask.value === null ? null : <span class="asked-dot" role="img" aria-label={t('practice.asked')} />}
          </button>
        ))}
        <label class="practice-follow">
          <input
            type="checkbox"
            checked={follow.value === 'asked'}
            onChange={(event) => {
              follow.value = event.currentTarget.checked ? 'asked' : 'stay';
            }}
          />
          {t('practice.follow')}
        </label>
        <label class="practice-follow">
          <input
            type="checkbox"
            checked={beside}
            onChange={(event) => {
              follow.value = event.currentTarget.checked ? 'beside' : 'asked';
            }}
          />
          {t('practice.beside')}
        </label>
      </nav>
      <div class="practice-tables">
        {lives.map((live, i) => (
          <div
            key={live.seat}
            class="practice-table"
            hidden={!beside && shown.value !== i}
            data-seat={live.seat}
            onPointerEnter={() => {
              if (live.ask.value !== null) shown.value = i;
            }}
          >
            <Seated live={live} desk={desks[i] as (typeof desks)[number]} shown={beside || shown.value === i} />
          </div>
        ))}
      </div>
    </div>
  );
}
