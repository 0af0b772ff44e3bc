// How fast somebody may go: a bucket that fills with time, and a count of how often it was found empty.
export interface Pace {
  /** Most at once. */
  readonly burst: number;
  readonly perSecond: number;
  /** Refusals in a row, without a moment of rest between them, after which it is a flood. */
  readonly patience: number;
}
export const MESSAGE_PACE: Pace = { burst: 40, perSecond: 15, patience: 200 };
/** Questions about cards, apart from answers: whoever passes over the whole table must still be able to answer. */
export const QUESTION_PACE: Pace = { burst: 30, perSecond: 15, patience: 200 };

export class Bucket {
  private readonly pace: Pace;
  private left: number;
  private at: number;
  private refused = 0;

  constructor(pace: Pace, now: number) {
    this.pace = pace;
    this.left = pace.burst;
    this.at = now;
  }
  /** Takes one: may it pass, is it too fast, or is it a flood? */
  take(now: number): 'pass' | 'tooFast' | 'flood' {
    this.left = Math.min(this.pace.burst, this.left + ((now - this.at) / 1000) * this.pace.perSecond);
    this.at = now;
    if (this.left === this.pace.burst) this.refused = 0;
    if (this.left >= 1) {
      this.left--;
      return 'pass';
    }
    this.refused++;
    return this.refused > this.pace.patience ? 'flood' : 'tooFast';
  }
  /** Full again: nothing to remember. */
  isIdle(now: number): boolean {
    return this.left + ((now - this.at) / 1000) * this.pace.perSecond >= this.pace.burst;
  }
}
