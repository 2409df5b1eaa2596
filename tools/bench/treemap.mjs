// Counts the script's characters by folder of `src` and by library, from the source map.
import { SourceMap } from 'node:module';
import { rollup } from 'rollup';
import config from '../../rollup.config.mjs';

/** The folder of `src` or the library that a source belongs to. */
function folderOf(source) {
  const path = source.replace(/^(\.\.\/)+/, '').replaceAll('\\', '/');
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)\//g;
  const last = [...path.matchAll(library)].at(-1)?.[1];
  if (last) return last;
  const [top, folder, part] = path.split('/');
  if (top !== 'src') return top;
  return folder === 'journeys' || folder === 'ui' ? `src/${folder}/${part}` : `src/${folder}`;
}

/** Characters of the minified script by folder, largest first: `[[folder, characters], …]`. */
async function bytesByFolder() {
  const [output] = config.output;
  const bundle = await rollup({ ...config, output: undefined });
  const { output: chunks } = await bundle.generate({ ...output, sourcemap: true });
  await bundle.close();
  const { code, map } = chunks[0];
  const entries = new SourceMap(map);
  const folders = new Map();
  code.split('\n').forEach((line, at) => {
    for (let column = 0; column < line.length; column += 1) {
      const { originalSource } = entries.findEntry(at, column);
      const folder = originalSource ? folderOf(originalSource) : 'our build';
      folders.set(folder, (folders.get(folder) ?? 0) + 1);
    }
  });
  return [...folders].sort(([, a], [, b]) => b - a);
}

/** Prints a bar for each folder, as long as its share of the script before compression. */
export async function printTreemap(tell) {
  const folders = await bytesByFolder();
  const total = folders.reduce((sum, [, bytes]) => sum + bytes, 0);
  const most = folders[0]?.[1] ?? 1;
  tell(`\nWhere the ${(total / 1000).toFixed(0)} kB of the script go, minified:`);
  for (const [folder, bytes] of folders) {
    const share = `${((bytes / total) * 100).toFixed(1)} %`.padStart(7);
    const bar = '█'.repeat(Math.max(1, Math.round((bytes / most) * 40)));
    tell(`${folder.padEnd(26)}${(bytes / 1000).toFixed(1).padStart(6)} kB ${share}  ${bar}`);
  }
  tell('');
}
