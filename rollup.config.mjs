// Knows how src becomes the two files of dist: one graph, written as a classic script and as a module.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { brokenBuiltIns } from './src/api/page-built-ins.ts';
import { ELEMENT_NAME } from './src/element/element-name.ts';
import { leaveFallback } from './src/element/leave-fallback.ts';
import { cssText } from './tools/css-text.mjs';
import { dropDocumentation } from './tools/drop-documentation.mjs';
import { ownKeys } from './tools/own-keys.mjs';
import { reactDiet } from './tools/react-diet/react-diet.mjs';
import { SCRIPT_URL, scriptUrl } from './tools/script-url.mjs';
import { trimUplot } from './tools/trim-uplot.mjs';

const ROOT = fileURLToPath(new URL('.', import.meta.url)).replace(/[\\/]$/, '');

const { name, version, license } = JSON.parse(
  readFileSync(new URL('./package.json', import.meta.url), 'utf8'),
);

/** One line, so that what follows begins the file for whoever looks for the IIFE. */
const banner = `/*! ${name} ${version} | ${license} licence | third parties: THIRD-PARTY-LICENSES.txt */`;

/** What turns TypeScript, CommonJS and CSS into one graph; the floor of the libraries is built by the same, and by no diet. */
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
  nodeResolve({
    browser: true,
    exportConditions: ['browser', 'production', 'import', 'default'],
    extensions: ['.mjs', '.js', '.json', '.ts', '.tsx'],
  }),
  commonjs(),
  typescript({ tsconfig: 'tools/build/tsconfig.json' }),
  dropDocumentation(),
  ownKeys(),
];

// No `pure_getters`, and no `treeshake: 'smallest'` either: both drop a read that React relies on for layout.
// `module` would take the classic script's "use strict" away.
export const minify = (module) =>
  terser({ ecma: 2022, module, compress: { passes: 3 }, format: { comments: /^!/ } });

const EXPECTED = [
  // The classic script leaves no name on the page, so nobody can reach what it exports: as meant.
  'MISSING_NAME_OPTION_FOR_IIFE_EXPORT',
  // A package compiled to an old JavaScript looks for a helper on `this`, and brings its own.
  'THIS_IS_UNDEFINED',
];

/** The libraries use these built-ins as they are read: on a page that broke one, nothing of them may run. */
const guard = `const broken = (${brokenBuiltIns})();
if (broken.length) return void (${leaveFallback})(${JSON.stringify(ELEMENT_NAME)}, broken);`;

export default {
  input: 'src/index.ts',
  plugins: [reactDiet(ROOT), ...plugins(), trimUplot()],
  onwarn: (warning, warn) => !EXPECTED.includes(warning.code) && warn(warning),
  output: [
    {
      file: 'dist/home-energy-quote.js',
      format: 'iife',
      banner,
      intro: guard,
      plugins: [scriptUrl(SCRIPT_URL.classic), minify(false)],
    },
    {
      file: 'dist/home-energy-quote.mjs',
      format: 'es',
      banner,
      plugins: [scriptUrl(SCRIPT_URL.module), minify(true)],
    },
  ],
};
