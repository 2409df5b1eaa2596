// What the script weighs, beside the floor that its libraries alone would weigh.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { rollup } from 'rollup';
import { minify, plugins } from '../../rollup.config.mjs';
import { CACHE, ROOT } from './paths.mjs';

/** Bytes after brotli 11: what we want, and where the build stops. */
export const GOAL = 140_000;
export const LIMIT = 148_000;

const FLOOR = 'tools/floor/all-libraries.mjs';
const DECIDES_FLOOR = ['package-lock.json', 'rollup.config.mjs', 'tools/css-text.mjs', FLOOR];
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** Bytes raw, after gzip 9 and after brotli 11. */
export function weigh(text) {
  const bytes = Buffer.from(text);
  const params = { ...BROTLI.params, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, { params }).length,
  };
}

/** The text of an entry built by our own rollup as a classic script. */
export async function floorScript(entry) {
  const bundle = await rollup({ input: join(ROOT, entry), plugins: plugins() });
  const {
    output: [chunk],
  } = await bundle.generate({ format: 'iife', plugins: [minify(false)] });
  await bundle.close();
  return chunk.code;
}

/** Built once for each lockfile and configuration. */
async function floor() {
  const hash = createHash('sha256');
  for (const file of DECIDES_FLOOR) hash.update(readFileSync(join(ROOT, file)));
  const kept = join(CACHE, `floor-${hash.digest('hex').slice(0, 16)}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  console.log('  building the floor of the libraries…');
  const size = weigh(await floorScript(FLOOR));
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(kept, JSON.stringify(size));
  return size;
}

const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

export async function describeSize(text) {
  const size = weigh(text);
  const libraries = await floor();
  const ratio = (size.brotli / libraries.brotli).toFixed(2);
  const sizes = `${kb(size.raw)} raw, ${kb(size.gzip)} gzip, ${kb(size.brotli)} brotli`;
  const goal = size.brotli > GOAL ? `; over the goal of ${kb(GOAL)}` : '';
  return {
    brotli: size.brotli,
    text: `home-energy-quote.js: ${sizes}; its libraries alone ${kb(libraries.brotli)} brotli, ${ratio} times${goal}`,
  };
}

export const isTooLarge = (brotli) => brotli > LIMIT;
