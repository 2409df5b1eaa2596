import { basename } from 'node:path';
import { rollup } from 'rollup';
import config from '../../rollup.config.mjs';
import { ROOT } from './paths.mjs';

/** Prints the number of modules read, once a second. It prints new lines, because a log cannot redraw one. */
function progress() {
  let read = 0;
  let printed = performance.now();
  return {
    name: 'progress',
    moduleParsed() {
      read++;
      if (performance.now() - printed < 1000) return;
      printed = performance.now();
      console.log(`  read ${read} modules…`);
    },
    buildEnd: () => console.log(`  read ${read} modules`),
  };
}

const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/;

const outputsOf = (part) => config.output.filter(({ format }) => part === 'all' || format === 'iife');

/** The folders of the packages that have code in the script. */
function packagesOf(chunk) {
  const rendered = Object.entries(chunk.modules).filter(([, module]) => module.renderedLength > 0);
  const folders = rendered.map(([id]) => PACKAGE.exec(id.replaceAll('\\', '/').replace(/^\0/, ''))?.[0]);
  return [...new Set(folders.filter(Boolean))].sort();
}

/**
 * Returns `{ chunks: { name, text, format }[], maps: { name, text }[], packages: folder[] }`, all from one module graph. The
 * module format is left out if `part` is 'script'.
 */
export async function scripts(part) {
  process.chdir(ROOT);
  const bundle = await rollup({ ...config, plugins: [progress(), ...config.plugins] });
  console.log('  minifying…');
  const made = await Promise.all(
    outputsOf(part).map(async (output) => {
      const {
        output: [chunk],
      } = await bundle.generate(output);
      const { code: text, map } = chunk;
      return { name: basename(output.file), format: output.format, text, map: String(map), chunk };
    }),
  );
  await bundle.close();
  return {
    chunks: made.map(({ name, format, text }) => ({ name, format, text })),
    maps: made.map(({ name, map }) => ({ name: `${name}.map`, text: map })),
    packages: packagesOf(made[0].chunk),
  };
}
