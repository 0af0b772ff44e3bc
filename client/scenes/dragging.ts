// Drag and drop: takes up an offered card, and answers with the place where it is dropped, and the question about that place.
import type { Seat } from '../../shared/kernel/seat.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { Held } from './drag.ts';
import type { Point } from './geometry.ts';
import { dropOf, type Following, followedIn } from './handling.ts';
import type { LaidCard, TableLook } from './look.ts';
import { offerOf, positionsOf } from './offer.ts';

export class Dragging {
  held: Held | null = null;
  private following: Following | null = null;
  /** The question that the drop answered. */
  private answered = -1;
  private readonly table: LiveTable;
  private readonly bottom: Seat;

  constructor(table: LiveTable, bottom: Seat) {
    this.table = table;
    this.bottom = bottom;
  }

  grab(card: LaidCard | undefined, look: TableLook, point: Point): boolean {
    const ask = this.table.ask.value;
    if (ask === null || card === undefined || this.table.sending.value) return false;
    const offer = offerOf(ask, this.table.picks.value);
    const positions = positionsOf(offer, card.handle, card.zone, null).filter((at) => !offer.blocked.has(at));
    const drops = look.drops(this.table.model.value, this.bottom, ask, positions);
    if (drops.length === 0) return false;
    this.held = { key: card.key, point, drops, dropped: false };
    return true;
  }

  to(point: Point): void {
    if (this.held !== null && !this.held.dropped) this.held = { ...this.held, point };
  }

  drop(point: Point): void {
    if (this.held === null || this.held.dropped) return;
    const dropped = dropOf(this.held, point);
    this.held = dropped?.held ?? null;
    if (dropped === null) return;
    this.following = dropped.drop.then;
    this.answered = this.table.ask.value?.id ?? -1;
    this.table.pick(dropped.drop.position);
  }

  /** Lets the card go back; false if none is held. */
  letGo(): boolean {
    if (this.held === null || this.held.dropped) return false;
    this.held = null;
    return true;
  }

  /** A refused answer leaves the card where it was. */
  refused(): void {
    if (this.held?.dropped !== true) return;
    this.held = null;
    this.following = null;
  }

  /**
   * Something about the question changed. Once the drop's answer is acknowledged and another question is open, that one is
   * answered too if it is about the place; any other is left to the player.
   */
  follow(): void {
    const { following, table } = this;
    const ask = table.ask.value;
    // The next question may be told before the answer to the last one is acknowledged, and cannot be answered until then.
    if (this.held?.dropped !== true || table.sending.value || ask?.id === this.answered) return;
    if (ask === null && following !== null) return;
    this.following = null;
    this.held = null;
    const position = ask === null || following === null ? undefined : followedIn(ask, following);
    if (position !== undefined) queueMicrotask(() => table.ask.value?.id === ask?.id && table.pick(position));
  }
}
