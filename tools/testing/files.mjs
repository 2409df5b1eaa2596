import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/paths.mjs';

/** Tests whether a path, relative to the root of the project, begins with one of these. */
export const startsWithOneOf = (starts) => (file) =>
  starts.some((start) => file.replaceAll('\\', '/').startsWith(start));

/** Returns sorted paths relative to the root of the project. */
export function testFiles(folders, pattern = /\.test\.(tsx?|mjs)$/) {
  return folders
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true }).map((file) => join(folder, file)),
    )
    .filter((file) => pattern.test(file) && !file.includes('node_modules'))
    .sort();
}
