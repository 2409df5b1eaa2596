// The files in `dist/<version>/` never change once they are released, so a page can rely on their hashes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const { version: VERSION } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** A build leaves the folders of other releases unchanged. */
export const isRelease = (name) => /^\d+\.\d+\.\d+$/.test(name);

/** `files` are `{ name, text }`. A version in development, such as 1.3.0-dev, has no folder. */
export const versioned = (files, version = VERSION) =>
  isRelease(version) ? files.map(({ name, text }) => ({ name: `${version}/${name}`, text })) : [];
