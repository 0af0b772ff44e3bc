// Whoever shows a table: the room, or a test. The host tells it what is settled; it never asks back.
import type { Seat } from '../../shared/kernel/seat.ts';
import type { Batch } from './batch.ts';

export interface Audience {
  /** A decision is settled and stored: one batch for everybody. */
  settled(batch: Batch): void;
  /** Names, absences, watchers and the like changed. */
  status(): void;
  /** Something changed that one seat alone may know: its window settings, a sealed answer or a registered deck of its own. */
  seat(seat: Seat): void;
  /** The table is closed for good. */
  closed(): void;
}
