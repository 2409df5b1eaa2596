// Runs the real server in its own process, with a temporary data folder.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../build/paths.mjs';

/** Calls `work` with a temporary folder, and deletes it afterwards. */
export async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'heq-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Calls `work` with `{ url, startup, rss(), cpu() }` of a server that uses the folder, in milliseconds, MB and seconds of
 * processor time. `more` adds settings.
 */
export async function withApi(folder, work, more = {}) {
  const started = performance.now();
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '',
    DATA_DIR: folder,
    DATABASE_URL: '',
    DEMO_FAULTS: '',
    RATE_LIMIT: 'off',
    ...more,
  };
  const stdio = ['ignore', 'pipe', 'inherit'];
  const child = spawn(process.execPath, ['demo/server/main.ts'], { cwd: ROOT, env, stdio });
  try {
    const url = await addressOf(child);
    const startup = performance.now() - started;
    const { pid } = child;
    return await work({ url, startup, rss: () => residentMemory(pid), cpu: () => processorTime(pid) });
  } finally {
    await end(child);
  }
}

function addressOf(child) {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The reference API did not start.')));
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      const [, port] = /^http:\/\/localhost:(\d+)$/m.exec(output) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** The resident memory of a process, in MB. */
function residentMemory(pid) {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))[1]
    : spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return Number(kilobytes) / 1024;
}

/** The seconds of processor time that a process has used, in steps of a hundredth. Null if the system does not say. */
function processorTime(pid) {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return null;
  const [, after] = readFileSync(stat, 'utf8').split(') ');
  const [user, system] = after.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}
