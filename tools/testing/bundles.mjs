// Plugins of the test server that bundle source for a test with esbuild: the widget from src, the widget with one list replaced, and
// tests of single components.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { parseAst } from 'rollup/parseAst';
import { ROOT } from '../build/paths.mjs';
import { SCRIPT_URL } from '../build/plugins/script-url.mjs';
import { leaveOut } from '../leave-out/leave-out.mjs';

async function bundle({ entry, version = '0.0.0', url = '', ...options }) {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
    write: false,
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.css': 'text' },
    conditions: ['browser', 'production', 'import', 'default'],
    define: { 'process.env.NODE_ENV': '"production"', __VERSION__: JSON.stringify(version) },
    ...options,
  });
  return outputFiles[0].text.replaceAll('__SCRIPT_URL__', () => url);
}

/** A plugin that serves bundles. @param optionsOf the options of `bundle` for a path, or undefined if it serves nothing there */
function bundles(name, optionsOf) {
  const served = new Map();
  return {
    name,
    async serve({ path }) {
      const options = served.has(path) ? null : optionsOf(path);
      if (options) served.set(path, bundle(options));
      return served.has(path) ? { body: await served.get(path), type: 'js' } : undefined;
    },
  };
}

const FORMATS = {
  '/dist/home-energy-quote.js': { format: 'iife', url: SCRIPT_URL.classic },
  '/dist/home-energy-quote.mjs': { format: 'esm', url: SCRIPT_URL.module },
};

/**
 * Both scripts of dist, directly from src. They differ from what partners get: the libraries are complete, and nothing is minified.
 * @param version the one of package.json
 */
export const sourceScript = (version) =>
  bundles('source-script', (path) =>
    Object.hasOwn(FORMATS, path)
      ? { entry: 'src/index.ts', version, sourcemap: 'inline', ...FORMATS[path] }
      : undefined,
  );

/** Scripts with an additional asset or language, by path: the list in src, and the file that replaces it. */
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

/** They show that a new asset or language needs only its own folder. */
export const otherScripts = () =>
  bundles('other-scripts', (path) =>
    Object.hasOwn(OTHERS, path)
      ? {
          entry: 'src/index.ts',
          format: 'iife',
          url: SCRIPT_URL.classic,
          plugins: [otherList(OTHERS[path])],
        }
      : undefined,
  );

/** Our rollup plugin as one of esbuild. */
const reducedCharts = {
  name: 'reduced-charts',
  setup: ({ onLoad }) =>
    onLoad({ filter: /uPlot\.esm\.js$/ }, async ({ path }) => ({
      contents: leaveOut().transform.call({ parse: parseAst }, await readFile(path, 'utf8'), path).code,
    })),
};

/**
 * A `*.test.tsx`, with the components that it imports from src and with React as published. An import from `/left-out/` and a path
 * from the root of the project, without extension, is bundled with uPlot as our build reduces it.
 */
export const componentTests = () =>
  bundles('component-tests', (path) => {
    // The test server has these itself.
    const common = { format: 'esm', external: ['@open-wc/*', '@web/*'] };
    const [, reduced] = /^\/left-out\/(test\/[\w/-]+)\.js$/.exec(path) ?? [];
    if (reduced) return { ...common, entry: `./${reduced}.tsx`, plugins: [reducedCharts] };
    return path.endsWith('.test.tsx') ? { ...common, entry: `.${path}` } : undefined;
  });
