// The embedded database, in Node's own SQLite: a folder of its own, for one process at a time, with each commit on the disk.
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { StartProblem } from '../start-problem.ts';
import type { Engine, Verdict } from './engine.ts';
import type { Tables } from './tables.ts';

/** Only the user that runs the server has access. */
const FOLDER = 0o700;
const FILE = 0o600;
const BUSY = 5;
const CANT_OPEN = 14;
/** SQLite's codes for a damaged database and for a file of another kind. */
const DAMAGED = [11, 26];

/** Throws a StartProblem if the folder can't be written or another server uses it. */
export function openFolder(folder: string): Engine {
  const lock = locked(folder);
  try {
    const file = join(folder, 'quotes.sqlite');
    const database = new DatabaseSync(own(file));
    // With FULL, a commit in WAL mode also survives a power cut.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000');
    const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(database, stillThere(file)) });
    return {
      db,
      rowLocks: null,
      clock: null,
      judge: judgeSqlite,
      close: () => db.destroy().finally(() => lock.close()),
    };
  } catch (error) {
    lock.close();
    throw unusable(folder, error);
  }
}

/**
 * Locks the folder by a file of its own, so that quotes.sqlite can still be copied. The system releases the lock
 * after a crash, too.
 */
function locked(folder: string): DatabaseSync {
  try {
    make(folder);
    closeToOthers(folder);
    const lock = new DatabaseSync(own(join(folder, 'server.lock')));
    lock.exec(
      'PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS held (x); COMMIT',
    );
    return lock;
  } catch (error) {
    throw unusable(folder, error);
  }
}

/**
 * Returns a function that throws if the file was deleted or replaced while the database is open. Otherwise SQLite would
 * go on writing to the deleted file.
 */
function stillThere(file: string): () => void {
  const opened = statSync(file).ino;
  return () => {
    if (statSync(file, { throwIfNoEntry: false })?.ino === opened) return;
    throw Object.assign(new Error(`${file} was deleted or replaced`), { errcode: CANT_OPEN });
  };
}

/** Not by mkdir's `recursive`, which never returns for a folder in /proc. */
function make(folder: string): void {
  if (existsSync(folder)) return;
  make(dirname(folder));
  mkdirSync(folder, FOLDER);
}

/** Closes the folder to other users if it contains only our files. Otherwise only the files are closed. */
function closeToOthers(folder: string): void {
  const isOurs = (name: string) => name === 'server.lock' || name.startsWith('quotes.sqlite');
  const names = readdirSync(folder);
  if (names.length > 0 && names.every(isOurs)) chmodSync(folder, FOLDER);
}

/** Lets only the owner read the database and SQLite's files next to it, which contain quotes and the tokens' secret. */
function own(file: string): string {
  closeSync(openSync(file, 'a', FILE));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, FILE);
  return file;
}

function unusable(folder: string, error: unknown): StartProblem {
  const { errcode, message } = error as Error & { errcode?: number };
  if (DAMAGED.includes((errcode ?? 0) & 255))
    return new StartProblem(
      `The database in the data folder ${folder} cannot be used (${message}): restore a backup, or choose another folder with DATA_DIR.`,
    );
  return errcode === BUSY
    ? new StartProblem(
        `Another server is using ${folder}: stop it, or give this one a folder of its own with DATA_DIR.`,
      )
    : new StartProblem(
        `The data folder ${folder} cannot be used (${message}): choose another with DATA_DIR.`,
      );
}

/**
 * Adapts Node's own SQLite to Kysely, which expects another library's interface. Returns a Kysely dialect for an open
 * database. Each statement is prepared once, since the store has few of them. @param beforeWriting throws if a write
 * would be lost
 */
function nodeSqliteDialect(database: DatabaseSync, beforeWriting: () => void): SqliteDialect {
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

/** By SQLite's primary result code. */
const VERDICTS: Readonly<Record<number, Verdict>> = {
  5: 'unavailable', // busy
  6: 'unavailable', // locked
  7: 'unavailable', // no memory
  8: 'unavailable', // read-only
  10: 'unavailable', // the disk fails
  11: 'unavailable', // damaged
  13: 'full',
  14: 'unavailable', // can't be opened
  15: 'unavailable', // locking protocol
  23: 'unavailable', // not authorised
  26: 'unavailable', // no database
};

function judgeSqlite(error: unknown): Verdict {
  const { errcode } = (error ?? {}) as { errcode?: number };
  // The low byte is the primary code.
  return errcode === undefined ? 'fault' : (VERDICTS[errcode & 255] ?? 'fault');
}
