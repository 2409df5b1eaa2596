// What `npm run leave-out` and tests need to read and write files. No build uses it.
import { readFileSync, writeFileSync } from 'node:fs';

const here = (name) => new URL(name, import.meta.url);

export const installed = ({ file }) => readFileSync(here(`../../node_modules/${file}`), 'utf8');

/** Writes `known.json` or `unreached.json`. */
export const write = (name, value) => writeFileSync(here(name), `${JSON.stringify(value, null, 2)}\n`);
