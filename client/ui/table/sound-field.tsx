// How loud the sounds are, and whether there are any.
import { useId } from 'preact/hooks';
import { playSound } from '../../sound/sounds.ts';
import { t } from '../../text/i18n.ts';
import { muted, soundFailed, volume } from '../settings.ts';

export function SoundField() {
  const id = useId();
  return (
    <fieldset class="segments sound-field">
      <legend class="field-label">{t('settings.sound')}</legend>
      <div class="sound-row">
        <label for={id} class="unseen">
          {t('settings.volume')}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={5}
          value={volume.value}
          disabled={muted.value}
          aria-valuetext={t('settings.percent', { n: volume.value })}
          onInput={(event) => {
            volume.value = event.currentTarget.valueAsNumber;
          }}
          // Heard once it is let go, else a slide is a rattle.
          onChange={() => playSound('place')}
        />
        <output for={id}>{t('settings.percent', { n: volume.value })}</output>
        <label class="sound-mute">
          <input
            type="checkbox"
            checked={muted.value}
            onChange={(event) => {
              muted.value = event.currentTarget.checked;
              playSound('confirm');
            }}
          />
          {t('settings.mute')}
        </label>
      </div>
      {soundFailed.value ? <p class="hint">{t('settings.noSound')}</p> : null}
    </fieldset>
  );
}
