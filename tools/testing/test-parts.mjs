// For a test of one component, with React as published: what a test imports from `/test-parts/` and a path from the root of
// the project without its ending is bundled from src.
import { build } from 'esbuild';
import { ROOT } from '../build/paths.mjs';

async function bundle(entry) {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
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
      const entry = /^\/test-parts\/(test\/[\w/-]+)\.js$/.exec(path)?.[1];
      if (!entry) return undefined;
      made[entry] ??= bundle(`./${entry}.tsx`);
      return { body: await made[entry], type: 'js' };
    },
  };
}
