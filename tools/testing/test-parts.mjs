// For tests of one component with React as published. An import from `/test-parts/` and a path from the root of the project,
// without extension, is bundled from src. With `/test-parts/left-out/`, uPlot is as our build reduces it.
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

async function bundle(entry, plugins) {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
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
export function testParts() {
  const made = {};
  return {
    name: 'test-parts',
    async serve({ path }) {
      const [, isOurs, entry] = /^\/test-parts\/(left-out\/)?(test\/[\w/-]+)\.js$/.exec(path) ?? [];
      if (!entry) return undefined;
      made[path] ??= bundle(`./${entry}.tsx`, isOurs ? [leftOut] : []);
      return { body: await made[path], type: 'js' };
    },
  };
}
