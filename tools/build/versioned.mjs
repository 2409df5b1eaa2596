// The files in `dist/<version>/` never change once they are released, so a page can rely on their hashes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const { version: VERSION } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** A build leaves the folders of other releases unchanged. */
export const isRelease = (name) => /^\d+\.\d+\.\d+/.test(name);

/** `files` are `{ name, text }`. */
export const versioned = (files) => files.map(({ name, text }) => ({ name: `${VERSION}/${name}`, text }));
