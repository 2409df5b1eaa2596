// Adapts Node's own SQLite to Kysely, which expects another library's interface.
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/**
 * Returns a Kysely dialect for an open database. Each statement is prepared once, since the store has few of them.
 * @param beforeWriting throws if a write would be lost
 */
export function nodeSqliteDialect(database: DatabaseSync, beforeWriting: () => void): SqliteDialect {
  const prepared = new Map<string, SqliteStatement>();
  const shown: SqliteDatabase = {
    close: () => database.close(),
    prepare(sql) {
      const statement = prepared.get(sql) ?? shownStatement(database, sql, beforeWriting);
      prepared.set(sql, statement);
      return statement;
    },
  };
  return new SqliteDialect({ database: shown });
}

const NOTHING = { changes: 0, lastInsertRowid: 0 };

function shownStatement(database: DatabaseSync, sql: string, beforeWriting: () => void): SqliteStatement {
  const statement = database.prepare(sql);
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run(parameters) {
      // On a full disk SQLite rolls back by itself. Kysely's rollback would then fail and hide the first error.
      if (sql === 'rollback' && !database.isTransaction) return NOTHING;
      beforeWriting();
      return statement.run(...values(parameters));
    },
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
