// For somebody whose browser has forgotten the seat: the personal link brings it back.
import { useId, useState } from 'preact/hooks';
import { offerToken } from '../../net/keys.ts';
import { tokenIn } from '../../net/place.ts';
import { t } from '../../text/i18n.ts';

export function ClaimSeat(props: { readonly code: string; readonly onClaimed: () => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const claim = (): void => {
    const token = tokenIn(typed.slice(Math.max(0, typed.indexOf('#'))).trim());
    setWrong(token === undefined);
    if (token === undefined) return;
    offerToken(props.code, token);
    props.onClaimed();
  };
  return (
    <details class="claim">
      <summary>{t('claimSeat.title')}</summary>
      <p class="hint">{t('claimSeat.text')}</p>
      <label class="field-label" for={id}>
        {t('claimSeat.label')}
      </label>
      <div class="copy-row">
        <input
          id={id}
          value={typed}
          autocomplete="off"
          onInput={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form around it would take the free seat.
            event.preventDefault();
            claim();
          }}
        />
        <button type="button" class="button" onClick={claim}>
          {t('claimSeat.go')}
        </button>
      </div>
      <p class="fault" role="alert">
        {wrong ? t('claimSeat.wrong') : ''}
      </p>
    </details>
  );
}
