// A reference API for tests: one process for a whole run, with a temporary data folder and any number of servers. Faults set on
// one server do not affect the others.
import './fixed-world.mjs';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/paths.mjs';

/** Milliseconds within which it must have stopped. */
const STOP = 5000;

/** `{ open, close }`: `open` resolves to the URL of a new server once it is listening. */
function ordersTo(api) {
  const waiting = new Map();
  let last = 0;
  api.on('message', ({ opened, url, problem }) => {
    const { resolve, reject } = waiting.get(opened);
    waiting.delete(opened);
    if (url) resolve(url);
    else reject(new Error(problem));
  });
  api.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('The reference API did not start.'));
  });
  return {
    open(origin, hasFakes = false) {
      last += 1;
      const order = last;
      api.send({ open: order, origin, hasFakes });
      return new Promise((resolve, reject) => waiting.set(order, { resolve, reject }));
    },
    close(url) {
      if (api.connected) api.send({ close: url });
    },
  };
}

async function stop(api, folder) {
  if (api.exitCode === null && api.signalCode === null) {
    const ended = once(api, 'exit');
    if (api.connected) api.disconnect();
    const late = setTimeout(() => api.kill('SIGKILL'), STOP);
    await ended;
    clearTimeout(late);
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Resolves to `{ url, open, close, stop }`: a server's URL, and functions that start and stop more. `imports` are loaded before it. */
export async function startReferenceApi(...imports) {
  const folder = mkdtempSync(join(tmpdir(), 'heq-data-'));
  const api = fork('tools/testing/api-process.ts', {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: folder },
    execArgv: [...process.execArgv, ...imports.flatMap((path) => ['--import', path])],
  });
  const { open, close } = ordersTo(api);
  try {
    return { url: await open(), open, close, stop: () => stop(api, folder) };
  } catch (error) {
    await stop(api, folder);
    throw error;
  }
}
