// Loads a module of the project again in the same process, with all its imports.

import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';

const STAND_IN = new URL('collected-tests.mjs', import.meta.url).href;
const isOurs = (url) =>
  url.startsWith('file:') && !url.includes('/node_modules/') && !url.startsWith(STAND_IN);
const sources = new Map();
let time = 0;

/** How to turn a file into JavaScript, by the end of its name. */
const READ = {
  ts: stripTypeScriptTypes,
  tsx: (text) =>
    transformSync(text, { loader: 'tsx', jsx: 'automatic', format: 'esm', target: 'es2022' }).code,
  css: () => "export default '';",
};

const endingOf = (url) => url.split('?')[0].split('.').at(-1);

function sourceOf(url) {
  const path = fileURLToPath(url.split('?')[0]);
  if (!sources.has(path)) sources.set(path, READ[endingOf(url)](readFileSync(path, 'utf8')));
  return sources.get(path);
}

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'node:test') return { url: STAND_IN, shortCircuit: true };
    const found = next(specifier, context);
    return isOurs(found.url) ? { ...found, url: `${found.url.split('?')[0]}?${time}` } : found;
  },
  load(url, context, next) {
    return isOurs(url) && endingOf(url) in READ
      ? { format: 'module', source: sourceOf(url), shortCircuit: true }
      : next(url, context);
  },
});

/** After this, imports load new modules, so module-level values are created again. */
export const forget = () => {
  time += 1;
};

export const load = (path) => import(`${pathToFileURL(path).href}?${time}`);
