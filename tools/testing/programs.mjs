// Finds the programs that the tests need, or installs them with apt-get, but only as root on Debian or Ubuntu, where it needs no
// question to the user.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { arch } from 'node:process';

/** Without a network, apt-get then fails within seconds instead of minutes. */
const IMPATIENT = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];

/** True if packages can be installed there without asking. @param release the text of /etc/os-release, if it exists */
export const isOurs = ({ platform, user, release }) =>
  platform === 'linux' && user === 0 && /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(release);

function here() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return { platform: process.platform, user: process.getuid?.(), release };
}

/** Does nothing on other systems. The caller checks whether the programs are there afterwards. */
export function installOnDebian(packages, missing, machine = here()) {
  if (!isOurs(machine)) return;
  console.log(`${missing} is not installed: installing ${packages.join(' ')} with apt-get…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: ['ignore', 'inherit', 'inherit'], env };
  spawnSync('apt-get', [...IMPATIENT, 'update', '-q'], options);
  spawnSync(
    'apt-get',
    [...IMPATIENT, 'install', '-q', '-y', '--no-install-recommends', ...packages],
    options,
  );
}

/** A launcher may exist without its browser (Ubuntu's stub), so it is started once. On Windows that would open a window, so it is not. */
const runs = (path) =>
  existsSync(path) &&
  (process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0);

/**
 * Returns the program's path. Throws a sentence that says what to do if there is none.
 * @param program its `name` in sentences, the `variable` that may name it, its usual `places`, and Debian's `packages`
 */
export function findProgram({ name, variable, places, packages, works = runs, machine }) {
  const chosen = process.env[variable];
  if (chosen && works(chosen)) return chosen;
  if (chosen)
    throw new Error(`${variable} names ${chosen}, which does not start: set it to the path of a ${name}.`);
  const installed = () => places().find(works);
  const found = installed();
  if (found) return found;
  installOnDebian(packages, name, machine);
  const fetched = installed();
  if (fetched) return fetched;
  throw new Error(
    `The tests need a ${name}: install one (on Debian: apt-get install ${packages.join(' ')}), or name it in ${variable}, and try again.`,
  );
}

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const CHROMIUM_ON_MAC = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
];
const CHROMIUM_ON_WINDOWS = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe'];

/** Flags that let Chromium run as root and without a screen, and stop its own network requests. */
export const CHROME_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function placesOfChromium() {
  const under = (folders, names) =>
    folders.filter(Boolean).flatMap((folder) => names.map((name) => join(folder, name)));
  if (process.platform === 'darwin')
    return under(['/Applications', join(homedir(), 'Applications')], CHROMIUM_ON_MAC);
  const { env } = process;
  if (process.platform === 'win32') {
    return under([env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA], CHROMIUM_ON_WINDOWS);
  }
  return under([...(env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'], CHROMIUM_NAMES);
}

/** Tests measure lines of text. The letters of a new Debian are a fifth wider than those that visitors have. */
function findFont() {
  const { stdout } = spawnSync('fc-match', ['Liberation Sans'], { encoding: 'utf8' });
  if (stdout && !stdout.includes('Liberation'))
    installOnDebian(['fonts-liberation'], 'A font as wide as Arial');
}

/** The path of a browser that starts. Throws a sentence that says what to do if there is none. */
export function findBrowser() {
  const browser = findProgram({
    name: 'Chromium or Chrome',
    variable: 'CHROME_PATH',
    places: placesOfChromium,
    packages: ['chromium'],
  });
  findFont();
  return browser;
}

const FIREFOX_ON_MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';
const FIREFOX_ON_WINDOWS = 'C:\\Program Files\\Mozilla Firefox\\firefox.exe';

function placesOfFirefox() {
  if (process.platform === 'darwin') return [FIREFOX_ON_MAC];
  if (process.platform === 'win32') return [FIREFOX_ON_WINDOWS];
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  return folders.flatMap((folder) => ['firefox-esr', 'firefox'].map((name) => join(folder, name)));
}

/** Undefined if there is none. It is never installed for this. */
export const firefoxHere = () => process.env.FIREFOX_PATH || placesOfFirefox().find(existsSync);

/** Throws a sentence that says what to do if there is none. */
export function findFirefox() {
  return findProgram({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    places: placesOfFirefox,
    packages: ['firefox-esr'],
  });
}

const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'xvfb'];
const LIBRARIES = `/usr/lib/${arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

const part = (name, variable, paths) =>
  findProgram({ name, variable, places: () => paths, packages: WEBKIT_PACKAGES, works: existsSync });

/** Returns `{ driver, browser, display }`. Throws a sentence that says what to do if one is missing. */
export function findWebKit() {
  if (process.platform !== 'linux') {
    throw new Error(
      'WebKitGTK runs only on Linux: on this machine, leave it out with --only=chromium,firefox.',
    );
  }
  return {
    driver: part('WebKitWebDriver', 'WEBKIT_DRIVER_PATH', ['/usr/bin/WebKitWebDriver']),
    browser: part(
      'MiniBrowser of WebKitGTK',
      'WEBKIT_PATH',
      ['4.1', '6.0', '4.0'].map((version) => `${LIBRARIES}/webkit2gtk-${version}/MiniBrowser`),
    ),
    display: part('Xvfb', 'XVFB_PATH', ['/usr/bin/Xvfb']),
  };
}

const running = new Set();

function endAll() {
  for (const child of running) child.kill();
}

/** Without these listeners, a signal would end only this process. */
function listen() {
  process.once('exit', endAll);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
}

/** Works like `spawn`. The program ends with the test run, even if a signal ends the run. */
export function spawnWithUs(path, args, options) {
  if (running.size === 0 && process.listenerCount('exit', endAll) === 0) listen();
  const child = spawn(path, args, options);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}
