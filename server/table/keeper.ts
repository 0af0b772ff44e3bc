// Keeps a table's decisions: writes each until it is stored, and says why when the table has to wait for that.
import type { Store } from '../store/store.ts';
import type { Entry } from '../store/table-record.ts';
import type { Clock } from './clock.ts';
import type { Report } from './run.ts';
import type { Timing } from './timing.ts';

interface Around {
  readonly store: Store;
  readonly clock: Clock;
  readonly timing: Timing;
  readonly report: Report;
}

export class Keeper {
  private readonly around: Around;
  private readonly changed: () => void;
  private why: string | null = null;
  private stopped = false;

  constructor(around: Around, changed: () => void) {
    this.around = around;
    this.changed = changed;
  }

  /** Why the table is paused, for everybody to see; null while it is not. */
  get paused(): string | null {
    return this.why;
  }
  /** Writes until it succeeds; only a stopped server gives up. */
  async keep(code: string, entry: Entry): Promise<void> {
    const { store, clock, timing, report } = this.around;
    for (let wait = timing.retryMs; ; wait = Math.min(2 * wait, timing.mostRetryMs)) {
      try {
        await store.append(code, entry);
        break;
      } catch (error) {
        report(error);
        if (this.stopped) throw error;
        this.pause('store');
        await new Promise<void>((resolve) => clock.after(wait, resolve));
      }
    }
    this.pause(null);
  }
  stop(): void {
    this.stopped = true;
  }
  private pause(why: string | null): void {
    if (this.why === why) return;
    this.why = why;
    this.changed();
  }
}
