// Kysely on `node:sqlite`: the adapter for SqliteDialect, and the pragmas that make every answer durable.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

const adapt = (database: DatabaseSync): SqliteDatabase => ({
  close: () => database.close(),
  prepare(sql): SqliteStatement {
    const statement = database.prepare(sql);
    const spread = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...spread(parameters)),
      run: (parameters) => statement.run(...spread(parameters)),
      iterate: (parameters) => statement.iterate(...spread(parameters)),
    };
  },
});

/** Opens the file, or a database in memory for `:memory:`. A commit is on the disk when it returns. */
export function openSqlite(file: string): SqliteDialect {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  database.exec('PRAGMA busy_timeout = 5000');
  return new SqliteDialect({ database: adapt(database) });
}
