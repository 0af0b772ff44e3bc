// How the match ended, for whoever looks: won, lost, a draw, no result, or won by somebody they only watch.
import type { Seat } from '../../../shared/kernel/seat.ts';
import { seatName } from '../../table/ask-text.ts';
import type { LiveTable } from '../../table/live-table.ts';
import { gameText, t } from '../../text/i18n.ts';

export type Outcome = 'won' | 'lost' | 'winner' | 'draw' | 'none';
export interface Verdict {
  readonly outcome: Outcome;
  readonly winner: Seat | null;
  /** As the rules name it, for whoever reads the page by machine. */
  readonly said: string;
  readonly title: string;
  readonly reason: string;
}

interface Shown {
  readonly winner?: unknown;
  readonly reason?: unknown;
}

/** Null while the match goes on. */
export function verdictOf(live: LiveTable): Verdict | null {
  const known = (live.model.value.facts['result'] ?? null) as Shown | null;
  if (known === null && live.status.value.status !== 'over') return null;
  const said = known?.winner;
  const winner = said === 0 || said === 1 ? said : null;
  const outcome = outcomeOf(winner, said === 'draw', live.seat);
  const reason = known?.reason;
  return {
    outcome,
    winner,
    said: String(said ?? 'none'),
    title: t(`result.${outcome}`, { name: winner === null ? '' : seatName(live, winner) }),
    reason:
      known === null
        ? ''
        : (gameText(live.game, `reason.${typeof reason === 'string' ? reason : ''}`) ?? t('result.ended')),
  };
}

function outcomeOf(winner: Seat | null, draw: boolean, seat: Seat | null): Outcome {
  if (winner === null) return draw ? 'draw' : 'none';
  if (seat === null) return 'winner';
  return winner === seat ? 'won' : 'lost';
}
