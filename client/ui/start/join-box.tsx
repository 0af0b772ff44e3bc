// Comes to a table by its code or link, to play or to watch.
import { useId, useState } from 'preact/hooks';
import { offerToken } from '../../net/keys.ts';
import { normalCode, tokenIn } from '../../net/place.ts';
import { t } from '../../text/i18n.ts';
import { usePlace } from '../place-context.ts';

export function JoinBox() {
  const place = usePlace();
  const id = useId();
  const [typed, setTyped] = useState('');
  const join = (): void => {
    const code = normalCode(typed);
    if (code === '') return;
    const token = tokenIn(typed.slice(Math.max(0, typed.indexOf('#'))));
    if (token !== undefined) offerToken(code, token);
    place.go(`t/${code}`);
  };
  return (
    <form
      class="join-box"
      onSubmit={(event) => {
        event.preventDefault();
        join();
      }}
    >
      <label class="field-label" for={id}>
        {t('join.label')}
      </label>
      <div class="copy-row">
        <input
          id={id}
          value={typed}
          placeholder={t('join.placeholder')}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {t('join.go')}
        </button>
      </div>
    </form>
  );
}
