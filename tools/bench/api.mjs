// Runs the real server in its own process, with a temporary data folder, and sends it requests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/paths.mjs';

/** Calls `work` with a temporary folder, and deletes it afterwards. */
export async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'heq-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Calls `work` with `{ url, cpu() }` of a server that uses the folder, in seconds of processor time. */
export async function withApi(folder, work) {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '',
    DATA_DIR: folder,
    DATABASE_URL: '',
    DEMO_FAULTS: '',
    RATE_LIMIT: 'off',
  };
  const stdio = ['ignore', 'pipe', 'inherit'];
  const child = spawn(process.execPath, ['demo/server/main.ts'], { cwd: ROOT, env, stdio });
  try {
    return await work({ url: await urlOf(child), cpu: () => processorTime(child.pid) });
  } finally {
    await end(child);
  }
}

function urlOf(child) {
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

/** The seconds of processor time that a process has used, in steps of a hundredth. Null if the system does not say. */
function processorTime(pid) {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return null;
  const [, after] = readFileSync(stat, 'utf8').split(') ');
  const [user, system] = after.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

/** The connections stay open and share one token, as those of a widget do. `send(method, path, body)` resolves to the parsed JSON, and throws if the status is not 200. `close` ends the connections. */
export async function createClient(url, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const bare = (method, path, body, headers) => exchange(agent, `${url}${path}`, method, body, headers);
  const headers = { authorization: `Bearer ${await bare('POST', '/auth/token', undefined, {})}` };
  return {
    send: (method, path, body) => bare(method, path, body, headers),
    close: () => agent.destroy(),
  };
}

function exchange(agent, url, method, body, headers) {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const length = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const sent = request(url, { agent, method, headers: { ...headers, ...(text && length) } }, (answer) => {
      let read = '';
      answer.setEncoding('utf8');
      answer.on('data', (more) => {
        read += more;
      });
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(JSON.parse(read));
        else reject(new Error(`${method} ${url} answered ${answer.statusCode}: ${read}`));
      });
    });
    sent.on('error', reject);
    sent.end(text);
  });
}
