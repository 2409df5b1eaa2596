import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rollup } from 'rollup';
import config, { pluginsOf } from '../../rollup.config.mjs';
import { inputHash } from '../build/freshness.mjs';
import { CACHE } from '../build/paths.mjs';

/** They take half a minute. What they make is tried by the sweeps, and on the host pages. */
const MINIFIERS = ['terser', 'minify-again', 'compile-at-once'];

/** What a test run may be served in place of dist, by HEQ_BUILD. */
const BUILDS = {
  /** A function that the build leaves out reports when it is reached, and so fails the test. */
  reports: { reports: true },
  /** The same, as small as dist. */
  smallReports: { reports: true, isMinified: true },
  /** Everything by its own name, for `npm run leave-out`. */
  named: { keepsUnreached: true },
};

/** A plugin of the test server: the scripts of dist from a build of that name. */
export function ownBuild(name) {
  if (!name) return { name: 'own-build' };
  const { isMinified = false, ...options } = BUILDS[name];
  const texts = new Map();
  let bundle;
  let hash;

  /** Made once for each state of what it is made of: the next run of tests finds it. */
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
    const plugins = output.plugins.filter((plugin) => isMinified || !MINIFIERS.includes(plugin.name));
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
    // Before the first page waits for them.
    async serverStart() {
      for (const { file } of config.output) await textAt(`/${file}`);
    },
    async serve({ path }) {
      const body = await textAt(path);
      return body && { body, type: 'js' };
    },
  };
}
