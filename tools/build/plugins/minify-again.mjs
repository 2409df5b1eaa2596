import { minify } from '@swc/core';

/**
 * A rollup output plugin: a second minifier finds what the first one leaves (src/README.md, "Bytes").
 * `pure_getters` is false, as in the first: reading a property to force a layout must stay.
 */
export const minifyAgain = (module) => ({
  name: 'minify-again',
  renderChunk: (code) =>
    minify(code, {
      ecma: 2022,
      module,
      sourceMap: true,
      compress: { passes: 0, pure_getters: false, sequences: false },
      mangle: true,
      // A page in another charset can read ASCII, and V8 parses one-byte text faster.
      format: { ascii_only: true, comments: 'some' },
    }),
});
