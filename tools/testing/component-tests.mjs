// Tests of single components with React as published. A `*.test.tsx` is bundled with the components that it imports from src. An
// import from `/left-out/` and a path from the root of the project, without extension, is bundled with uPlot as our build reduces
// it.
import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { parseAst } from 'rollup/parseAst';
import { ROOT } from '../build/paths.mjs';
import { textLeftOf } from '../leave-out/leave-out.mjs';
import { LEFT_OUT } from '../leave-out/left-out.ts';

const uplot = LEFT_OUT.find(({ name }) => name === 'uplot');
const leftOut = {
  name: 'left-out',
  setup: ({ onLoad }) =>
    onLoad({ filter: /uPlot\.esm\.js$/ }, async ({ path }) => ({
      contents: textLeftOf(uplot, await readFile(path, 'utf8'), parseAst, { reports: true }),
    })),
};

async function bundle(entry, plugins = []) {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
    // The test server has these itself.
    external: ['@open-wc/*', '@web/*'],
    plugins,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.css': 'text' },
    define: { 'process.env.NODE_ENV': '"production"', __VERSION__: '"0.0.0"' },
  });
  return outputFiles[0].text;
}

/** A plugin of the test server. */
export function componentTests() {
  const bundles = {};
  return {
    name: 'component-tests',
    async serve({ path }) {
      const [, reduced] = /^\/left-out\/(test\/[\w/-]+)\.js$/.exec(path) ?? [];
      if (reduced) bundles[path] ??= bundle(`./${reduced}.tsx`, [leftOut]);
      else if (path.endsWith('.test.tsx')) bundles[path] ??= bundle(`.${path}`);
      return path in bundles ? { body: await bundles[path], type: 'js' } : undefined;
    },
  };
}
