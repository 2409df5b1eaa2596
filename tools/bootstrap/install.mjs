import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stop } from './stop.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const UNREACHABLE =
  /E(AI_AGAIN|NOTFOUND|NOTCACHED|CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NETUNREACH)|ERR_SOCKET_TIMEOUT/;

const readJson = (path) => JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8'));

/** Whether the packages that were found are those of the lockfile, in their versions, and none other. */
export function isSame(wanted, found) {
  const isPackage = (path) => path.includes('node_modules/');
  // One that is optional may be for another platform; one that is there must be the one that is wanted.
  const isMissing = (path) => isPackage(path) && !wanted[path].optional && !found[path];
  const isStale = (path) => isPackage(path) && found[path].version !== wanted[path]?.version;
  return !Object.keys(wanted).some(isMissing) && !Object.keys(found).some(isStale);
}

function isInstalled() {
  if (!existsSync(`${ROOT}node_modules/.package-lock.json`)) return false;
  return isSame(readJson('package-lock.json').packages, readJson('node_modules/.package-lock.json').packages);
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

/** Every five seconds a line says that it is still at it. */
async function npmCi(offline) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const ticking = setInterval(() => console.log(`  ${seconds()} s…`), 5000);
  const cache = offline ? '--offline' : '--prefer-offline';
  const result = await runNpm(['ci', '--no-audit', '--no-fund', cache]);
  clearInterval(ticking);
  return { ...result, seconds: seconds() };
}

/** Fetches the packages unless they are there; stops with one sentence when they can't be had. */
export async function install() {
  if (isInstalled()) return;
  console.log('Installing the packages of package-lock.json…');
  const fault = await networkFault();
  const { status, complaint, seconds } = await npmCi(fault !== undefined);
  if (status === 0) return console.log(`Installed the packages in ${seconds} s.`);
  const code = fault ?? UNREACHABLE.exec(complaint)?.[0];
  if (code) {
    stop(`The packages could not be fetched (${code}): connect this machine to the network and try again.`);
  }
  stop(`${complaint.trim()}\nThe packages could not be installed: npm ci ended with status ${status}.`);
}
