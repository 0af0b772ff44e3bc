// A deck's list: every card with its count, each to be opened and read.
import { useState } from 'preact/hooks';
import type { Deck } from '../../../shared/kernel/deck.ts';
import type { CardPrint, GameFront } from '../../../shared/kernel/game.ts';
import { wordsOf } from '../../text/card-text.ts';
import { gameWord, t } from '../../text/i18n.ts';
import { CardDialog } from '../card/card-dialog.tsx';
import { CardFace } from '../card/card-face.tsx';
import { Dialog } from '../parts/dialog.tsx';

interface Held {
  readonly print: CardPrint;
  readonly count: number;
}

export function DeckDialog(props: { readonly game: GameFront; readonly deck: Deck; readonly onClose: () => void }) {
  const { game, deck } = props;
  const [reading, setReading] = useState<string | null>(null);
  const held: Held[] = Object.entries(deck.cards).flatMap(([no, count]) => {
    const print = game.print(no);
    return print === undefined ? [] : [{ print, count }];
  });
  const groups = Map.groupBy(held, ({ print }) => print.type);
  const total = held.reduce((sum, { count }) => sum + count, 0);
  return (
    <Dialog title={deck.name} onClose={props.onClose} className="deck-dialog">
      <p class="hint">{t('deck.total', { count: total })}</p>
      {[...groups].map(([type, cards]) => (
        <section key={type}>
          <h3 class="deck-group">
            {gameWord(game, `type.${type}`)} <span>{cards.reduce((sum, { count }) => sum + count, 0)}</span>
          </h3>
          <ul class="deck-cards">
            {cards
              .sort((a, b) => (a.print.numbers['level'] ?? 9) - (b.print.numbers['level'] ?? 9))
              .map(({ print, count }) => (
                <li key={print.no}>
                  <button
                    type="button"
                    class="card-button"
                    aria-label={t('deck.card', { name: wordsOf(print.name).text, count })}
                    onClick={() => setReading(print.no)}
                  >
                    <CardFace game={game} print={print} />
                    <span class="deck-count" aria-hidden="true">
                      {t('deck.count', { count })}
                    </span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {reading === null ? null : <CardDialog game={game} no={reading} onClose={() => setReading(null)} />}
    </Dialog>
  );
}
