// Reporting a problem: the match as a scenario file for whoever mends the rules, and what is in it.
import { useState } from 'preact/hooks';
import { problemReport, type Refused } from '../../net/api.ts';
import { tokenOf } from '../../net/keys.ts';
import { t } from '../../text/i18n.ts';
import { Dialog } from '../parts/dialog.tsx';
import { useDesk } from './table-context.ts';

export function ReportButton() {
  const { opened } = useDesk();
  return (
    <button type="button" class="button quiet report" onClick={() => (opened.value = { what: 'report' })}>
      {t('report.open')}
    </button>
  );
}

export function ReportDialog({ onClose }: { readonly onClose: () => void }) {
  const { live } = useDesk();
  const [why, setWhy] = useState<Refused['why'] | null>(null);
  const report = async (): Promise<void> => {
    const got = await problemReport(live.code, tokenOf(live.code, live.seat));
    if (!got.ok) return setWhy(got.why);
    save('playmat-problem.scenario.json', JSON.stringify(got.value, null, 2));
    onClose();
  };
  const isOver = live.status.value.status === 'over';
  return (
    <Dialog title={t('report.open')} onClose={onClose}>
      <p>{t(isOver ? 'report.whole' : live.seat === null ? 'report.watched' : 'report.own')}</p>
      <p class="fault" role="status">
        {why === null ? '' : t(`refusal.${why}`)}
      </p>
      <div class="row">
        <button type="button" class="button primary" onClick={() => void report()}>
          {t('report.save')}
        </button>
      </div>
    </Dialog>
  );
}

/** Hands a file to whoever sits here, as the browser does with a download. */
function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
