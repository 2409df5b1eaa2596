// What `record.mjs` needs to write the names down again, and no build does.
import { readFileSync, writeFileSync } from 'node:fs';

const here = (name) => new URL(name, import.meta.url);

export const installed = ({ file }) => readFileSync(here(`../../node_modules/${file}`), 'utf8');

/** Writes `known.json` or `unreached.json` again. */
export const write = (name, value) => writeFileSync(here(name), `${JSON.stringify(value, null, 2)}\n`);
