// Who is at the table: seats here or away since when, and how many watch.
import { type BySeat, SEATS, type Seat } from '../../shared/kernel/seat.ts';

export class Attendance {
  private readonly away: BySeat<number | null>;
  watchers = 0;

  /** Everybody is away at first; a bot never is. */
  constructor(bots: BySeat<boolean>, now: number) {
    this.away = [bots[0] ? null : now, bots[1] ? null : now];
  }
  arrive(seat: Seat): void {
    this.away[seat] = null;
  }
  depart(seat: Seat, now: number): void {
    this.away[seat] ??= now;
  }
  get awaySince(): BySeat<number | null> {
    return [...this.away];
  }
  awayFor(seat: Seat, now: number): number {
    const since = this.away[seat];
    return since === null ? 0 : now - since;
  }
  get nobodyHere(): boolean {
    return SEATS.every((seat) => this.away[seat] !== null);
  }
}
