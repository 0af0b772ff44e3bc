// The four games of the house.
import { useId } from 'preact/hooks';
import { FRONTS } from '../../../shared/games/fronts.ts';
import type { GameFront } from '../../../shared/kernel/game.ts';
import { t } from '../../text/i18n.ts';
import { chooseGame, type Draft } from './draft.ts';

const SHELF = ['weiss', 'lycee', 'precious', 'spellcard'] as const;

export function GameChoice({ draft }: { readonly draft: Draft }) {
  const name = useId();
  return (
    <fieldset class="games">
      <legend class="field-label">{t('start.game')}</legend>
      <div class="games-row">
        {SHELF.map((id) => {
          const chosen = draft.game.value.id === id;
          return (
            <label key={id} class={`game-tile ${chosen ? 'chosen' : ''}`}>
              <input
                type="radio"
                class="unseen"
                name={name}
                value={id}
                checked={chosen}
                onChange={() => chooseGame(draft, FRONTS[id] as GameFront)}
              />
              <span class="game-name">{t(`game.${id}`)}</span>
              <small>{t(`game.${id}.about`)}</small>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
