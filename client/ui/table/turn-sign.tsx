// Whose turn it is, in which phase, and who is asked.

import type { Json } from '../../../shared/kernel/json.ts';
import type { Seat } from '../../../shared/kernel/seat.ts';
import type { HeardAsk } from '../../../shared/kernel/view.ts';
import { heardText, seatName } from '../../table/ask-text.ts';
import type { LiveTable } from '../../table/live-table.ts';
import { gameWord, t } from '../../text/i18n.ts';
import { useDesk } from './table-context.ts';

export function TurnSign() {
  const { live } = useDesk();
  const { turn, turnPlayer, phase, step, result } = live.model.value.facts;
  if (result !== null && result !== undefined) return <OverSign turn={turn} />;
  const whose = turnPlayer === 0 || turnPlayer === 1 ? (turnPlayer as Seat) : undefined;
  const own = whose !== undefined && whose === live.seat;
  const both = areBothAsked(live);
  return (
    <section class={`turn-sign ${own && !both ? 'own' : ''}`} aria-label={t('turn.label')}>
      <p class="turn-whose">
        {both
          ? t('turn.both')
          : whose === undefined
            ? t('turn.none')
            : own
              ? t('turn.yours')
              : t('turn.theirs', { name: seatName(live, whose) })}
        {typeof turn === 'number' && turn > 0 ? <small>{t('turn.number', { n: turn })}</small> : null}
      </p>
      <p class="turn-phase">
        {typeof phase === 'string' && phase !== '' ? gameWord(live.game, `phase.${phase}`) : ''}
        {typeof step === 'string' && step !== '' ? ` · ${gameWord(live.game, `step.${step}`, `phase.${step}`)}` : ''}
      </p>
      <AskedSign />
    </section>
  );
}

function OverSign({ turn }: { readonly turn: Json | undefined }) {
  return (
    <section class="turn-sign" aria-label={t('turn.label')}>
      <p class="turn-whose">
        {t('turn.over')}
        {typeof turn === 'number' ? <small>{t('turn.number', { n: turn })}</small> : null}
      </p>
    </section>
  );
}

/** A window in which the host passes for this seat; where it always does, that is undone here. */
function Passing({ kind }: { readonly kind: string }) {
  const { live } = useDesk();
  return (
    <p class="turn-asked">
      {t('asked.passing', { what: heardText(live, kind) })}
      {live.windows.value[kind] === 'alwaysPass' ? (
        <button
          type="button"
          class="button quiet"
          data-do="ask-again"
          onClick={() => live.window(kind, live.modeBefore(kind))}
        >
          {t('prompt.askAgain')}
        </button>
      ) : null}
    </p>
  );
}

/** Both seats are asked the same, as somebody who watches hears it. */
const isOneForBoth = (asks: readonly HeardAsk[]): boolean =>
  asks.length > 1 && asks.every(({ why }) => why === asks[0]?.why);

/** It is nobody's turn while both choose in secret: whose it is would say nothing. */
const areBothAsked = ({ ask, asks, sealed }: LiveTable): boolean =>
  sealed.value || asks.value.length > 1 || (ask.value !== null && asks.value.length > 0);

/** What others are asked; of a covert window its name alone. */
function AskedSign() {
  const { live } = useDesk();
  const others = live.asks.value;
  if (live.sealed.value) return <p class="turn-asked">{t('asked.sealed')}</p>;
  const passing = live.passing.value;
  if (passing !== null) return <Passing kind={passing} />;
  if (live.ask.value !== null || others.length === 0) return null;
  return (
    <p class="turn-asked">
      <span class="pulse" aria-hidden="true" />
      {isOneForBoth(others)
        ? t('asked.both', { what: heardText(live, others[0]?.why ?? '') })
        : others
            .map(({ seat, why }) => t('asked.other', { name: seatName(live, seat), what: heardText(live, why) }))
            .join(' ')}
    </p>
  );
}
