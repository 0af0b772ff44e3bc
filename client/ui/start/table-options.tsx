// The game's named options, folded away: most tables play with the defaults.
import { useId } from 'preact/hooks';
import type { GameFront, OptionSpec, OptionValue } from '../../../shared/kernel/game.ts';
import { gameWord, t } from '../../text/i18n.ts';
import type { Draft } from './draft.ts';

export function TableOptions({ draft }: { readonly draft: Draft }) {
  const game = draft.game.value;
  const changed = Object.keys(draft.options.value).length;
  return (
    <details class="options">
      <summary>{changed === 0 ? t('start.options') : t('start.optionsChanged', { count: changed })}</summary>
      <div class="options-grid">
        {Object.entries(game.options).map(([name, spec]) => (
          <OptionField key={name} game={game} name={name} spec={spec} draft={draft} />
        ))}
      </div>
    </details>
  );
}

function OptionField(props: { game: GameFront; name: string; spec: OptionSpec; draft: Draft }) {
  const { game, name, spec, draft } = props;
  const id = useId();
  const value = game.fillOptions(draft.options.value)[name] ?? spec.default;
  const choose = (text: string): void => {
    const chosen = spec.values.find((known) => String(known) === text) as OptionValue;
    const { [name]: _old, ...others } = draft.options.value;
    const wouldBe = game.fillOptions(others)[name];
    draft.options.value = chosen === wouldBe ? others : { ...others, [name]: chosen };
  };
  return (
    <div>
      <label for={id}>{gameWord(game, `option.${name}`)}</label>
      <select id={id} value={String(value)} onChange={(event) => choose(event.currentTarget.value)}>
        {spec.values.map((known) => (
          <option key={String(known)} value={String(known)}>
            {gameWord(game, `option.${name}.${known}`, `option.${known}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
