// The starter decks as cards to choose from, each with its list to look at.
import type { Signal } from '@preact/signals';
import { useId, useState } from 'preact/hooks';
import type { GameFront, StarterDeck } from '../../../shared/kernel/game.ts';
import { t } from '../../text/i18n.ts';
import { DeckDialog } from './deck-dialog.tsx';

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
              <span class="deck-name">{deck.name}</span>
              <ColorBar game={game} deck={deck} />
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

/** How many cards of each colour, as one bar. */
function ColorBar({ game, deck }: { readonly game: GameFront; readonly deck: StarterDeck }) {
  const counts = new Map<string, number>();
  for (const [no, count] of Object.entries(deck.cards)) {
    const color = game.print(no)?.color ?? '';
    counts.set(color, (counts.get(color) ?? 0) + count);
  }
  return (
    <span class="color-bar" aria-hidden="true">
      {[...counts].map(([color, count]) => (
        <i key={color} class={`tone-${color}`} style={{ flexGrow: count }} />
      ))}
    </span>
  );
}
