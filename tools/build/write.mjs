// The old files go; each new one comes whole or not at all.
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DIST } from './paths.mjs';
import { isRelease } from './versioned.mjs';

/** `files` are `{ name, text }`; whatever else was in dist goes, its README and other releases excepted. */
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
    // A server may be reading it: renaming swaps the whole file.
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  }
}
