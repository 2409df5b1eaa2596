import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { nodesUnder } from './syntax.mjs';

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** For each file: the hash of the text for which the names were chosen, and of each function in it. */
export const KNOWN = read('known.json');

/** For each file: the functions that no test reaches. `npm run leave-out` found them, and a person reviewed them. */
export const UNREACHED = read('unreached.json');

export const unreachedOf = ({ file, unreached = [] }) => [...unreached, ...(UNREACHED[file] ?? [])];

export const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The name and hash of each function in a text, including inner ones. Numbers that a compiler adds to names are ignored. */
function functionsOf(code, parse) {
  const functions = {};
  for (const { type, id, start, end } of nodesUnder(parse(code))) {
    if (type !== 'FunctionDeclaration') continue;
    const text = code.slice(start, end).replace(/\$\d+/g, '');
    functions[id.name] = hashOf((functions[id.name] ?? '') + text);
  }
  return functions;
}

/** The functions of a file that are new or have changed since its names were chosen. */
export function changesOf(file, code, parse) {
  const { hash, functions: before = {} } = KNOWN[file] ?? {};
  const now = hash === hashOf(code) ? {} : functionsOf(code, parse);
  const names = Object.keys(now).filter((name) => now[name] !== before[name]);
  return {
    came: names.filter((name) => !Object.hasOwn(before, name)),
    altered: names.filter((name) => Object.hasOwn(before, name)),
  };
}
