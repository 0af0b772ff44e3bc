// The store as the server knows it. Everything is asynchronous, so that a database elsewhere fits the same shape.
import type { LogRow } from '../../shared/kernel/log.ts';
import type { Happening } from '../../shared/kernel/story.ts';
import type { Checkpoint, Entry, Setting, TableRecord } from './table-record.ts';

export interface StoredMatch {
  readonly rows: readonly LogRow[];
  readonly seq: number;
  readonly checkpoint: Checkpoint | undefined;
}

export interface Bounds {
  /** Tables untouched for longer are removed. */
  readonly keepMs: number;
  /** Above this many bytes the tables that were over longest are removed. */
  readonly maxBytes: number;
}

export interface Store {
  create(table: TableRecord): Promise<void>;
  load(code: string): Promise<TableRecord | undefined>;
  update(code: string, change: Partial<Omit<TableRecord, 'code'>>): Promise<void>;
  /** Writes one decision as a whole and durably; writing it again changes nothing. */
  append(code: string, entry: Entry): Promise<void>;
  match(code: string): Promise<StoredMatch>;
  /** The whole told story, in order. */
  story(code: string): Promise<readonly Happening[]>;
  settings(code: string): Promise<readonly Setting[]>;
  set(code: string, setting: Setting): Promise<void>;
  /** Codes of tables that still wait and were made before `time`. */
  waitingSince(time: number): Promise<readonly string[]>;
  /** Removes what is too old or too much; returns the codes that are gone. */
  sweep(now: number, bounds: Bounds): Promise<readonly string[]>;
  close(): Promise<void>;
}
