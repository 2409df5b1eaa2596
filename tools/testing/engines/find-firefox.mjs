import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findProgram } from '../find-program.mjs';

const MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';
const WINDOWS = 'C:\\Program Files\\Mozilla Firefox\\firefox.exe';

function usualPlaces() {
  if (process.platform === 'darwin') return [MAC];
  if (process.platform === 'win32') return [WINDOWS];
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  return folders.flatMap((folder) => ['firefox-esr', 'firefox'].map((name) => join(folder, name)));
}

/** Undefined if there is none. It is never installed for this. */
export const firefoxHere = () => process.env.FIREFOX_PATH || usualPlaces().find(existsSync);

/** Throws a sentence that says what to do if there is none. */
export function findFirefox() {
  return findProgram({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    places: usualPlaces,
    packages: ['firefox-esr'],
  });
}
