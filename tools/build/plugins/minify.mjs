import { minify as shorten } from '@swc/core';
import { transform } from 'esbuild';
import { FIBER_FIELDS } from '../../leave-out/fiber-fields.ts';

const COMPRESS = {
  // 0: until a pass changes nothing.
  passes: 0,
  // React reads a property to force a layout, and that must stay. Rollup's `treeshake: 'smallest'` would drop it, too.
  pure_getters: false,
  // What these make for what is left out of React and uPlot is never used.
  pure_funcs: ['createSyntheticEvent', 'genIncrs'],
};

/**
 * Two rollup output plugins. esbuild shortens the syntax, then swc leaves out what is not used and shortens the names. Each
 * finds what the other one leaves (src/README.md, "Bytes").
 * @param module whether the output is a module: in a classic script, `"use strict"` must stay
 * @param preamble the only comment that stays: the licences of third parties are in a file of their own
 */
export const minify = (module, preamble) => [
  {
    name: 'minify-syntax',
    async renderChunk(code) {
      const made = await transform(code, { target: 'es2022', minifySyntax: true, sourcemap: true });
      return { code: made.code, map: made.map };
    },
  },
  {
    name: 'minify',
    renderChunk: (code) =>
      shorten(code, {
        ecma: 2022,
        module,
        sourceMap: true,
        compress: COMPRESS,
        mangle: { props: { regex: `^(${FIBER_FIELDS.join('|')})$` } },
        // A page in another charset can read ASCII, and V8 parses one-byte text faster.
        format: { ascii_only: true, comments: false, preamble },
      }),
  },
];
