// Runs HAProxy with the settings in the README, except for the addresses.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import { temporaryFolder } from './running-server.ts';
import { freePort } from './throwaway-postgres.ts';

const README = readFileSync(resolve(import.meta.dirname, '../README.md'), 'utf8');
/** Debian installs it in a folder that is only on the path of root. */
const env = { ...process.env, PATH: [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(delimiter) };

/** Columns in the CSV of HAProxy's statistics: retried requests, and requests without a response. */
interface State {
  readonly svname: string;
  readonly status: string;
  readonly wretr: string;
  readonly eresp: string;
}

export interface RunningProxy {
  readonly url: string;
  /** Whether it sends requests to the server at this index. */
  isUp(at: number): Promise<boolean>;
  stop(): Promise<void>;
}

export function hasHaproxy(): boolean {
  try {
    execFileSync('haproxy', ['-v'], { env, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** @param servers as many as the README has. */
export async function startHaproxy(servers: readonly string[]) {
  const [, written = ''] = /^```haproxy\n([\s\S]*?)^```$/m.exec(README) ?? [];
  const [own, stateAt] = [await freePort(), await freePort()];
  let at = 0;
  const settings = written
    .replace(/^( *bind ).*$/m, `$1127.0.0.1:${own}`)
    .replace(/^( *server \S+ )\S+/gm, (_, before) => `${before}${new URL(servers[at++]!).host}`);
  const file = join(temporaryFolder(), 'haproxy.cfg');
  const state = `listen state\n  bind 127.0.0.1:${stateAt}\n  stats enable\n  stats uri /\n`;
  writeFileSync(file, `${settings}\n${state}`);
  const child = spawn('haproxy', ['-db', '-f', file], { env, stdio: 'ignore' });
  const ended = once(child, 'close');
  const read = async () => {
    const text = await (await fetch(`http://127.0.0.1:${stateAt}/;csv`)).text();
    const rows: State[] = parse(text.replace(/^# /, ''), { columns: true, relaxColumnCount: true });
    return rows.filter(({ wretr, svname }) => wretr !== '' && svname !== 'BACKEND');
  };
  while (!(await read().catch(() => null)) && child.exitCode === null);
  return {
    url: `http://127.0.0.1:${own}`,
    read,
    isUp: async (place: number) => (await read())[place]!.status.startsWith('UP'),
    async stop() {
      child.kill();
      await ended;
    },
  };
}
