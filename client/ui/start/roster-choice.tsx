// The ready decks that a seat brings to choose from at the table: several, each with its faces and its list to look at.
import type { Signal } from '@preact/signals';
import { useId, useState } from 'preact/hooks';
import type { GameFront, StarterDeck } from '../../../shared/kernel/game.ts';
import { gameText, t } from '../../text/i18n.ts';
import { CardThumb } from '../card/card-face.tsx';
import { DeckDialog } from './deck-dialog.tsx';
import { chooseRoster, facesOf, withDeck } from './draft.ts';

const FACES = 3;

export function RosterChoice(props: { readonly game: GameFront; readonly roster: Signal<readonly string[]> }) {
  const { game, roster } = props;
  const id = useId();
  const [looking, setLooking] = useState<StarterDeck | null>(null);
  const most = Math.min(game.roster ?? 0, game.starters.length);
  return (
    <fieldset class="roster" aria-describedby={id}>
      <legend class="field-label">
        {t('start.roster')}{' '}
        <output class="roster-count">{t('start.rosterCount', { n: roster.value.length, of: most })}</output>
      </legend>
      <div class="roster-row">
        {game.starters.map((deck) => (
          <RosterTile key={deck.id} {...props} deck={deck} onLook={() => setLooking(deck)} />
        ))}
      </div>
      <p id={id} class="hint">
        {t('start.rosterHint')}
      </p>
      {looking === null ? null : <DeckDialog game={game} deck={looking} onClose={() => setLooking(null)} />}
    </fieldset>
  );
}

function RosterTile(props: {
  readonly game: GameFront;
  readonly roster: Signal<readonly string[]>;
  readonly deck: StarterDeck;
  readonly onLook: () => void;
}) {
  const { game, roster, deck } = props;
  const chosen = roster.value.includes(deck.id);
  const isFixed = withDeck(game, roster.value, deck.id) === roster.value;
  return (
    <div class={`deck-tile roster-tile ${chosen ? 'chosen' : ''}`}>
      <label title={isFixed ? t(chosen ? 'start.rosterLast' : 'start.rosterFull') : gameText(game, `deck.${deck.id}`)}>
        <input
          type="checkbox"
          class="unseen"
          value={deck.id}
          checked={chosen}
          aria-disabled={isFixed}
          onClick={(event) => {
            if (isFixed) event.preventDefault();
          }}
          onChange={() => chooseRoster(game, roster, deck.id)}
        />
        <span class="roster-mark" aria-hidden="true" />
        <span class="deck-name">{deck.name}</span>
      </label>
      <button type="button" class="roster-faces" title={t('start.look')} onClick={props.onLook}>
        <span class="unseen">
          {t('start.look')} {deck.name}
        </span>
        {facesOf(game, deck)
          .slice(0, FACES)
          .map((print) => (
            <CardThumb key={print.no} game={game} print={print} />
          ))}
      </button>
    </div>
  );
}
