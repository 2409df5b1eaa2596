// Shows Node's own SQLite to Kysely, which expects another library's shape.
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/**
 * A dialect on an open database. Statements are prepared once: the store has a dozen.
 * @param beforeWriting throws where what is written now would be lost
 */
export function nodeSqliteDialect(database: DatabaseSync, beforeWriting: () => void): SqliteDialect {
  const prepared = new Map<string, SqliteStatement>();
  const shown: SqliteDatabase = {
    close: () => database.close(),
    prepare(sql) {
      const statement = prepared.get(sql) ?? shownStatement(database.prepare(sql), beforeWriting);
      prepared.set(sql, statement);
      return statement;
    },
  };
  return new SqliteDialect({ database: shown });
}

function shownStatement(statement: StatementSync, beforeWriting: () => void): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run(parameters) {
      beforeWriting();
      return statement.run(...values(parameters));
    },
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
