// Strips TypeScript's types file by file without checking them, and writes tags as calls. `npm run check` checks the types, and
// doing so here would take 4 of the build's 20 seconds.
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import MagicString from 'magic-string';

const CALL = JSON.stringify(fileURLToPath(new URL('jsx-call.mjs', import.meta.url)));

/** Behind the code, so that the source map stays right. */
const IMPORT = `import { Fragment as $Fragment, tag as $tag } from ${CALL};\n`;

/** A tag that has only a class, as esbuild writes it. */
const CLASS_ALONE = /(?<=\$tag\([\w."]+, )\{ className: ("[^"]*") \}/g;

/** Two rollup plugins. */
export const stripTypes = () => [
  {
    name: 'strip-types',
    async transform(code, id) {
      const [, loader] = /\.(tsx?)$/.exec(id) ?? [];
      if (!loader) return null;
      const made = await transform(code, {
        loader,
        target: 'es2022',
        jsx: 'transform',
        jsxFactory: '$tag',
        jsxFragment: '$Fragment',
        sourcemap: true,
        sourcefile: id,
      });
      return { code: loader === 'tsx' ? made.code + IMPORT : made.code, map: made.map };
    },
  },
  {
    name: 'class-alone',
    transform(code, id) {
      if (!id.endsWith('.tsx')) return null;
      const text = new MagicString(code).replace(CLASS_ALONE, '$1');
      return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null;
    },
  },
];
