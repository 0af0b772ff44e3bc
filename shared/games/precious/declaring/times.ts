// When an event may be played or a text used (7.5).
import type { Obstacle } from '../../../kernel/explain.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { isOfKind, isWho } from '../abilities/select.ts';
import type { EventText, Timing, UseText } from '../card-data.ts';
import type { PreciousLink, Table } from '../state.ts';

type Timed = Pick<UseText | EventText, 'timing' | 'against'>;
/** What [interrupt] answers unless its text says otherwise: the play of a card or the use of a text, no entry (7.3). */
const ANSWERED = ['event', 'support', 'text'] as const;

/** What keeps it from being used now: side, phase, something to interrupt. `link` is what may be interrupted. */
export function missingTime(table: Table, seat: Seat, text: Timed, link: PreciousLink | null): Obstacle[] {
  const { timing } = text;
  if (!isSide(table, seat, timing)) return [{ lacks: 'turn', rule: '7.5' }];
  if (!isPhase(table, timing)) return [{ lacks: 'timing', rule: '7.5' }];
  if (timing.includes('interrupt') && (link === null || !isAgainst(table, seat, text, link)))
    return [{ lacks: 'nothingToInterrupt', rule: '7.3' }];
  // Until it has resolved, nothing but an [interrupt] comes before what is declared (7.2).
  return !timing.includes('interrupt') && link !== null ? [{ lacks: 'timing', rule: '7.2' }] : [];
}
/** Without a side either turn will do. */
function isSide({ turnPlayer }: Table, seat: Seat, timing: readonly Timing[]): boolean {
  const sides = timing.filter((tag) => tag === 'own' || tag === 'opponent' || tag === 'both');
  return sides.length === 0 || sides.includes('both') || sides.includes(turnPlayer === seat ? 'own' : 'opponent');
}
/** Without a phase any free timing will do, and for an [interrupt] every phase. */
function isPhase({ phase }: Table, timing: readonly Timing[]): boolean {
  const phases = timing.filter((tag) => tag === 'main' || tag === 'approach');
  return phases.length === 0 || phases.some((tag) => tag === phase);
}
function isAgainst(table: Table, seat: Seat, { against = {} }: Timed, link: PreciousLink): boolean {
  const { of = ANSWERED, by = 'any', card = {} } = against;
  const context = { source: link.source.card, seat, bound: {} };
  return of.includes(link.kind) && isWho(by, seat, link.seat) && isOfKind(table, card, link.source.card, context);
}
