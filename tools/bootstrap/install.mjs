import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { neededPaths, RUNTIME } from './needed.mjs';
import { stop } from './stop.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const UNREACHABLE =
  /E(AI_AGAIN|NOTFOUND|NOTCACHED|CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NETUNREACH)|ERR_SOCKET_TIMEOUT/;

const readJson = (path) => JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8'));

/** Node's own packages are optional, one for each platform: one of them is enough. */
const hasRuntime = (locked, found) =>
  Object.keys(locked[RUNTIME].optionalDependencies).some((name) => found[`node_modules/${name}`]);

/** Whether the packages that are needed were found, and each that was found is the one of the lockfile. */
export function isSame(locked, found, workspaces) {
  // One that is optional may be for another platform; one that is there must be the one that is wanted.
  const isMissing = (path) => !locked[path].optional && !found[path];
  // Nothing looks for one more at the top; further in, it would be found in the place of another.
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

/** npm by the file that runs us, when npm does: on Windows a plain `npm` cannot be spawned. */
function spawnNpm(args) {
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  return spawn(command, [...first, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'pipe'],
    shell: command === 'npm' && process.platform === 'win32',
  });
}

/** `{ status, complaint }` of an npm command. */
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

/** The code of a network that is not there, else nothing. Without asking first, npm would try each package for minutes. */
async function networkFault() {
  const { complaint } = await runNpm(['ping', '--fetch-retries=0', '--fetch-timeout=10000']);
  return UNREACHABLE.exec(complaint)?.[0];
}

/** npm’s options for the root and these workspaces. Where none is named, npm would install those of every workspace. */
export const onlyThese = (workspaces) =>
  workspaces.length === 0
    ? ['--workspaces=false']
    : ['--include-workspace-root', ...workspaces.map((path) => `--workspace=${path}`)];

/** Every five seconds a line says that it is still at it. */
async function npmCi(workspaces, offline) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const ticking = setInterval(() => console.log(`  ${seconds()} s…`), 5000);
  const cache = offline ? '--offline' : '--prefer-offline';
  const result = await runNpm(['ci', '--no-audit', '--no-fund', cache, ...onlyThese(workspaces)]);
  clearInterval(ticking);
  return { ...result, seconds: seconds() };
}

/** Fetches what is needed unless it is there (`needed.mjs`); stops with one sentence when it can't be had. */
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
