// Installs what a command needs: the packages of the root and of some workspaces, and Node.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isNewEnough, ROOT, RUNTIME, stop } from './node.mjs';

/** The workspaces by what a command does. npm puts the packages of all into the root's node_modules. */
const BUILD = ['tools/release'];
export const WORKSPACES = { SERVE: [], BUILD, TEST: [...BUILD, 'tools/testing', 'test/host-pages'] };

const UNREACHABLE =
  /E(AI_AGAIN|NOTFOUND|NOTCACHED|CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NETUNREACH)|ERR_SOCKET_TIMEOUT/;

const readJson = (path) => JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8'));

/** The places where Node looks for a package that is imported from a folder, the nearest first. */
function placesOf(name, from) {
  const parts = from.split('/node_modules/');
  const parents = parts.map((_, at) => parts.slice(0, at + 1).join('/node_modules/')).reverse();
  return [...parents.filter(Boolean).map((path) => `${path}/node_modules/${name}`), `node_modules/${name}`];
}

/** The paths in the lockfile of the packages that the root and these workspaces need. */
export function neededPaths(packages, workspaces) {
  const needed = new Set(['', ...workspaces]);
  for (const from of needed) {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = packages[from];
    const all = { ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies };
    for (const name of Object.keys(all)) {
      const place = placesOf(name, from).find((path) => packages[path]);
      if (place) needed.add(place);
    }
  }
  // npm only links workspaces.
  return [...needed].filter((path) => path.includes('node_modules/') && !packages[path].link);
}

/** True if all needed packages are installed, and every installed package has the version of the lockfile. */
export function isSame(locked, found, workspaces) {
  // An optional package may be for another platform.
  const isMissing = (path) => !locked[path].optional && !found[path];
  // An extra package at the top is never imported. One inside another package would be found before the right one.
  const isExtra = (path) => !locked[path] && path.lastIndexOf('node_modules/') > 0;
  const isStale = (path) => isExtra(path) || (locked[path] && found[path].version !== locked[path].version);
  return !neededPaths(locked, workspaces).some(isMissing) && !Object.keys(found).some(isStale);
}

/** Node's packages are optional, one for each platform. One of them is enough. */
const hasNode = (locked, found) =>
  Object.keys(found).some((path) => found[path].version === locked[path]?.version);

function isInstalled(folder, isRight) {
  if (!existsSync(`${ROOT}${folder}node_modules/.package-lock.json`)) return false;
  const { packages } = readJson(`${folder}package-lock.json`);
  return isRight(packages, readJson(`${folder}node_modules/.package-lock.json`).packages);
}

/** What is not installed yet: the folder of each project, and npm's options for it. Without options npm installs every workspace. */
function missing(workspaces) {
  const isRoot = isInstalled('', (locked, found) => isSame(locked, found, workspaces));
  const isNode = isNewEnough(process.versions.node) || isInstalled(RUNTIME, hasNode);
  const named = ['--include-workspace-root', ...workspaces.map((path) => `--workspace=${path}`)];
  const options = workspaces.length === 0 ? ['--workspaces=false'] : named;
  return [
    ...(isRoot ? [] : [{ folder: '', options }]),
    ...(isNode ? [] : [{ folder: RUNTIME, options: [] }]),
  ];
}

/** Resolves to `{ status, complaint }`, where `complaint` is what npm wrote to stderr. */
function npmCi({ folder, options }) {
  // If npm started this process, its own file is run again, since Windows cannot spawn a plain `npm`.
  const cli = process.env.npm_execpath;
  const [command, ...first] = cli?.endsWith('.js') ? [process.execPath, cli] : ['npm'];
  const args = [...first, 'ci', '--no-audit', '--no-fund', '--prefer-offline', '--fetch-retries=1'];
  const child = spawn(command, [...args, '--loglevel=error', ...options], {
    cwd: `${ROOT}${folder}`,
    stdio: ['ignore', 'inherit', 'pipe'],
    shell: command === 'npm' && process.platform === 'win32',
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complaint += text;
  });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 1, complaint: error.message }));
    child.on('close', (status) => resolve({ status, complaint }));
  });
}

/** Installs what is missing. If that fails, it ends the process with one sentence. */
export async function install(workspaces) {
  const projects = missing(workspaces);
  if (projects.length === 0) return;
  console.log('Installing the packages of package-lock.json…');
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const ticking = setInterval(() => console.log(`  ${seconds()} s…`), 5000);
  const results = await Promise.all(projects.map(npmCi));
  clearInterval(ticking);
  const failed = results.find(({ status }) => status !== 0);
  if (!failed) return console.log(`Installed the packages in ${seconds()} s.`);
  const code = UNREACHABLE.exec(failed.complaint)?.[0];
  if (code)
    stop(`The packages could not be fetched (${code}): connect this machine to the network and try again.`);
  stop(
    `${failed.complaint.trim()}\nThe packages could not be installed: npm ci ended with status ${failed.status}.`,
  );
}
