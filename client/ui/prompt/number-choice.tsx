// A number between two bounds.
import { useId } from 'preact/hooks';
import { t } from '../../text/i18n.ts';
import { useDesk } from '../table/table-context.ts';

export function NumberChoice({ range }: { readonly range: { readonly from: number; readonly to: number } }) {
  const { live } = useDesk();
  const id = useId();
  const n = live.dialed;
  return (
    <form
      class="number-choice"
      onSubmit={(event) => {
        event.preventDefault();
        live.confirm();
      }}
    >
      <label for={id}>{t('choice.range', range)}</label>
      <input
        id={id}
        type="range"
        min={range.from}
        max={range.to}
        value={n.value}
        onInput={(event) => {
          n.value = event.currentTarget.valueAsNumber;
        }}
      />
      <output for={id}>{n.value}</output>
      <button type="submit" class="button primary" data-do="number">
        {t('prompt.confirm')}
      </button>
    </form>
  );
}
