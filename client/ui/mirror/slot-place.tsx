// A single place in play: its cards, or an empty place that may be chosen.
import type { Seat } from '../../../shared/kernel/seat.ts';
import { banOf } from '../../table/picks.ts';
import { countOf } from '../../table/shown.ts';
import { gameWord, t } from '../../text/i18n.ts';
import { useDesk } from '../table/table-context.ts';
import { CardTile } from './card-tile.tsx';
import { Pile } from './pile.tsx';

interface Place {
  readonly seat: Seat;
  readonly zone: string;
  /** Zones of the cards that lie under this place. */
  readonly under: readonly string[];
}

export function SlotPlace({ seat, zone, under }: Place) {
  const { live } = useDesk();
  const held = live.model.value.zones[seat][zone];
  const cards = typeof held === 'number' || held === undefined ? [] : held;
  const lying = under.filter((below) => countOf(live.model.value.zones[seat][below]) > 0);
  const ask = live.ask.value;
  const position = ask?.from.findIndex((c) => 'slot' in c && c.slot === zone && (c.seat ?? live.seat) === seat) ?? -1;
  const name = gameWord(live.game, `slot.${zone}`, `zone.${zone}`);
  return (
    <li class={`place zone-${zone}`} data-zone={zone}>
      <span class="place-name">{name}</span>
      {cards.map((handle, i) =>
        handle === null ? (
          <span key={i} class="tile back">
            {t('card.faceDown')}
          </span>
        ) : (
          <CardTile key={handle} handle={handle} />
        ),
      )}
      {lying.length === 0 ? null : (
        <ul class="piles strips">
          {lying.map((below) => (
            <Lying key={below} seat={seat} zone={below} />
          ))}
        </ul>
      )}
      {cards.length === 0 && position < 0 ? <span class="place-empty">{t('place.empty')}</span> : null}
      {ask === null || position < 0 ? null : (
        <button
          type="button"
          class="place-choose"
          aria-disabled={banOf(ask, live.picks.value, position) !== undefined}
          aria-pressed={live.picks.value.includes(position)}
          onClick={() => live.pick(position)}
        >
          {t('place.choose', { place: name })}
        </button>
      )}
    </li>
  );
}

/** Under a place: a single card by its name, several as a pile. */
function Lying({ seat, zone }: { readonly seat: Seat; readonly zone: string }) {
  const { live } = useDesk();
  const held = live.model.value.zones[seat][zone];
  const [only] = typeof held === 'object' && held.length === 1 ? held : [];
  if (only == null) return <Pile seat={seat} zone={zone} size={countOf(held)} />;
  return (
    <li data-zone={zone}>
      <CardTile handle={only} />
    </li>
  );
}
