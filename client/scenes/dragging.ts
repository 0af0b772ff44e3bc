// Drag and drop: takes up an offered card, and answers with the place where it is dropped, and the question about that place.
import type { Seat } from '../../shared/kernel/seat.ts';
import type { HeardAsk } from '../../shared/kernel/view.ts';
import type { LiveTable } from '../table/live-table.ts';
import { type Held, isShared } from './drag.ts';
import type { Point } from './geometry.ts';
import { dropOf, type Following, followedIn } from './handling.ts';
import type { LaidCard, TableLook } from './look.ts';
import { offerOf, positionsOf } from './offer.ts';

export class Dragging {
  held: Held | null = null;
  private following: Following | null = null;
  /** Who was asked besides when the card was dropped. */
  private heard: readonly HeardAsk[] = [];
  private readonly table: LiveTable;
  private readonly bottom: Seat;

  constructor(table: LiveTable, bottom: Seat) {
    this.table = table;
    this.bottom = bottom;
  }

  grab(card: LaidCard | undefined, look: TableLook, point: Point): boolean {
    const { table } = this;
    const ask = table.ask.value;
    if (ask === null || card === undefined || table.sending.value || table.link.value !== 'live') return false;
    const offer = offerOf(ask, table.picks.value);
    const positions = positionsOf(offer, card, null).filter((at) => !offer.blocked.has(at));
    const drops = look.drops(table.model.value, this.bottom, ask, positions);
    if (drops.length === 0) return false;
    this.held = { key: card.key, ask: ask.id, point, drops, dropped: false };
    return true;
  }

  to(point: Point): void {
    if (this.held !== null && !this.held.dropped) this.held = { ...this.held, point };
  }

  /** Answers with the place; the card goes back where there is none, or where its menu must ask. */
  drop(point: Point): 'answered' | 'menu' | 'back' {
    const { held, table } = this;
    if (held === null || held.dropped) return 'back';
    const dropped = dropOf(held, point);
    this.held = dropped?.held ?? null;
    if (dropped === null) return isShared(held, point) ? 'menu' : 'back';
    this.following = dropped.drop.then;
    this.heard = table.asks.value;
    table.pick(dropped.drop.position);
    // Nothing went out where the line has just been lost, or where more is to be picked.
    if (!table.sending.value && this.isOpen(held)) this.forget();
    return 'answered';
  }

  /** Lets the card go back; false if none is held. */
  letGo(): boolean {
    if (this.held === null || this.held.dropped) return false;
    this.forget();
    return true;
  }

  /** A refused answer leaves the card where it was. */
  refused(): void {
    if (this.held?.dropped === true) this.forget();
  }

  /**
   * Something about the question changed. A card still held goes back when its question is gone. Once a drop's answer is
   * acknowledged and another question is open, that one is answered too if it is about the place; any other is left to the
   * player.
   */
  follow(): void {
    const { held, following, table } = this;
    if (held === null) return;
    const ask = table.ask.value;
    if (!held.dropped) {
      if (!this.isOpen(held)) this.forget();
      return;
    }
    // The next question may be told before the answer to the last one is acknowledged, and cannot be answered until then.
    if (table.sending.value || this.isOpen(held)) return;
    // Each batch brings the list of those asked anew: until one has come, what follows has not been told.
    if (ask === null && following !== null && table.asks.value === this.heard) return;
    this.forget();
    const position = ask === null || following === null ? undefined : followedIn(ask, following);
    if (position !== undefined) queueMicrotask(() => table.ask.value?.id === ask?.id && table.pick(position));
  }

  private isOpen({ ask }: Held): boolean {
    return this.table.ask.value?.id === ask;
  }

  private forget(): void {
    this.held = null;
    this.following = null;
  }
}
