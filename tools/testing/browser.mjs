// Knows where a Chromium or Chrome is on this machine, and how to get one on Debian or Ubuntu.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'];
const WINDOWS = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe'];

/** What a browser needs to run as root, without a screen and without calling home. */
export const CHROME_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function usualPlaces() {
  const under = (folders, names) =>
    folders.filter(Boolean).flatMap((folder) => names.map((name) => join(folder, name)));
  if (process.platform === 'darwin') return under(['/Applications', join(homedir(), 'Applications')], MAC);
  const { env } = process;
  if (process.platform === 'win32') {
    return under([env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA], WINDOWS);
  }
  return under([...(env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'], NAMES);
}

/** A launcher may be there without its browser (Ubuntu's stub); on Windows asking would open a window. */
const runs = (path) =>
  existsSync(path) &&
  (process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0);

const installed = () => usualPlaces().find(runs);

function isDebian() {
  if (process.platform !== 'linux' || process.getuid() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function installOnDebian() {
  console.log('No Chromium or Chrome is here: installing chromium with apt-get…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: ['ignore', 'inherit', 'inherit'], env };
  spawnSync('apt-get', ['update', '-q'], options);
  spawnSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium'], options);
}

/** The path of a browser that runs. Throws one sentence that says what to do when there is none. */
export function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen && runs(chosen)) return chosen;
  if (chosen)
    throw new Error(`CHROME_PATH names ${chosen}, which does not run: set it to a Chromium or Chrome.`);
  const found = installed();
  if (found) return found;
  if (isDebian()) installOnDebian();
  const fetched = installed();
  if (fetched) return fetched;
  throw new Error(
    'The tests need a Chromium or Chrome: install one, or name it in CHROME_PATH, and try again.',
  );
}
