// Keeps what was meant for one question from answering the one that has just taken its place.

/** For so long nobody can have read the question that came. */
const SURPRISE = 350;

export class Surprise {
  private asked: number | null = null;
  private until = Number.NEGATIVE_INFINITY;

  /** The question may be another one. */
  follow(asked: number | null, now: number): void {
    if (asked === this.asked) return;
    if (this.asked !== null) this.until = now + SURPRISE;
    this.asked = asked;
  }

  isDeaf(now: number): boolean {
    return now < this.until;
  }
}
