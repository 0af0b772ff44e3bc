// The table as lists: every zone with its cards, the opponent's side above. It stands in the accessibility tree also where the board is drawn.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { opponentOf } from '../../../shared/kernel/seat.ts';
import { t } from '../../text/i18n.ts';
import { below, useDesk } from '../table/table-context.ts';
import { CardTile } from './card-tile.tsx';
import { Side } from './side.tsx';
import { UnderWay } from './under-way.tsx';

/** Below so many pixels clock, level and the like are counts that open as lists. */
const NARROW = 760;

export function Mirror({ tucked }: { readonly tucked: boolean }) {
  const { live } = useDesk();
  const near = below(live);
  const { looks } = live.model.value;
  const element = useRef<HTMLDivElement>(null);
  const narrow = useSignal(false);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      narrow.value = (entry?.contentRect.width ?? NARROW) < NARROW;
    });
    if (element.current !== null) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={element} class={`mirror ${tucked ? 'tucked' : ''} ${narrow.value ? 'narrow' : ''}`}>
      <Side seat={opponentOf(near)} narrow={narrow.value} far />
      <UnderWay />
      {looks.length === 0 ? null : (
        <section class="looks" aria-label={t('zone.looks')}>
          <h3 class="zone-title">{t('zone.looks')}</h3>
          <ul class="strip">
            {looks.map((handle) => (
              <li key={handle}>
                <CardTile handle={handle} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Side seat={near} narrow={narrow.value} />
    </div>
  );
}
