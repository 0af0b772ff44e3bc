// The starter decks to choose from, each with its faces, its colours and its list to look at.
import type { Signal } from '@preact/signals';
import { useId, useState } from 'preact/hooks';
import type { GameFront, StarterDeck } from '../../../shared/kernel/game.ts';
import { gameWord, t } from '../../text/i18n.ts';
import { CardFace } from '../card/card-face.tsx';
import { DeckDialog } from './deck-dialog.tsx';
import { facesOf } from './draft.ts';

const FACES = 3;

export function DeckChoice(props: { readonly game: GameFront; readonly deck: Signal<string> }) {
  const name = useId();
  const { game, deck: chosen } = props;
  const [looking, setLooking] = useState<StarterDeck | null>(null);
  return (
    <fieldset class="decks">
      <legend class="field-label">{t('start.deck')}</legend>
      <div class="decks-row">
        {game.starters.map((deck) => (
          <div key={deck.id} class={`deck-tile ${chosen.value === deck.id ? 'chosen' : ''}`}>
            <label>
              <input
                type="radio"
                class="unseen"
                name={name}
                value={deck.id}
                checked={chosen.value === deck.id}
                onChange={() => {
                  chosen.value = deck.id;
                }}
              />
              <span class="deck-words">
                <span class="deck-name">{deck.name}</span>
                <small>{gameWord(game, `deck.${deck.id}`)}</small>
              </span>
              <span class="deck-faces" aria-hidden="true">
                {facesOf(game, deck)
                  .slice(0, FACES)
                  .map((print, i) => (
                    <span key={print.no} class="deck-face" style={{ '--at': i - 1 }}>
                      <CardFace game={game} print={print} detail="field" />
                    </span>
                  ))}
              </span>
            </label>
            <button type="button" class="button quiet" onClick={() => setLooking(deck)}>
              {t('start.look')}
              <span class="unseen"> {deck.name}</span>
            </button>
          </div>
        ))}
      </div>
      {looking === null ? null : <DeckDialog game={game} deck={looking} onClose={() => setLooking(null)} />}
    </fieldset>
  );
}
