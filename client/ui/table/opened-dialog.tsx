// The dialog that lies over the table: a card, a zone, settings, help, conceding, a problem report, another device.
import type { Handle } from '../../../shared/kernel/model.ts';
import { tokenOf } from '../../net/keys.ts';
import { t } from '../../text/i18n.ts';
import { CardDialog } from '../card/card-dialog.tsx';
import { useExplanation } from '../card/values-made.tsx';
import { actionsOf } from '../mirror/card-tile.tsx';
import { StandsNow } from '../mirror/stands-now.tsx';
import { ZoneDialog } from '../mirror/zone-dialog.tsx';
import { CopyField } from '../parts/copy-field.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { usePlace } from '../place-context.ts';
import { HelpDialog } from './help-dialog.tsx';
import { ReportDialog } from './report-problem.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { useDesk } from './table-context.ts';

export function OpenedDialog() {
  const desk = useDesk();
  const { live, opened } = desk;
  const shown = opened.value;
  const close = (): void => {
    opened.value = null;
  };
  if (shown === null) return null;
  switch (shown.what) {
    case 'card':
      return <OpenedCard key={shown.no} no={shown.no} handle={shown.handle} onClose={close} />;
    case 'zone':
      return <ZoneDialog seat={shown.seat} zone={shown.zone} onClose={close} />;
    case 'settings':
      return <SettingsDialog onClose={close} />;
    case 'help':
      return <HelpDialog onClose={close} />;
    case 'report':
      return <ReportDialog onClose={close} />;
    case 'device':
      return <DeviceDialog onClose={close} />;
    case 'concede':
      return (
        <Dialog title={t('concede.title')} onClose={close}>
          <p>{t('concede.text')}</p>
          <div class="row">
            <button
              type="button"
              class="button danger"
              onClick={() => {
                live.concede();
                close();
              }}
            >
              {t('concede.yes')}
            </button>
            <button type="button" class="button" onClick={close}>
              {t('concede.no')}
            </button>
          </div>
        </Dialog>
      );
  }
}

function OpenedCard(props: { readonly no: string; readonly handle: Handle | undefined; readonly onClose: () => void }) {
  const { no, handle, onClose } = props;
  const desk = useDesk();
  const { live } = desk;
  const explanation = useExplanation(live, handle);
  const face = handle === undefined ? undefined : live.faceOf(handle);
  const actions = handle === undefined ? [] : actionsOf(desk, handle);
  return (
    <CardDialog
      game={live.game}
      no={no}
      onClose={onClose}
      actions={actions}
      explanation={explanation}
      {...(face ? { face } : {})}
    >
      <StandsNow handle={handle ?? null} />
    </CardDialog>
  );
}

function DeviceDialog({ onClose }: { readonly onClose: () => void }) {
  const { live } = useDesk();
  const place = usePlace();
  const token = tokenOf(live.code, live.seat ?? 0) ?? '';
  return (
    <Dialog title={t('device.title')} onClose={onClose}>
      <CopyField
        label={t('device.label')}
        value={`${place.link(`t/${live.code}`)}#seat=${token}`}
        hint={t('device.hint')}
      />
    </Dialog>
  );
}
