// How many cards a deck holds, of each type and of each card of the line-up.
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { Sums } from '../../table/decks.ts';
import { nameOf, termOf } from '../../text/card-text.ts';
import { t } from '../../text/i18n.ts';
import { CardThumb } from '../card/card-face.tsx';
import { Words } from '../parts/words.tsx';

export function DeckSums({ game, sums }: { readonly game: GameFront; readonly sums: Sums }) {
  return (
    <span class="deck-sums">
      <span class="deck-types">
        <b>{t('deck.total', { count: sums.total })}</b>
        {sums.types.map(({ type, count }) => (
          <span key={type}>
            <Words of={termOf(game, `type.${type}`)} /> {count}
          </span>
        ))}
      </span>
      <span class="deck-owned">
        {sums.owned.map(({ no, count }) => {
          const print = game.print(no);
          return (
            <span key={no}>
              {print === undefined ? null : <CardThumb game={game} print={print} />}
              <Words class="unseen" of={nameOf(game, no)} /> {count}
            </span>
          );
        })}
      </span>
    </span>
  );
}
