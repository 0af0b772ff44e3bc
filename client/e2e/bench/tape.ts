// A recorded story and a table that tells it again: nothing is decided while the board is measured.
import { signal, batch as together } from '@preact/signals';
import type { Heard, TableModel } from '../../../shared/kernel/model.ts';
import type { HeardAsk, ShownAsk } from '../../../shared/kernel/view.ts';
import type { Batch, LiveTable } from '../../table/live-table.ts';
import { localTable } from '../fixture/local-table.ts';

interface Moment {
  readonly model: TableModel;
  readonly ask: ShownAsk | null;
  readonly asks: readonly HeardAsk[];
}
export interface Telling extends Moment {
  readonly heard: readonly Heard[];
}
export interface Tape {
  readonly start: Moment;
  readonly told: readonly Telling[];
}
export interface TapeTable extends LiveTable {
  /** Happenings told so far. */
  readonly told: number;
  /** Tells the next batch; false at the tape's end. */
  next(): boolean;
}

/** A match between two bots as seat 0 sees it, from a turn on in which the table has filled. */
export function matchTape(seed: number, fromTurn: number, length: number): Tape {
  const table = localTable('weiss', seed, 0);
  const now = (): Moment => ({ model: table.model.value, ask: table.ask.value, asks: table.asks.value });
  table.play(() => table.turnNow() >= fromTurn, true);
  const start = now();
  const told: Telling[] = [];
  const stop = table.onBatch(({ heard }) => told.push({ ...now(), heard }));
  table.play(() => told.length >= length, false);
  stop();
  return { start, told };
}

export function tapeTable({ start, told }: Tape): TapeTable {
  const model = signal(start.model);
  const ask = signal(start.ask);
  const asks = signal(start.asks);
  const story = signal<readonly Heard[]>([]);
  const picks = signal<readonly number[]>([]);
  const listeners = new Set<(batch: Batch) => void>();
  let at = 0;
  let count = 0;
  return {
    ...localTable('weiss', 1, 0),
    ...{ model, ask, asks, story, picks },
    faceOf: (handle) => model.value.cards[handle],
    explain: () => Promise.resolve(null),
    onBatch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onSettle: () => () => undefined,
    get told() {
      return count;
    },
    next() {
      const telling = told[at];
      if (telling === undefined) return false;
      const { heard } = telling;
      const before = model.value;
      at++;
      count += heard.length;
      together(() => {
        model.value = telling.model;
        ask.value = telling.ask;
        asks.value = telling.asks;
        story.value = [...story.value, ...heard];
      });
      for (const listener of listeners) listener({ seq: at, heard, before, after: telling.model });
      return true;
    },
  };
}
