// What stood at the end: both sides counted, and the cards with which the winner stood there.
import type { CardPrint } from '../../../shared/kernel/game.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import { seatName } from '../../table/ask-text.ts';
import type { LiveTable } from '../../table/live-table.ts';
import { countOf } from '../../table/shown.ts';
import { gameWord, t } from '../../text/i18n.ts';
import { CardFan } from '../card/card-fan.tsx';
import { layoutOf } from '../mirror/layouts.ts';
import { below, useDesk } from './table-context.ts';

export function ResultFacts({ winner }: { readonly winner: Seat | null }) {
  const { live } = useDesk();
  const near = below(live);
  const seats: readonly Seat[] = near === 0 ? [0, 1] : [1, 0];
  const { zones } = live.model.value;
  const { tally = [] } = layoutOf(live.game.id, live.game.sight.zones, false);
  return (
    <table class="result-facts">
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{t('result.side')}</span>
          </th>
          {seats.map((seat) => (
            <th key={seat} scope="col" class={seat === near ? 'near' : 'far'}>
              {seatName(live, seat)}
              {seat === winner ? <small>{t('result.mark')}</small> : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tally.map((zone) => (
          <tr key={zone}>
            <th scope="row">{gameWord(live.game, `value.${zone}`, `zone.${zone}`)}</th>
            {seats.map((seat) => (
              <td key={seat}>{countOf(zones[seat][zone])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Of each card one, the front row first. */
function lastStand({ game, model }: LiveTable, seat: Seat): readonly CardPrint[] {
  const { zones, cards } = model.value;
  const held = layoutOf(game.id, game.sight.zones, false)
    .rows.flat()
    .map((zone) => zones[seat][zone]);
  const handles = held.flatMap((zone) => (Array.isArray(zone) ? zone : []));
  const numbers = handles.flatMap((handle) => (handle === null ? [] : (cards[handle]?.no ?? [])));
  return [...new Set(numbers)].flatMap((no) => game.print(no) ?? []);
}

export function LastStand({ winner }: { readonly winner: Seat }) {
  const { live } = useDesk();
  const hand = lastStand(live, winner);
  return hand.length === 0 ? null : <CardFan game={live.game} hand={hand} />;
}
