// A zone in the list as its number.
import type { Seat } from '../../../shared/kernel/seat.ts';
import { gameWord, t } from '../../text/i18n.ts';
import { useDesk } from '../table/table-context.ts';

/** A zone as its number; one that everybody may look through opens as a list. */
export function Pile({ seat, zone, size }: { readonly seat: Seat; readonly zone: string; readonly size: number }) {
  const { live, opened } = useDesk();
  const name = gameWord(live.game, `zone.${zone}`);
  const open = typeof live.model.value.zones[seat][zone] !== 'number';
  const label = t('zone.count', { zone: name, count: size });
  return (
    <li class="pile" data-zone={zone}>
      {open ? (
        <button
          type="button"
          class="pile-button"
          aria-label={label}
          onClick={() => {
            opened.value = { what: 'zone', seat, zone };
          }}
        >
          <span class="pile-name">{name}</span> <b>{size}</b>
        </button>
      ) : (
        <span class="pile-count" role="img" aria-label={label}>
          <span class="pile-name">{name}</span> <b>{size}</b>
        </span>
      )}
    </li>
  );
}
