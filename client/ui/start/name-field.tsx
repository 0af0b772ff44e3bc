// The display name, remembered in this browser.
import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { t } from '../../text/i18n.ts';
import { useGlyphs } from '../glyphs.ts';
import { LONGEST_NAME } from './draft.ts';

export function NameField({ name }: { readonly name: Signal<string> }) {
  const id = useId();
  useGlyphs(name.value);
  return (
    <div class="name-field">
      <label class="field-label" for={id}>
        {t('name.label')}
      </label>
      <input
        id={id}
        value={name.value}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        placeholder={t('name.guest')}
        onInput={(event) => {
          name.value = event.currentTarget.value;
        }}
      />
    </div>
  );
}
