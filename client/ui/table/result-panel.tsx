// How the match ended, and what now: rematch, log, a problem report, back.
import { logAddress } from '../../net/api.ts';
import { seatName } from '../../table/ask-text.ts';
import { gameText, t } from '../../text/i18n.ts';
import { usePlace } from '../place-context.ts';
import { ReportButton } from './report-problem.tsx';
import { useDesk } from './table-context.ts';

interface Shown {
  readonly winner: unknown;
  readonly reason: string;
}

export function ResultPanel() {
  const { live } = useDesk();
  const place = usePlace();
  const { status, rematch } = live.status.value;
  const result = (live.model.value.facts['result'] ?? null) as Shown | null;
  if (status !== 'over' && result === null) return null;
  const { seat } = live;
  const winner = result?.winner;
  const title =
    winner === 'draw'
      ? t('result.draw')
      : winner !== 0 && winner !== 1
        ? t('result.none')
        : winner === seat
          ? t('result.won')
          : seat === null
            ? t('result.winner', { name: seatName(live, winner) })
            : t('result.lost', { name: seatName(live, winner) });
  const wants = seat !== null && rematch[seat];
  const foeWants = seat !== null && rematch[seat === 0 ? 1 : 0];
  return (
    <section
      class={`result ${winner === seat ? 'won' : ''}`}
      aria-label={t('result.label')}
      data-result={String(winner ?? 'none')}
    >
      <h2>{title}</h2>
      <p>{result === null ? '' : (gameText(live.game, `reason.${result.reason}`) ?? t('result.ended'))}</p>
      {foeWants && !wants ? <p class="hint">{t('result.foeWants')}</p> : null}
      <div class="row">
        {seat === null ? null : (
          <button type="button" class="button primary" aria-pressed={wants} onClick={() => live.rematch(!wants)}>
            {wants ? t('result.waits') : t('result.rematch')}
          </button>
        )}
        <a class="button" href={logAddress(live.code)} download={`playmat-${live.code}.json`}>
          {t('result.log')}
        </a>
        <button type="button" class="button" onClick={() => place.go('')}>
          {t('back')}
        </button>
        <ReportButton />
      </div>
    </section>
  );
}
