// One graph from src, written as a classic script and as a module.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { brokenBuiltIns } from './src/api/page-built-ins.ts';
import { ELEMENT_NAME } from './src/element/element-name.ts';
import { leaveFallback } from './src/element/leave-fallback.ts';
import { atBuild } from './tools/build/plugins/at-build.mjs';
import { bareDescriptors } from './tools/build/plugins/bare-descriptors.mjs';
import { cssText } from './tools/build/plugins/css-text.mjs';
import { dropDocumentation } from './tools/build/plugins/drop-documentation.mjs';
import { minify } from './tools/build/plugins/minify.mjs';
import { ownKeys } from './tools/build/plugins/own-keys.mjs';
import { relativePaths } from './tools/build/plugins/relative-paths.mjs';
import { SCRIPT_URL, scriptUrl } from './tools/build/plugins/script-url.mjs';
import { shortNames } from './tools/build/plugins/short-names.ts';
import { stripTypes } from './tools/build/plugins/strip-types.mjs';
import { compileAtOnce } from './tools/first-screen/compile-at-once.mjs';
import { leaveOut } from './tools/leave-out/leave-out.mjs';

const ROOT = fileURLToPath(new URL('.', import.meta.url)).replace(/[\\/]$/, '');

const { name, version, license } = JSON.parse(
  readFileSync(new URL('./package.json', import.meta.url), 'utf8'),
);

/** One line, so that what follows begins the file for whoever looks for the IIFE. */
const preamble = `/*! ${name} ${version} | ${license} licence | third parties: THIRD-PARTY-LICENSES.txt */`;

/** What turns TypeScript, CommonJS and CSS into one graph; the floor of the libraries is built by the same, and with nothing left out. */
export const plugins = () => [
  atBuild(),
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
  stripTypes(),
  shortNames(),
  dropDocumentation(),
  ownKeys(),
  bareDescriptors(),
  relativePaths(),
];

const EXPECTED = [
  // The classic script leaves no name on the page, so nobody can reach what it exports: as meant.
  'MISSING_NAME_OPTION_FOR_IIFE_EXPORT',
  // A package compiled to an old JavaScript looks for a helper on `this`, and brings its own.
  'THIS_IS_UNDEFINED',
];

/** The libraries use these built-ins as they are read: on a page that broke one, nothing of them may run. */
const guard = `const broken = (${brokenBuiltIns})();
if (broken.length) return void (${leaveFallback})(${JSON.stringify(ELEMENT_NAME)}, broken);`;

/** `options` are those of `leaveOut`. */
export const pluginsOf = (options) => [leaveOut(ROOT, options), ...plugins()];

export default {
  input: 'src/index.ts',
  plugins: pluginsOf(),
  onwarn: (warning, warn) => !EXPECTED.includes(warning.code) && warn(warning),
  output: [
    {
      // Named in no script: it stands beside it, and a plugin reads it.
      sourcemap: 'hidden',
      file: 'dist/home-energy-quote.js',
      format: 'iife',
      intro: guard,
      plugins: [scriptUrl(SCRIPT_URL.classic), minify(false, preamble), compileAtOnce()],
    },
    {
      sourcemap: 'hidden',
      file: 'dist/home-energy-quote.mjs',
      format: 'es',
      plugins: [scriptUrl(SCRIPT_URL.module), minify(true, preamble), compileAtOnce()],
    },
  ],
};
