// A link with a button that copies it.
import { useId, useState } from 'preact/hooks';
import { t } from '../../text/i18n.ts';

export function CopyField(props: {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly main?: boolean;
}) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(props.value);
    } catch {
      // Without permission the text is at least selected, ready for the keyboard.
      const input = document.getElementById(id);
      if (input instanceof HTMLInputElement) input.select();
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <div class="copy-field">
      <label class="field-label" for={id}>
        {props.label}
      </label>
      <div class="copy-row">
        <input id={id} readOnly value={props.value} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class={props.main ? 'button primary' : 'button'} onClick={() => void copy()}>
          {copied ? t('copied') : t('copy')}
        </button>
      </div>
      {props.hint === undefined ? null : <p class="hint">{props.hint}</p>}
      <span class="unseen" role="status">
        {copied ? t('copied') : ''}
      </span>
    </div>
  );
}
