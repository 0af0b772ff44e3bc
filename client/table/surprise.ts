// Keeps what was meant for a question that somebody else has closed from answering the one that stands in its place.

/** For so long nobody can have read the question that came. */
const SURPRISE = 350;

export class Surprise {
  private asked: number | null = null;
  /** This seat has answered the question that is or was open. */
  private answered = false;
  private until = Number.NEGATIVE_INFINITY;

  /** The question may be another one, or its answer on the way. */
  follow(asked: number | null, sending: boolean, now: number): void {
    this.answered ||= sending;
    if (asked === this.asked) return;
    if (this.asked !== null && !this.answered) this.until = now + SURPRISE;
    this.asked = asked;
    this.answered = false;
  }

  isDeaf(now: number): boolean {
    return now < this.until;
  }
}
