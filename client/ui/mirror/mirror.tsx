// The table as lists: every zone with its cards, the opponent's side above. It stands in the accessibility tree also where the board is drawn.

import { opponentOf } from '../../../shared/kernel/seat.ts';
import { t } from '../../text/i18n.ts';
import { below, useDesk } from '../table/table-context.ts';
import { CardTile } from './card-tile.tsx';
import { Side } from './side.tsx';

export function Mirror({ tucked }: { readonly tucked: boolean }) {
  const { live } = useDesk();
  const near = below(live);
  const { looks } = live.model.value;
  return (
    <div class={tucked ? 'mirror tucked' : 'mirror'}>
      <Side seat={opponentOf(near)} far />
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
      <Side seat={near} />
    </div>
  );
}
