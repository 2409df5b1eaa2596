// Runs the server as an operator does: as a separate process, configured by environment variables.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

export interface ServerProcess {
  /** The URL that it prints when it is ready. */
  readonly url: string;
  readonly pid: number;
  /** All output so far. */
  output(): string;
  /** Returns the exit status, or the signal that stopped it. */
  end(signal: NodeJS.Signals): Promise<number | string>;
}

const MAIN = resolve(import.meta.dirname, '../main.ts');
const NONE = {
  PORT: '0',
  HOST: '',
  DATA_DIR: '',
  DATABASE_URL: '',
  DEMO_FAULTS: '',
  RATE_LIMIT: 'off',
  TRUST_PROXY: '',
  RETENTION_DAYS: '',
  TRACKING_KEPT: '',
  PARTNERS: '',
  SHARE_DAYS: '',
  WEBHOOK_RETRIES: '',
  WEBHOOK_TIMEOUT: '',
  DRAIN_SECONDS: '',
};

function spawned(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, ...NONE, ...env } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (more: string) => {
      text += more;
    });
  }
  return { child, output: () => text, ended: once(child, 'close') };
}

/** Throws its output if it exits before it is ready. */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  const { child, output, ended } = spawned(env);
  const ready = new Promise<string>((found) => {
    child.stdout.on('data', () => {
      const [, port] = /^http:\/\/localhost:(\d+)$/m.exec(output()) ?? [];
      if (port) found(`http://127.0.0.1:${port}`);
    });
  });
  const url = await Promise.race([ready, ended.then(() => Promise.reject(new Error(output())))]);
  return {
    url,
    pid: child.pid!,
    output,
    async end(signal) {
      child.kill(signal);
      const [status, by] = await ended;
      return status ?? by;
    },
  };
}

/** Expects the start to fail. Returns the exit status and the output. */
export async function failedStart(env: Record<string, string>) {
  const { output, ended } = spawned(env);
  const [status] = await ended;
  return { status, output: output().trim() };
}
