import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isNewEnough, neededPaths, RUNTIME } from './needed.mjs';
import { stop } from './stop.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const UNREACHABLE =
  /E(AI_AGAIN|NOTFOUND|NOTCACHED|CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NETUNREACH)|ERR_SOCKET_TIMEOUT/;

const readJson = (path) => JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8'));

/** True if all needed packages are installed, and every installed package has the version of the lockfile. */
export function isSame(locked, found, workspaces) {
  // An optional package may be for another platform. A required one must be installed.
  const isMissing = (path) => !locked[path].optional && !found[path];
  // An extra package at the top is never imported. One inside another package would be found before the right one.
  const isExtra = (path) => !locked[path] && path.lastIndexOf('node_modules/') > 0;
  const isStale = (path) => isExtra(path) || (locked[path] && found[path].version !== locked[path].version);
  return !neededPaths(locked, workspaces).some(isMissing) && !Object.keys(found).some(isStale);
}

/** The packages that contain Node are optional, one for each platform. One of them is enough. */
export const hasNode = (locked, found) =>
  Object.keys(found).some((path) => found[path].version === locked[path]?.version);

function isInstalled(folder, isRight) {
  if (!existsSync(`${ROOT}${folder}node_modules/.package-lock.json`)) return false;
  const [locked, found] = ['package-lock.json', 'node_modules/.package-lock.json'].map((path) =>
    readJson(`${folder}${path}`),
  );
  return isRight(locked.packages, found.packages);
}

/** If npm started this process, its own file is run again, since Windows cannot spawn a plain `npm`. */
function spawnNpm(args, folder) {
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  return spawn(command, [...first, ...args], {
    cwd: `${ROOT}${folder}`,
    stdio: ['ignore', 'inherit', 'pipe'],
    shell: command === 'npm' && process.platform === 'win32',
  });
}

/** Runs an npm command and resolves to `{ status, complaint }`, where `complaint` is what it wrote to stderr. */
function runNpm(args, folder = '') {
  const child = spawnNpm([...args, '--loglevel=error'], folder);
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complaint += text;
  });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 1, complaint: error.message }));
    child.on('close', (status) => resolve({ status, complaint }));
  });
}

/** The error code if the registry cannot be reached. Without this test, npm would try each package for minutes. */
async function networkFault() {
  const { complaint } = await runNpm(['ping', '--fetch-retries=0', '--fetch-timeout=10000']);
  return UNREACHABLE.exec(complaint)?.[0];
}

/**
 * The npm options that install the root's packages and those of these workspaces only. With no option, npm would install those of
 * every workspace.
 */
export const onlyThese = (workspaces) =>
  workspaces.length === 0
    ? ['--workspaces=false']
    : ['--include-workspace-root', ...workspaces.map((path) => `--workspace=${path}`)];

/** What is not installed yet: the folder of each project, and npm's options for it. */
function missing(workspaces) {
  const isRoot = (locked, found) => isSame(locked, found, workspaces);
  const isThere = isNewEnough(process.versions.node) || isInstalled(`${RUNTIME}/`, hasNode);
  return [
    ...(isInstalled('', isRoot) ? [] : [{ folder: '', options: onlyThese(workspaces) }]),
    ...(isThere ? [] : [{ folder: RUNTIME, options: [] }]),
  ];
}

/** Installs all of them at once. Prints a line every five seconds, so that a slow installation does not look stuck. */
async function npmCi(projects, offline) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const ticking = setInterval(() => console.log(`  ${seconds()} s…`), 5000);
  const cache = offline ? '--offline' : '--prefer-offline';
  const results = await Promise.all(
    projects.map(({ folder, options }) =>
      runNpm(['ci', '--no-audit', '--no-fund', cache, ...options], folder),
    ),
  );
  clearInterval(ticking);
  const failed = results.find(({ status }) => status !== 0);
  return { ...(failed ?? results[0]), seconds: seconds() };
}

/**
 * Installs Node and the packages of the root and of these workspaces if they are missing. If that fails, it ends the process with
 * one sentence.
 */
export async function install(workspaces) {
  const projects = missing(workspaces);
  if (projects.length === 0) return;
  console.log('Installing the packages of package-lock.json…');
  const fault = await networkFault();
  const { status, complaint, seconds } = await npmCi(projects, fault !== undefined);
  if (status === 0) return console.log(`Installed the packages in ${seconds} s.`);
  const code = fault ?? UNREACHABLE.exec(complaint)?.[0];
  if (code) {
    stop(`The packages could not be fetched (${code}): connect this machine to the network and try again.`);
  }
  stop(`${complaint.trim()}\nThe packages could not be installed: npm ci ended with status ${status}.`);
}
