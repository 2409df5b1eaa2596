// Scripts of the test server with an additional asset or language. Each is built from src with one list replaced, which shows
// that a new asset or language needs only its own folder.
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../build/paths.mjs';
import { SCRIPT_URL } from '../build/plugins/script-url.mjs';

/** By path: the list in src, and the file that replaces it. */
const OTHERS = {
  '/with-insulation.js': { list: /\/registry\.ts$/, instead: 'test/insulation/registry.ts' },
  '/with-pseudo-language.js': {
    list: /\/packs\.ts$/,
    instead: 'test/accessibility/pseudo-language/packs.ts',
  },
};

/** Replaces our list, except where the replacement itself imports ours. */
function otherList({ list, instead }) {
  const path = join(ROOT, instead);
  return {
    name: 'other-list',
    setup: ({ onResolve }) =>
      onResolve({ filter: list }, ({ importer }) => (importer === path ? undefined : { path })),
  };
}

async function bundle(other) {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'src/index.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    loader: { '.css': 'text' },
    define: {
      'process.env.NODE_ENV': '"production"',
      __VERSION__: '"0.0.0-test"',
    },
    plugins: [otherList(other)],
  });
  return outputFiles[0].text.replaceAll('__SCRIPT_URL__', () => SCRIPT_URL.classic);
}

/** A plugin of the test server. */
export function otherScripts() {
  const made = {};
  return {
    name: 'other-scripts',
    async serve({ path }) {
      if (!Object.hasOwn(OTHERS, path)) return undefined;
      made[path] ??= bundle(OTHERS[path]);
      return { body: await made[path], type: 'js' };
    },
  };
}
