// Knows how the tests get a reference API of their own: on a free port, with a data folder that is thrown away.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../build/paths.mjs';

/** Milliseconds: until it must answer, and until it must have stopped. */
const START = 30_000;
const STOP = 5000;

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function answers(url) {
  try {
    await fetch(url);
    return true;
  } catch {
    return false;
  }
}

async function untilItAnswers(url, server, said) {
  for (const end = Date.now() + START; Date.now() < end; await wait(100)) {
    if (server.exitCode !== null) break;
    if (await answers(url)) return;
  }
  throw new Error(`The reference API did not start:\n${said()}`);
}

async function stop(server, folder) {
  if (server.exitCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    const late = setTimeout(() => server.kill('SIGKILL'), STOP);
    await ended;
    clearTimeout(late);
  }
  rmSync(folder, { recursive: true, force: true });
}

/** `{ url, said, stop }`; `said()` is what it has written so far. */
export async function startReferenceApi() {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'heq-data-'));
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: '', DEMO_FAULTS: '1' };
  const server = spawn(process.execPath, ['demo/server/main.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (more) => {
      text += more;
    });
  const api = { url: `http://127.0.0.1:${port}`, said: () => text, stop: () => stop(server, folder) };
  try {
    await untilItAnswers(api.url, server, api.said);
  } catch (error) {
    await api.stop();
    throw error;
  }
  return api;
}
