import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/paths.mjs';

/** Whether a path from the root of the project begins so. */
export const startsWithOneOf = (starts) => (file) =>
  starts.some((start) => file.replaceAll('\\', '/').startsWith(start));

/** Paths from the root of the project, in order. */
export function testFiles(folders, pattern = /\.test\.(tsx?|mjs)$/) {
  return folders
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true }).map((file) => join(folder, file)),
    )
    .filter((file) => pattern.test(file) && !file.includes('node_modules'))
    .sort();
}
