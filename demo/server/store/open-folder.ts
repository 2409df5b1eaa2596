// The embedded database has a folder of its own, serves one process at a time, and puts every commit on the
// disk.
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { StartProblem } from '../start-problem.ts';
import type { Engine } from './engine.ts';
import { judgeSqlite } from './judge-sqlite.ts';
import { nodeSqliteDialect } from './node-sqlite.ts';
import type { Tables } from './tables.ts';

/** For the account that runs the server alone. */
const FOLDER = 0o700;
const FILE = 0o600;
const BUSY = 5;
const CANT_OPEN = 14;
/** Damaged, or another kind of file. */
const DAMAGED = [11, 26];

/** Throws a StartProblem when the folder can't be written or another server has it. */
export function openFolder(folder: string): Engine {
  const lock = locked(folder);
  try {
    const file = join(folder, 'quotes.sqlite');
    const database = new DatabaseSync(own(file));
    // WAL with FULL: an acknowledged commit is on the disk, also after a power cut.
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

/** The system itself frees this lock when a server ends, however it ends; copies of quotes.sqlite stay possible. */
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
  mkdirSync(folder, FOLDER);
}

/** One that holds nothing but ours; any other may be meant for others too, and then the files alone are closed. */
function closeToOthers(folder: string): void {
  const isOurs = (name: string) => name === 'server.lock' || name.startsWith('quotes.sqlite');
  const names = readdirSync(folder);
  if (names.length > 0 && names.every(isOurs)) chmodSync(folder, FOLDER);
}

/** A file that its owner alone may read, with what SQLite keeps beside it: quotes and the secret of the tokens are in it. */
function own(file: string): string {
  closeSync(openSync(file, 'a', FILE));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, FILE);
  return file;
}

function unusable(folder: string, error: unknown): StartProblem {
  const { errcode, message } = error as Error & { errcode?: number };
  if (DAMAGED.includes((errcode ?? 0) & 255))
    return new StartProblem(
      `The database in the data folder ${folder} can not be used (${message}): put back a copy of it, or name another by DATA_DIR.`,
    );
  return errcode === BUSY
    ? new StartProblem(
        `Another server is using ${folder}: stop it, or give this one a folder of its own by DATA_DIR.`,
      )
    : new StartProblem(`The data folder ${folder} can not be used (${message}): name another by DATA_DIR.`);
}
