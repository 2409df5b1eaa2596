// One graph from src, written as a classic script and as a module.
import { readFileSync } from 'node:fs';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import swc from '@swc/core';
import { brokenBuiltIns } from './src/api/page-built-ins.ts';
import { defineFallback, ELEMENT_NAME } from './src/element/define.ts';
import { cssText } from './tools/build/plugins/css-text.mjs';
import { SCRIPT_URL, scriptUrl } from './tools/build/plugins/script-url.mjs';
import { leaveOut } from './tools/leave-out/leave-out.mjs';

const { name, version, license } = JSON.parse(
  readFileSync(new URL('./package.json', import.meta.url), 'utf8'),
);

/** One line, so that what follows begins the file for whoever looks for the IIFE. */
const preamble = `/*! ${name} ${version} | ${license} licence | third parties: THIRD-PARTY-LICENSES.txt */`;

/** What turns TypeScript, CommonJS and CSS into one graph. */
export const plugins = () => [
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': '"production"',
      // A page may carry a `process` of its own; React would then report errors to that.
      'typeof process': '"undefined"',
      __VERSION__: JSON.stringify(version),
    },
  }),
  cssText(),
  // Types are not checked here: `npm run check` does that.
  typescript({ tsconfig: 'tools/build/tsconfig.json' }),
  nodeResolve({
    browser: true,
    exportConditions: ['browser', 'production', 'import', 'default'],
    extensions: ['.mjs', '.js', '.json', '.ts', '.tsx'],
  }),
  commonjs(),
];

/** Rollup gives this hook the options of the output, so both formats share one plugin. */
export const minify = {
  name: 'minify',
  renderChunk: (code, _chunk, { format }) =>
    swc.minify(code, {
      ecma: 2022,
      // In a classic script, `"use strict"` must stay.
      module: format === 'es',
      sourceMap: true,
      mangle: true,
      // React reads a property to force a layout, and that must stay.
      compress: { passes: 0, pure_getters: false },
      // A page in another charset can read ASCII. The licences of third parties are in a file of their own.
      format: { ascii_only: true, comments: false, preamble },
    }),
};

const EXPECTED = [
  // The classic script leaves no name on the page, so nobody can reach what it exports: as meant.
  'MISSING_NAME_OPTION_FOR_IIFE_EXPORT',
  // A package compiled to an old JavaScript looks for a helper on `this`, and brings its own.
  'THIS_IS_UNDEFINED',
];

/** The libraries use these built-ins as they are read: on a page that broke one, nothing of them may run. */
const guard = `const broken = (${brokenBuiltIns})();
if (broken.length) return void (${defineFallback})(${JSON.stringify(ELEMENT_NAME)}, broken);`;

export default {
  input: 'src/index.ts',
  plugins: [leaveOut(), ...plugins()],
  onwarn: (warning, warn) => !EXPECTED.includes(warning.code) && warn(warning),
  output: [
    {
      // Named in no script: it stands beside it.
      sourcemap: 'hidden',
      file: 'dist/home-energy-quote.js',
      format: 'iife',
      intro: guard,
      plugins: [scriptUrl(SCRIPT_URL.classic), minify],
    },
    {
      sourcemap: 'hidden',
      file: 'dist/home-energy-quote.mjs',
      format: 'es',
      plugins: [scriptUrl(SCRIPT_URL.module), minify],
    },
  ],
};
