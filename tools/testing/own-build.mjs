import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rollup } from 'rollup';
import config, { pluginsOf } from '../../rollup.config.mjs';
import { inputHash } from '../build/freshness.mjs';
import { CACHE } from '../build/paths.mjs';

/** The sweeps and the host pages test the output of these. */
const MINIFIERS = ['minify-syntax', 'minify', 'compile-at-once'];

/** The builds that HEQ_BUILD can select instead of dist. */
const BUILDS = {
  /** Functions that the build leaves out report it if they are called, which fails the test. */
  reports: { reports: true },
  /** The same, minified like dist. */
  smallReports: { reports: true, isMinified: true },
  /** Keeps all names, for `npm run leave-out`. */
  named: { keepsUnreached: true },
};

/** A plugin of the test server: serves the scripts of dist from the build with that name. */
export function ownBuild(name) {
  if (!name) return { name: 'own-build' };
  const { isMinified = false, ...options } = BUILDS[name];
  const texts = new Map();
  let bundle;
  let hash;

  /** Each build is cached by the hash of its inputs, so that the next test run finds it. */
  async function textOf(output) {
    hash ??= inputHash().slice(0, 16);
    const kept = join(CACHE, `${name}-${hash}-${basename(output.file)}`);
    if (existsSync(kept)) return readFileSync(kept, 'utf8');
    const text = await made(output);
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(kept, text);
    return text;
  }

  async function made(output) {
    bundle ??= rollup({ ...config, plugins: pluginsOf(options) });
    const plugins = output.plugins.flat().filter((plugin) => isMinified || !MINIFIERS.includes(plugin.name));
    const { output: chunks } = await (await bundle).generate({ ...output, plugins });
    return chunks[0].code;
  }

  function textAt(path) {
    const output = config.output.find(({ file }) => path === `/${file}`);
    if (output && !texts.has(path)) texts.set(path, textOf(output));
    return texts.get(path);
  }

  return {
    name: 'own-build',
    // Builds before the first page waits for the scripts.
    async serverStart() {
      for (const { file } of config.output) await textAt(`/${file}`);
    },
    async serve({ path }) {
      const body = await textAt(path);
      return body && { body, type: 'js' };
    },
  };
}
