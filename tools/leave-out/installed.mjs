import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { functionsOf } from './write-down.mjs';

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** By file: the hash of the text that the names were chosen for, and the functions that it declares. */
export const KNOWN = read('known.json');

/** By file: the functions that no test reaches, as `npm run leave-out` found them, and a person read them over. */
export const UNREACHED = read('unreached.json');

export const unreachedOf = ({ file, unreached = [] }) => [...unreached, ...(UNREACHED[file] ?? [])];

export const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The functions of a file that it did not have when its names were chosen. */
export function came(file, code, parse) {
  const { hash, functions = [] } = KNOWN[file] ?? {};
  return hash === hashOf(code) ? [] : functionsOf(code, parse).filter((name) => !functions.includes(name));
}
