// Turns a stylesheet into text for the bundle: nesting flattened, prefixes added, minified.
import { readFile } from 'node:fs/promises';
import autoprefixer from 'autoprefixer';
import cssnano from 'cssnano';
import postcss from 'postcss';
import nesting from 'postcss-nesting';

/** The oldest browsers with container queries, constructed stylesheets and cascade layers. */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 113', 'safari >= 16.4', 'ios_saf >= 16.4'];

const processor = postcss([
  nesting(),
  autoprefixer({ overrideBrowserslist: BROWSERS }),
  // Merged rules are shorter before compression and longer after it.
  cssnano({ preset: ['default', { mergeLonghand: false, mergeRules: false }] }),
]);

/** A rollup plugin, which the test server uses, too: `import css from '../../part.css'` gives the text as a string. */
export function cssText() {
  return {
    name: 'css-text',
    async load(id) {
      if (!id.endsWith('.css')) return null;
      const { css } = await processor.process(await readFile(id, 'utf8'), { from: id });
      return {
        code: `export default ${JSON.stringify(css)};`,
        map: { mappings: '' },
        moduleSideEffects: false,
      };
    },
  };
}
