// Time as the table knows it: a clock and a way to be called later, so that tests run without waiting.
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls `then` once after `ms`; the result calls it off. */
  after(ms: number, then: () => void): () => void;
}

export const realClock: Clock = {
  now: () => Date.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
