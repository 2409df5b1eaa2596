// Replaces the files of dist, each in one step.
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DIST } from './paths.mjs';
import { isRelease } from './versioned.mjs';

/** `files` are `{ name, text }`. Everything else in dist is deleted, except its README and other releases. */
export function write(files) {
  mkdirSync(DIST, { recursive: true });
  const wanted = new Set(files.map(({ name }) => name.split('/')[0]));
  for (const old of readdirSync(DIST)) {
    if (old !== 'README.md' && !isRelease(old) && !wanted.has(old))
      rmSync(join(DIST, old), { recursive: true });
  }
  for (const { name, text } of files) {
    const path = join(DIST, name);
    mkdirSync(dirname(path), { recursive: true });
    // A server may be reading the file. Renaming replaces it in one step.
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  }
}
