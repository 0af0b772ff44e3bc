// Window settings of both seats, by kind of window.
import { type BySeat, SEATS, type Seat } from '../../shared/kernel/seat.ts';
import type { WindowMode } from '../../shared/protocol/messages.ts';
import type { Setting } from '../store/table-record.ts';

const DEFAULT_MODE: WindowMode = 'stopIfCan';

export class Windows {
  private readonly modes: BySeat<Map<string, WindowMode>> = [new Map(), new Map()];

  constructor(settings: readonly Setting[]) {
    for (const setting of settings) this.set(setting);
  }
  set({ seat, kind, mode }: Setting): void {
    this.modes[seat].set(kind, mode);
  }
  mode(seat: Seat, kind: string): WindowMode {
    return this.modes[seat].get(kind) ?? DEFAULT_MODE;
  }
  of(seat: Seat): Readonly<Record<string, WindowMode>> {
    return Object.fromEntries(this.modes[seat]);
  }
  /** All settings, to go on with at another table. */
  all(): Setting[] {
    return SEATS.flatMap((seat) => [...this.modes[seat]].map(([kind, mode]) => ({ seat, kind, mode })));
  }
}
