// Knows for which texts of React the diet was written, and says what has changed when it meets another one.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Cutter } from './cutter.mjs';
import { statementsOf } from './slimmed.mjs';

const PINS = new URL('pins.json', import.meta.url);

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** What is kept of a file: its hash, and one for each statement that a function of slim/ takes the place of. */
export function pinOf({ file, slim }, code, parse) {
  const cutter = new Cutter(file, code, parse);
  const replaced = statementsOf(slim, parse)
    .map(([name]) => name)
    .filter((name) => cutter.declares(name));
  const statements = replaced.map((name) => [name, hashOf(cutter.textOf(cutter.declaration(name)))]);
  return { file: hashOf(code), replaced: Object.fromEntries(statements.toSorted()) };
}

/** Throws, with what to read again, when a file of React is not the one the diet was written for. */
export function checkPin(diet, code, parse, pins = JSON.parse(readFileSync(PINS, 'utf8'))) {
  const pin = pins[diet.file];
  if (pin.file === hashOf(code)) return;
  const now = pinOf(diet, code, parse).replaced;
  const changed = Object.keys({ ...pin.replaced, ...now }).filter((name) => pin.replaced[name] !== now[name]);
  const of = changed.length > 0 ? `, of it ${changed.join(', ')}` : ', but nothing that slim/ replaces';
  throw new Error(
    `${diet.file} is not the text that tools/react-diet was written for. Changed${of}: read it against tools/react-diet, ` +
      'then run `node tools/react-diet/pin.mjs`.',
  );
}
