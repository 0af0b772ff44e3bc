// Keeps the loop going when a frame fails: the fault is told, and the next frame begins with the table drawn anew.
export interface GuardHooks {
  report(problem: unknown): void;
  /** Puts right what may have come apart; may itself fail. */
  recover(problem: unknown): void;
  /** Nothing is drawn until something changes. */
  rest(): void;
}

/** So many failures in a row, and the next try waits for a change: a table that cannot be drawn must not keep the page busy. */
export const PATIENCE = 3;

export class FrameGuard {
  private failures = 0;
  private last: unknown = null;
  private readonly hooks: GuardHooks;

  constructor(hooks: GuardHooks) {
    this.hooks = hooks;
  }

  run(frame: () => void): void {
    try {
      if (this.failures > 0) this.hooks.recover(this.last);
      frame();
      this.failures = 0;
    } catch (problem) {
      this.failures++;
      this.last = problem;
      this.hooks.report(problem);
      if (this.failures % PATIENCE === 0) this.hooks.rest();
    }
  }
}
