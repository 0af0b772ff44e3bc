// A zone's cards to look through, the top first.
import type { Seat } from '../../../shared/kernel/seat.ts';
import { seatName } from '../../table/ask-text.ts';
import { wordsOf } from '../../text/card-text.ts';
import { gameWord, t } from '../../text/i18n.ts';
import { CardFace } from '../card/card-face.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useDesk } from '../table/table-context.ts';

export function ZoneDialog(props: { readonly seat: Seat; readonly zone: string; readonly onClose: () => void }) {
  const { live, opened } = useDesk();
  const held = live.model.value.zones[props.seat][props.zone];
  const handles = typeof held === 'number' || held === undefined ? [] : [...held].reverse();
  const zone = gameWord(live.game, `zone.${props.zone}`);
  return (
    <Dialog
      title={t('choice.theirs', { zone, name: seatName(live, props.seat) })}
      onClose={props.onClose}
      className="deck-dialog"
    >
      <p class="hint">{handles.length === 0 ? t('zone.none') : t('zone.topFirst', { count: handles.length })}</p>
      <ul class="deck-cards">
        {handles.map((handle, i) => {
          const face = handle === null ? undefined : live.faceOf(handle);
          const print = face === undefined ? undefined : live.game.print(face.no);
          if (handle === null || face === undefined || print === undefined) {
            return <li key={i}>{t('card.faceDown')}</li>;
          }
          const name = wordsOf(print.name);
          return (
            <li key={handle}>
              <button
                type="button"
                class="card-button"
                lang={name.lang}
                aria-label={name.text}
                onClick={() => {
                  opened.value = { what: 'card', no: face.no, handle };
                }}
              >
                <CardFace game={live.game} print={print} />
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
