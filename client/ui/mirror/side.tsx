// One player's side of the table as lists.
import type { Seat } from '../../../shared/kernel/seat.ts';
import { seatName } from '../../table/ask-text.ts';
import { countOf } from '../../table/shown.ts';
import { gameWord, t } from '../../text/i18n.ts';
import { useDesk } from '../table/table-context.ts';
import { CardTile } from './card-tile.tsx';
import { layoutOf } from './layouts.ts';
import { Pile } from './pile.tsx';
import { SlotPlace } from './slot-place.tsx';

export function Side(props: { readonly seat: Seat; readonly narrow: boolean; readonly far?: boolean }) {
  const { seat, far } = props;
  const { live } = useDesk();
  const { game } = live;
  const { facts, zones } = live.model.value;
  const layout = layoutOf(game.id, game.sight.zones, props.narrow);
  const own = seat === live.seat;
  const name = seatName(live, seat);
  const stands = (zone: string): boolean =>
    layout.unlessEmpty?.includes(zone) !== true || countOf(zones[seat][zone]) > 0;
  const strips = (all: readonly string[]) => {
    const shown = all.filter(stands);
    return shown.length === 0 ? null : (
      <div class="strips">
        {shown.map((zone) => (
          <Strip key={zone} seat={seat} zone={zone} />
        ))}
      </div>
    );
  };
  return (
    <section
      class={`side ${far ? 'far' : 'near'} ${facts['turnPlayer'] === seat ? 'acting' : ''}`}
      aria-label={own ? t('side.yours', { name }) : t('side.theirs', { name })}
      data-seat={seat}
    >
      <header class="side-head">
        <h2>
          {name}
          {own ? <small>{t('you')}</small> : null}
        </h2>
        <ul class="piles" aria-label={t('zone.piles')}>
          {layout.piles.filter(stands).map((zone) => (
            <Pile key={zone} seat={seat} zone={zone} size={countOf(zones[seat][zone])} />
          ))}
        </ul>
        {strips(layout.strips[0])}
      </header>
      <div class="rows">
        {(far ? [...layout.rows].reverse() : layout.rows).map((row) => (
          <ul key={row[0]} class="row-places" aria-label={t('zone.row')}>
            {(far ? [...row].reverse() : row).map((zone) => (
              <SlotPlace key={zone} seat={seat} zone={zone} under={layout.under?.[zone] ?? []} />
            ))}
          </ul>
        ))}
      </div>
      {strips(layout.strips[1])}
      {layout.hand === undefined ? null : <Strip seat={seat} zone={layout.hand} />}
    </section>
  );
}

/** A zone whose cards lie in a row; of a hidden one the number. */
function Strip({ seat, zone }: { readonly seat: Seat; readonly zone: string }) {
  const { live } = useDesk();
  const held = live.model.value.zones[seat][zone];
  const name = gameWord(live.game, `zone.${zone}`);
  const size = countOf(held);
  return (
    <section
      class={`zone strip-zone zone-${zone} ${size === 0 ? 'empty' : ''}`}
      aria-label={t('zone.count', { zone: name, count: size })}
      data-zone={zone}
    >
      <h3 class="zone-title">
        {name} <b>{size}</b>
      </h3>
      {typeof held === 'number' ? (
        <div class="backs" aria-hidden="true">
          {Array.from({ length: Math.min(held, 10) }, (_, i) => (
            <i key={i} />
          ))}
        </div>
      ) : (
        <ul class="strip">
          {(held ?? []).map((handle, i) => (
            <li key={handle ?? i}>
              {handle === null ? <span class="tile back">{t('card.faceDown')}</span> : <CardTile handle={handle} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
