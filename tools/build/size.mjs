// Measures a script, and builds the smaller scripts that it is compared with.
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { rollup } from 'rollup';
import { minify, plugins } from '../../rollup.config.mjs';
import { ROOT } from './paths.mjs';

/** Bytes after brotli 11: our goal, and the limit at which the build fails. It is said here alone. */
const GOAL = 155_000;
export const LIMIT = 177_000;

const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** Bytes uncompressed, after gzip 9 and after brotli 11. */
export function weigh(text) {
  const bytes = Buffer.from(text);
  const params = { ...BROTLI.params, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, { params }).length,
  };
}

/** The code of a small entry, built by our rollup configuration as a classic script. */
export async function floorScript(entry) {
  const bundle = await rollup({ input: join(ROOT, entry), plugins: plugins() });
  const {
    output: [chunk],
  } = await bundle.generate({ format: 'iife', plugins: [minify] });
  await bundle.close();
  return chunk.code;
}

const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** `npm run bench -- --only=bytes` compares this with the size of the libraries alone. */
export function describeSize(text) {
  const { raw, gzip, brotli } = weigh(text);
  const goal = brotli > GOAL ? `; over the goal of ${kb(GOAL)}` : '';
  return {
    brotli,
    text: `home-energy-quote.js: ${kb(raw)} raw, ${kb(gzip)} gzip, ${kb(brotli)} brotli${goal}`,
  };
}

/** The folder of `src` or the library that a source belongs to. */
function folderOf(source = '') {
  const path = source.replaceAll('\\', '/');
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  return library ?? /src\/(?:(?:journeys|ui)\/)?[^/]+/.exec(path)?.[0] ?? 'the build';
}

/** Lines: what each library and folder takes of a minified script, the largest first. @param map its source map as text */
export function describeParts(text, map) {
  const entries = new SourceMap(JSON.parse(map));
  const sizes = new Map();
  for (const [line, code] of text.split('\n').entries()) {
    for (let column = 0; column < code.length; column++) {
      const folder = folderOf(entries.findEntry(line, column).originalSource);
      sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
    }
  }
  return [...sizes]
    .sort(([, one], [, other]) => other - one)
    .map(([folder, size]) => `${folder.padEnd(28)}${kb(size).padStart(9)}`);
}

export const isTooLarge = (brotli) => brotli > LIMIT;
