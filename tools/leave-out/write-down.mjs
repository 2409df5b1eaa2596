// What `record.mjs` needs to write the names down again, and no build does.
import { readFileSync, writeFileSync } from 'node:fs';
import { nodesUnder } from './syntax.mjs';

const here = (name) => new URL(name, import.meta.url);

export const installed = ({ file }) => readFileSync(here(`../../node_modules/${file}`), 'utf8');

/** The names of the functions that a text declares, inner ones too. */
export const functionsOf = (code, parse) =>
  [...nodesUnder(parse(code))].filter(({ type }) => type === 'FunctionDeclaration').map(({ id }) => id.name);

/** Writes `known.json` or `unreached.json` again. */
export const write = (name, value) => writeFileSync(here(name), `${JSON.stringify(value, null, 2)}\n`);
