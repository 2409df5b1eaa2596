// Knows how the embedded database is opened: in a folder of its own, by one server at a time, every commit on the disk.
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { StartProblem } from '../start-problem.ts';
import { nodeSqliteDialect } from './node-sqlite.ts';
import type { Tables } from './tables.ts';

export interface OpenDatabase {
  readonly db: Kysely<Tables>;
  close(): Promise<void>;
}

const BUSY = 5;
const CANT_OPEN = 14;

/** Throws a StartProblem when the folder can't be written or another server has it. */
export function openFolder(folder: string): OpenDatabase {
  const lock = locked(folder);
  try {
    const file = join(folder, 'quotes.sqlite');
    const database = new DatabaseSync(file);
    // WAL with FULL: an acknowledged commit is on the disk, also after a power cut.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000');
    const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(database, stillThere(file)) });
    return { db, close: () => db.destroy().finally(() => lock.close()) };
  } catch (error) {
    lock.close();
    throw unusable(folder, error);
  }
}

/** The system itself frees this lock when a server ends, however it ends; copies of quotes.sqlite stay possible. */
function locked(folder: string): DatabaseSync {
  try {
    make(folder);
    const lock = new DatabaseSync(join(folder, 'server.lock'));
    lock.exec(
      'PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS held (x); COMMIT',
    );
    return lock;
  } catch (error) {
    throw unusable(folder, error);
  }
}

/**
 * Throws once the file was deleted or replaced under the open database: the system would let it write on, to what
 * nobody will ever read.
 */
function stillThere(file: string): () => void {
  const opened = statSync(file).ino;
  return () => {
    if (statSync(file, { throwIfNoEntry: false })?.ino === opened) return;
    throw Object.assign(new Error(`${file} was deleted or replaced`), { errcode: CANT_OPEN });
  };
}

/** Step by step, because Node's own recursive way never ends below /proc. */
function make(folder: string): void {
  if (existsSync(folder)) return;
  make(dirname(folder));
  mkdirSync(folder);
}

function unusable(folder: string, error: unknown): StartProblem {
  const { errcode, message } = error as Error & { errcode?: number };
  return errcode === BUSY
    ? new StartProblem(
        `Another server is using ${folder}: stop it, or give this one a folder of its own by DATA_DIR.`,
      )
    : new StartProblem(`The data folder ${folder} can not be used (${message}): name another by DATA_DIR.`);
}
