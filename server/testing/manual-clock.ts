// A clock for tests: time stands still until it is moved, and then everything due happens in order.
import type { Clock } from '../table/clock.ts';

interface Due {
  readonly at: number;
  readonly then: () => void;
}

export class ManualClock implements Clock {
  private time: number;
  private due: Due[] = [];

  constructor(time = 1_700_000_000_000) {
    this.time = time;
  }
  now(): number {
    return this.time;
  }
  after(ms: number, then: () => void): () => void {
    const entry = { at: this.time + ms, then };
    this.due.push(entry);
    return () => {
      this.due = this.due.filter((each) => each !== entry);
    };
  }
  get waiting(): number {
    return this.due.length;
  }
  /** Moves on by `ms`, stopping at each thing due and letting what it starts come to rest. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    await rest();
    for (;;) {
      const next = this.due.toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > end) break;
      this.time = next.at;
      this.due = this.due.filter((each) => each !== next);
      next.then();
      await rest();
    }
    this.time = end;
  }
}

/** Lets everything that only waits for promises and the store run to its end. */
export async function rest(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
}
