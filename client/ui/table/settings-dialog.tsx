// Settings at the table: speed, motion, view, card text, sound, covert windows, and the links of this table.
import { WINDOW_MODES } from '../../../shared/protocol/messages.ts';
import { gameWord, t } from '../../text/i18n.ts';
import { CopyField } from '../parts/copy-field.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Segments } from '../parts/segments.tsx';
import { usePlace } from '../place-context.ts';
import { MOTIONS, motion, SPEEDS, speed, VIEWS, view } from '../settings.ts';
import { CardTextField } from './card-text-field.tsx';
import { ClaimSeat } from './claim-seat.tsx';
import { SoundField } from './sound-field.tsx';
import { useDesk } from './table-context.ts';

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { live, opened } = useDesk();
  const place = usePlace();
  return (
    <Dialog title={t('settings.title')} onClose={onClose} className="settings">
      <Segments
        legend={t('settings.speed')}
        value={speed.value}
        options={SPEEDS.map((value) => ({ value, label: t(`speed.${value}`) }))}
        onChange={(value) => {
          speed.value = value;
        }}
      />
      <Segments
        legend={t('settings.motion')}
        value={motion.value}
        options={MOTIONS.map((value) => ({ value, label: t(`motion.${value}`) }))}
        onChange={(value) => {
          motion.value = value;
        }}
      />
      <Segments
        legend={t('settings.view')}
        value={view.value}
        options={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={(value) => {
          view.value = value;
        }}
      />
      <CardTextField game={live.game} />
      <SoundField />
      {live.seat === null ? null : (
        <section>
          <h3 class="side-title">{t('settings.windows')}</h3>
          <p class="hint">{t('settings.windowsHint')}</p>
          {live.game.windows.map((kind) => (
            <WindowField key={kind} kind={kind} />
          ))}
        </section>
      )}
      {live.seat === null || live.status.value.status !== 'playing' ? null : (
        <button
          type="button"
          class="button"
          onClick={() => {
            opened.value = { what: 'concede' };
          }}
        >
          {t('concede.open')}
        </button>
      )}
      <CopyField label={t('waiting.link')} value={place.link(`t/${live.code}`)} />
      {live.seat === null ? (
        <ClaimSeat code={live.code} onClaimed={() => location.reload()} />
      ) : (
        <button
          type="button"
          class="button"
          onClick={() => {
            opened.value = { what: 'device' };
          }}
        >
          {t('device.title')}
        </button>
      )}
    </Dialog>
  );
}

function WindowField({ kind }: { readonly kind: string }) {
  const { live } = useDesk();
  return (
    <Segments
      legend={gameWord(live.game, `window.${kind}`)}
      value={live.windows.value[kind] ?? 'stopIfCan'}
      options={WINDOW_MODES.map((value) => ({ value, label: t(`windowMode.${value}`) }))}
      onChange={(value) => live.window(kind, value)}
    />
  );
}
