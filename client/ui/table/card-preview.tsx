// The card under the pointer, readable beside the board: it lies over the log while the pointer rests on the card.
import { gameWord } from '../../text/i18n.ts';
import { CardFace } from '../card/card-face.tsx';
import { useDesk } from './table-context.ts';

export function CardPreview() {
  const { live, hovered } = useDesk();
  const handle = hovered.value;
  const no = handle === null ? undefined : live.faceOf(handle)?.no;
  const print = no === undefined ? undefined : live.game.print(no);
  if (print === undefined) return null;
  return (
    <div class="preview" aria-hidden="true">
      <div class="preview-card">
        <CardFace game={live.game} print={print} />
      </div>
      <div class="preview-text">
        <h3>{print.name.en}</h3>
        <p class="hint">{[gameWord(live.game, `type.${print.type}`), ...print.traits].join(' · ')}</p>
        {live.game.describe(print.no, 'en').map((line, i) => (
          <p key={i}>{line}</p>
        ))}
      </div>
    </div>
  );
}
