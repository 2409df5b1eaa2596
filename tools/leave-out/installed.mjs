import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { nodesUnder } from './syntax.mjs';

const here = (name) => new URL(name, import.meta.url);
const read = (name) => JSON.parse(readFileSync(here(name), 'utf8'));

/** By file: the hash of the text that the names were chosen for, and the functions that it declares. */
export const KNOWN = read('known.json');

/** By file: the functions that no test reaches, as `reached.mjs` found them, and a person read them over. */
export const UNREACHED = read('unreached.json');

/** Writes one of the two anew. */
export const write = (name, value) => writeFileSync(here(name), `${JSON.stringify(value, null, 2)}\n`);

export const unreachedOf = ({ file, unreached = [] }) => [...unreached, ...(UNREACHED[file] ?? [])];

export const installed = ({ file }) => readFileSync(here(`../../node_modules/${file}`), 'utf8');

export const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The names of the functions that a text declares, inner ones too. */
export const functionsOf = (code, parse) =>
  [...nodesUnder(parse(code))].filter(({ type }) => type === 'FunctionDeclaration').map(({ id }) => id.name);
