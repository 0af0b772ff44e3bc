// The tables of the database, as Kysely knows them and as they are made.
import type { Kysely } from 'kysely';

export interface Database {
  tables: { code: string; status: string; created: number; touched: number; record: string };
  rows: { code: string; n: number; row: string };
  checkpoints: { code: string; rows: number; checkpoint: string };
  stories: { code: string; seq: number; told: string };
  settings: { code: string; seat: number; kind: string; mode: string };
}

/** Makes what is missing; a database made before stays as it is. */
export async function makeTables(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('tables')
    .ifNotExists()
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created', 'integer', (column) => column.notNull())
    .addColumn('touched', 'integer', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tables_by_status').ifNotExists().on('tables').columns(['status', 'created']).execute();
  await part(db, 'rows', 'n', 'row');
  await part(db, 'checkpoints', 'rows', 'checkpoint');
  await part(db, 'stories', 'seq', 'told');
  await db.schema
    .createTable('settings')
    .ifNotExists()
    .addColumn('code', 'text', (column) => column.notNull().references('tables.code').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('settings_key', ['code', 'seat', 'kind'])
    .execute();
}

/** A table of texts by code and number, which go with their table. */
async function part(db: Kysely<Database>, name: string, number: string, text: string): Promise<void> {
  await db.schema
    .createTable(name)
    .ifNotExists()
    .addColumn('code', 'text', (column) => column.notNull().references('tables.code').onDelete('cascade'))
    .addColumn(number, 'integer', (column) => column.notNull())
    .addColumn(text, 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${name}_key`, ['code', number])
    .execute();
}
