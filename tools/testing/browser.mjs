import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installOnDebian } from './debian.mjs';
import { findProgram } from './find-program.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'];
const WINDOWS = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe'];

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
    places: usualPlaces,
    packages: ['chromium'],
  });
  findFont();
  return browser;
}
