import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { neededPaths, RUNTIME } from './needed.mjs';
import { stop } from './stop.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const UNREACHABLE =
  /E(AI_AGAIN|NOTFOUND|NOTCACHED|CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NETUNREACH)|ERR_SOCKET_TIMEOUT/;

const readJson = (path) => JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8'));

/** The packages that contain Node are optional, one for each platform. One of them is enough. */
const hasRuntime = (locked, found) =>
  Object.keys(locked[RUNTIME].optionalDependencies).some((name) => found[`node_modules/${name}`]);

/** True if all needed packages are installed, and every installed package has the version of the lockfile. */
export function isSame(locked, found, workspaces) {
  // An optional package may be for another platform. A required one must be installed.
  const isMissing = (path) => !locked[path].optional && !found[path];
  // An extra package at the top is never imported. One inside another package would be found before the right one.
  const isExtra = (path) => !locked[path] && path.lastIndexOf('node_modules/') > 0;
  const isStale = (path) => isExtra(path) || (locked[path] && found[path].version !== locked[path].version);
  if (workspaces.includes(RUNTIME) && !hasRuntime(locked, found)) return false;
  return !neededPaths(locked, workspaces).some(isMissing) && !Object.keys(found).some(isStale);
}

function isInstalled(workspaces) {
  if (!existsSync(`${ROOT}node_modules/.package-lock.json`)) return false;
  const [locked, found] = ['package-lock.json', 'node_modules/.package-lock.json'].map(readJson);
  return isSame(locked.packages, found.packages, workspaces);
}

/** If npm started this process, its own file is run again, since Windows cannot spawn a plain `npm`. */
function spawnNpm(args) {
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  return spawn(command, [...first, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'pipe'],
    shell: command === 'npm' && process.platform === 'win32',
  });
}

/** Runs an npm command and resolves to `{ status, complaint }`, where `complaint` is what it wrote to stderr. */
function runNpm(args) {
  const child = spawnNpm([...args, '--loglevel=error']);
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

/** Prints a line every five seconds, so that a slow installation does not look stuck. */
async function npmCi(workspaces, offline) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const ticking = setInterval(() => console.log(`  ${seconds()} s…`), 5000);
  const cache = offline ? '--offline' : '--prefer-offline';
  const result = await runNpm(['ci', '--no-audit', '--no-fund', cache, ...onlyThese(workspaces)]);
  clearInterval(ticking);
  return { ...result, seconds: seconds() };
}

/** Installs the packages of the root and of these workspaces if they are missing. If that fails, it ends the process with one sentence. */
export async function install(workspaces) {
  if (isInstalled(workspaces)) return;
  console.log('Installing the packages of package-lock.json…');
  const fault = await networkFault();
  const { status, complaint, seconds } = await npmCi(workspaces, fault !== undefined);
  if (status === 0) return console.log(`Installed the packages in ${seconds} s.`);
  const code = fault ?? UNREACHABLE.exec(complaint)?.[0];
  if (code) {
    stop(`The packages could not be fetched (${code}): connect this machine to the network and try again.`);
  }
  stop(`${complaint.trim()}\nThe packages could not be installed: npm ci ended with status ${status}.`);
}
