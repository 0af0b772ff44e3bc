// Keeps a key or a click that was meant for one question from answering the one that has just taken its place.

/** For so long nobody can have read the question that came. */
const SURPRISE = 350;

export class Surprise {
  private asked: number | null = null;
  /** This seat has answered the question that is or was open. */
  private answered = false;
  /** A press was heard for it: the next may be its second one. */
  private pressed = false;
  private until = Number.NEGATIVE_INFINITY;

  /** The question may be another one, or its answer on the way. */
  follow(asked: number | null, sending: boolean, now: number): void {
    this.answered ||= sending;
    if (asked === this.asked) return;
    if (this.asked !== null && (this.pressed || !this.answered)) this.until = now + SURPRISE;
    this.asked = asked;
    this.answered = false;
    this.pressed = false;
  }

  /** May a press made now answer the open question? */
  hears(now: number): boolean {
    if (now < this.until) return false;
    this.pressed = true;
    return true;
  }
}
