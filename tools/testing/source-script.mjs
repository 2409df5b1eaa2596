// Builds the widget's script directly from src for single tests. It differs from what partners get: the libraries are complete,
// and nothing is minified.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../build/paths.mjs';
import { SCRIPT_URL } from '../build/plugins/script-url.mjs';

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

const FORMATS = {
  '/dist/home-energy-quote.js': { format: 'iife', url: SCRIPT_URL.classic },
  '/dist/home-energy-quote.mjs': { format: 'esm', url: SCRIPT_URL.module },
};

async function bundle({ format, url }) {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/index.ts'],
    bundle: true,
    write: false,
    format,
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.css': 'text' },
    conditions: ['browser', 'production', 'import', 'default'],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VERSION__: JSON.stringify(version),
    },
    sourcemap: 'inline',
  });
  return outputFiles[0].text.replaceAll('__SCRIPT_URL__', () => url);
}

/** A plugin of the test server: builds both scripts of dist from src when they are requested. */
export function sourceScript() {
  const made = {};
  return {
    name: 'source-script',
    async serve({ path }) {
      if (!Object.hasOwn(FORMATS, path)) return undefined;
      made[path] ??= bundle(FORMATS[path]);
      return { body: await made[path], type: 'js' };
    },
  };
}
