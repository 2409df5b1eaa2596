import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { nodesUnder } from './syntax.mjs';

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** By file: the hash of the text that the names were chosen for, and of each function that it declares. */
export const KNOWN = read('known.json');

/** By file: the functions that no test reaches, as `npm run leave-out` found them, and a person read them over. */
export const UNREACHED = read('unreached.json');

export const unreachedOf = ({ file, unreached = [] }) => [...unreached, ...(UNREACHED[file] ?? [])];

export const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Of each function that a text declares, inner ones too: its name, and the hash of its text. A compiler adds numbers to names. */
export function functionsOf(code, parse) {
  const functions = {};
  for (const { type, id, start, end } of nodesUnder(parse(code))) {
    if (type !== 'FunctionDeclaration') continue;
    const text = code.slice(start, end).replace(/\$\d+/g, '');
    functions[id.name] = hashOf((functions[id.name] ?? '') + text);
  }
  return functions;
}

/** The functions of a file that it did not have when its names were chosen, and those that are otherwise now. */
export function changesOf(file, code, parse) {
  const { hash, functions: before = {} } = KNOWN[file] ?? {};
  const now = hash === hashOf(code) ? {} : functionsOf(code, parse);
  const names = Object.keys(now).filter((name) => now[name] !== before[name]);
  return {
    came: names.filter((name) => !Object.hasOwn(before, name)),
    altered: names.filter((name) => Object.hasOwn(before, name)),
  };
}
