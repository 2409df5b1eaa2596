// The test server's scripts of an element with something more than ours: each is made from src with one list
// replaced, so that what a new asset or a new language needs is seen to be in its own folder alone.
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../build/paths.mjs';
import { SCRIPT_URL } from '../build/plugins/script-url.mjs';

/** By path: the list of src, and what takes its place. */
const OTHERS = {
  '/with-insulation.js': { list: /\/registry\.ts$/, instead: 'test/insulation/registry.ts' },
  '/with-pseudo-language.js': {
    list: /\/packs\.ts$/,
    instead: 'test/accessibility/pseudo-language/packs.ts',
  },
};

/** The other list in the place of ours, but where it asks for ours itself. */
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
