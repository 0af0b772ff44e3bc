// The store in SQL: one transaction per decision, so that a match is always whole on the disk.
import { type Dialect, Kysely, sql, type Transaction } from 'kysely';
import type { LogRow } from '../../shared/kernel/log.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { Happening } from '../../shared/kernel/story.ts';
import type { WindowMode } from '../../shared/protocol/messages.ts';
import type { Bounds, Store, StoredMatch } from './store.ts';
import type { Checkpoint, Entry, Setting, TableRecord } from './table-record.ts';
import { type Database, makeTables } from './tables.ts';

const columnsOf = (table: TableRecord): Database['tables'] => ({
  code: table.code,
  status: table.status,
  created: table.created,
  touched: table.touched,
  record: JSON.stringify(table),
});

export class SqlStore implements Store {
  private readonly db: Kysely<Database>;
  private readonly now: () => number;
  /** Transactions run one after another: they share one connection. */
  private last: Promise<unknown> = Promise.resolve();

  private constructor(db: Kysely<Database>, now: () => number) {
    this.db = db;
    this.now = now;
  }
  static async open(dialect: Dialect, now: () => number): Promise<SqlStore> {
    const db = new Kysely<Database>({ dialect });
    await makeTables(db);
    return new SqlStore(db, now);
  }

  async create(table: TableRecord): Promise<void> {
    await this.write((trx) => trx.insertInto('tables').values(columnsOf(table)).execute());
  }
  async load(code: string): Promise<TableRecord | undefined> {
    const found = await this.db
      .selectFrom('tables')
      .select(['record', 'touched'])
      .where('code', '=', code)
      .executeTakeFirst();
    return found && { ...(JSON.parse(found.record) as TableRecord), touched: found.touched };
  }
  async update(code: string, change: Partial<Omit<TableRecord, 'code'>>): Promise<void> {
    await this.write((trx) => this.change(trx, code, change));
  }

  async append(code: string, entry: Entry): Promise<void> {
    await this.write(async (trx) => {
      const rows = entry.rows.map((row, i) => ({ code, n: entry.at + i, row: JSON.stringify(row) }));
      if (rows.length > 0) await trx.replaceInto('rows').values(rows).execute();
      if (entry.batch !== undefined) {
        const { seq, told } = entry.batch;
        await trx
          .replaceInto('stories')
          .values({ code, seq, told: JSON.stringify(told) })
          .execute();
      }
      if (entry.checkpoint !== undefined) await this.keep(trx, code, entry.checkpoint);
      if (entry.table !== undefined) await this.change(trx, code, entry.table);
      else await trx.updateTable('tables').set({ touched: this.now() }).where('code', '=', code).execute();
    });
  }
  async match(code: string): Promise<StoredMatch> {
    const rows = await this.db.selectFrom('rows').select('row').where('code', '=', code).orderBy('n').execute();
    const last = await this.db
      .selectFrom('checkpoints')
      .select('checkpoint')
      .where('code', '=', code)
      .orderBy('rows', 'desc')
      .limit(1)
      .executeTakeFirst();
    const told = await this.db
      .selectFrom('stories')
      .select(({ fn }) => fn.max('seq').as('seq'))
      .where('code', '=', code)
      .executeTakeFirst();
    return {
      rows: rows.map(({ row }) => JSON.parse(row) as LogRow),
      seq: told?.seq ?? 0,
      checkpoint: last && (JSON.parse(last.checkpoint) as Checkpoint),
    };
  }
  async story(code: string): Promise<readonly Happening[]> {
    const parts = await this.db.selectFrom('stories').select('told').where('code', '=', code).orderBy('seq').execute();
    return parts.flatMap(({ told }) => JSON.parse(told) as Happening[]);
  }

  async settings(code: string): Promise<readonly Setting[]> {
    const found = await this.db.selectFrom('settings').selectAll().where('code', '=', code).execute();
    return found.map(({ seat, kind, mode }) => ({ seat: seat as Seat, kind, mode: mode as WindowMode }));
  }
  async set(code: string, { seat, kind, mode }: Setting): Promise<void> {
    await this.write((trx) => trx.replaceInto('settings').values({ code, seat, kind, mode }).execute());
  }

  async waitingSince(time: number): Promise<readonly string[]> {
    const found = await this.db
      .selectFrom('tables')
      .select('code')
      .where('status', '=', 'waiting')
      .where('created', '<', time)
      .execute();
    return found.map(({ code }) => code);
  }
  async sweep(now: number, { keepMs, maxBytes }: Bounds): Promise<readonly string[]> {
    const old = await this.db
      .selectFrom('tables')
      .select('code')
      .where('touched', '<', now - keepMs)
      .execute();
    const gone = old.map(({ code }) => code);
    await this.remove(gone);
    while ((await this.bytes()) > maxBytes) {
      const oldest = await this.db
        .selectFrom('tables')
        .select('code')
        .where('status', 'in', ['over', 'closed'])
        .orderBy('touched')
        .limit(20)
        .execute();
      if (oldest.length === 0) break;
      await this.remove(oldest.map(({ code }) => code));
      gone.push(...oldest.map(({ code }) => code));
    }
    return gone;
  }
  async close(): Promise<void> {
    await this.last;
    await this.db.destroy();
  }

  private async write<T>(work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
    const turn = this.last.then(() => this.db.transaction().execute(work));
    this.last = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  }
  private async change(trx: Transaction<Database>, code: string, change: Partial<TableRecord>): Promise<void> {
    const { record } = await trx
      .selectFrom('tables')
      .select('record')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    const table: TableRecord = { ...(JSON.parse(record) as TableRecord), touched: this.now(), ...change };
    await trx.updateTable('tables').set(columnsOf(table)).where('code', '=', code).execute();
  }
  /** The newest checkpoint is all that recovery needs: an older one goes when it comes. */
  private async keep(trx: Transaction<Database>, code: string, checkpoint: Checkpoint): Promise<void> {
    await trx.deleteFrom('checkpoints').where('code', '=', code).where('rows', '<', checkpoint.rows).execute();
    await trx
      .replaceInto('checkpoints')
      .values({ code, rows: checkpoint.rows, checkpoint: JSON.stringify(checkpoint) })
      .execute();
  }
  private async remove(codes: readonly string[]): Promise<void> {
    for (const code of codes) {
      await this.write((trx) => trx.deleteFrom('tables').where('code', '=', code).execute());
    }
  }
  /** Bytes in use, free pages not counted. */
  private async bytes(): Promise<number> {
    const { rows } = await sql<{ bytes: number }>`
      SELECT (c.page_count - f.freelist_count) * s.page_size AS bytes
      FROM pragma_page_count() c, pragma_freelist_count() f, pragma_page_size() s`.execute(this.db);
    return rows[0]?.bytes ?? 0;
  }
}
