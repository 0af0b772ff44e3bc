// How long the host waits, in milliseconds. None of it may depend on what is hidden.
export interface Timing {
  /** From the opening of a covert window to the host's answer, and the soonest that a person's decline is told. */
  readonly covertPauseMs: number;
  /** From a question to a bot's answer. */
  readonly botPauseMs: number;
  /** Absence after which the other seat may claim the win. */
  readonly claimAfterMs: number;
  /** First wait before a failed write is tried again; doubles up to `mostRetryMs`. */
  readonly retryMs: number;
  readonly mostRetryMs: number;
}

export const TIMING: Timing = {
  covertPauseMs: 1_500,
  botPauseMs: 700,
  claimAfterMs: 180_000,
  retryMs: 1_000,
  mostRetryMs: 15_000,
};
