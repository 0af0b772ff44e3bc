// The end of a match: how it ended, what stood there, and what now. It lies over the table, and folds away to let it be seen.
import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { logAddress } from '../../net/api.ts';
import { t } from '../../text/i18n.ts';
import { usePlace } from '../place-context.ts';
import { ReportButton } from './report-problem.tsx';
import { LastStand, ResultFacts } from './result-facts.tsx';
import { useDesk } from './table-context.ts';
import { useShownEnd } from './use-shown-end.ts';
import { type Verdict, verdictOf } from './verdict.ts';

export function ResultPanel({ shown }: { readonly shown: boolean }) {
  const { live } = useDesk();
  const verdict = verdictOf(live);
  const due = useShownEnd(verdict !== null);
  return verdict === null || !due ? null : <Result verdict={verdict} shown={shown} />;
}

function Result({ verdict, shown }: { readonly verdict: Verdict; readonly shown: boolean }) {
  const folded = useSignal(false);
  const isFolded = folded.value;
  const first = useRef<HTMLElement | null>(null);
  const id = useId();
  // What the eye is led to, the focus is led to: else a keyboard would still stand where the last question was.
  useEffect(() => {
    if (shown && document.querySelector('dialog[open]') === null) first.current?.focus({ preventScroll: true });
  }, [isFolded, shown]);
  return (
    <section
      class={`result ${verdict.outcome} ${isFolded ? 'folded' : ''}`}
      role={isFolded ? 'region' : 'dialog'}
      aria-label={t('result.label')}
      aria-describedby={id}
      data-result={verdict.said}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isFolded) return;
        event.stopPropagation();
        folded.value = true;
      }}
    >
      {isFolded ? (
        <div class="result-plate">
          <p id={id} class="result-short">
            {verdict.title}
          </p>
          <button
            ref={(button) => {
              first.current = button;
            }}
            type="button"
            class="button"
            onClick={() => {
              folded.value = false;
            }}
          >
            {t('result.unfold')}
          </button>
        </div>
      ) : (
        <div class="result-plate">
          {verdict.winner === null ? null : <LastStand winner={verdict.winner} />}
          <button
            type="button"
            class="button quiet result-fold"
            onClick={() => {
              folded.value = true;
            }}
          >
            {t('result.fold')}
          </button>
          <h2
            ref={(heading) => {
              first.current = heading;
            }}
            tabIndex={-1}
          >
            {verdict.title}
          </h2>
          <Reason id={id} reason={verdict.reason} />
          <ResultFacts winner={verdict.winner} />
          <WhatNow />
        </div>
      )}
    </section>
  );
}

function Reason({ id, reason }: { readonly id: string; readonly reason: string }) {
  const { live } = useDesk();
  const { turn } = live.model.value.facts;
  return (
    <p id={id} class="result-reason">
      {reason}
      {typeof turn === 'number' && turn > 0 ? <small>{t('result.turn', { n: turn })}</small> : null}
    </p>
  );
}

function WhatNow() {
  const { live } = useDesk();
  const place = usePlace();
  const { seat } = live;
  const { rematch } = live.status.value;
  const wants = seat !== null && rematch[seat];
  const foeWants = seat !== null && rematch[seat === 0 ? 1 : 0];
  return (
    <div class="result-now">
      <p class="hint" role="status">
        {foeWants && !wants ? t('result.foeWants') : ''}
      </p>
      <div class="row">
        {seat === null ? null : (
          <button type="button" class="button primary big" aria-pressed={wants} onClick={() => live.rematch(!wants)}>
            {wants ? t('result.waits') : t('result.rematch')}
          </button>
        )}
        <button type="button" class={seat === null ? 'button primary big' : 'button big'} onClick={() => place.go('')}>
          {t('back')}
        </button>
      </div>
      <div class="row">
        <a class="button quiet" href={logAddress(live.code)} download={`playmat-${live.code}.json`}>
          {t('result.log')}
        </a>
        <ReportButton />
      </div>
    </div>
  );
}
