// Knows how the tests get a reference API of their own: on a free port, with a data folder that is thrown away.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/paths.mjs';

/** Milliseconds: until it must have said where it is, and until it must have stopped. */
const START = 30_000;
const STOP = 5000;

function spawnServer(folder) {
  // Port 0: the system gives a free one, and the server says which.
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, DATABASE_URL: '', DEMO_FAULTS: '1' };
  const stdio = ['ignore', 'pipe', 'inherit'];
  return spawn(process.execPath, ['demo/server/main.ts'], { cwd: ROOT, env, stdio });
}

/** The address that the server prints when it answers. */
function addressOf(server) {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The reference API did not start in time.')), START);
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      const port = /https?:\/\/\S+:(\d+)/.exec(said)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    server.once('exit', () => reject(new Error('The reference API did not start.')));
    server.once('exit', () => clearTimeout(late));
  }).finally(() => server.stdout.resume());
}

async function stop(server, folder) {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    const late = setTimeout(() => server.kill('SIGKILL'), STOP);
    await ended;
    clearTimeout(late);
  }
  rmSync(folder, { recursive: true, force: true });
}

/** `{ url, stop }`. */
export async function startReferenceApi() {
  const folder = mkdtempSync(join(tmpdir(), 'heq-data-'));
  const server = spawnServer(folder);
  try {
    return { url: await addressOf(server), stop: () => stop(server, folder) };
  } catch (error) {
    await stop(server, folder);
    throw error;
  }
}
