// Runs an installed PostgreSQL on a free port, in a temporary folder.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { postgresPrograms } from './postgres-programs.ts';

export interface ThrowawayPostgres {
  /** For DATABASE_URL. */
  readonly url: string;
  /** Creates an empty database and returns its URL. @param folder the folder of its tables. */
  database(name: string, folder?: string): Promise<string>;
  /** Stops it without a shutdown, as a power failure does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The owner of the databases: an account without special rights, as an operator should use. */
const OWNER = 'heq_owner';
/** The id of an unprivileged account, since PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const PATIENCE = 30_000;

/** Returns null if PostgreSQL is not installed. */
export async function throwawayPostgres(): Promise<ThrowawayPostgres | null> {
  const bin = postgresPrograms();
  if (!bin) return null;
  const folder = mkdtempSync(join(tmpdir(), 'heq-postgres-'));
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (account.uid) chownSync(folder, account.uid, account.gid);
  const env = { PATH: bin, HOME: folder, LC_ALL: 'C' };
  const data = join(folder, 'data');
  const options = { ...account, env, cwd: folder, stdio: 'ignore' } as const;
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'heq', '-A', 'trust', '--no-sync'], options);
  const port = await freePort();
  // Vacuuming by itself would make the next connection write a file, which fails on a full disk.
  const alone = ['-c', 'autovacuum=off'];
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F', ...alone];
  const url = `postgres://heq@127.0.0.1:${port}/postgres`;
  let server = spawn(join(bin, 'postgres'), args, options);
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  await untilItAnswers(url);
  await query(url, `create role ${OWNER} login`);
  return {
    url,
    async database(name, place) {
      if (place && account.uid) chownSync(place, account.uid, account.gid);
      if (place) await query(url, `create tablespace ${name} location '${place}'`);
      await query(url, `create database ${name} owner ${OWNER}${place ? ` tablespace ${name}` : ''}`);
      return url.replace(/heq@(.*)postgres$/, `${OWNER}@$1${name}`);
    },
    kill: () => end('SIGQUIT'),
    async start() {
      server = spawn(join(bin, 'postgres'), args, options);
      await untilItAnswers(url);
    },
    async stop() {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

async function untilItAnswers(url: string): Promise<void> {
  for (const end = Date.now() + PATIENCE; ; await wait(50)) {
    try {
      return await query(url, 'select 1');
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
