// `dist/<version>/…`: files that never change once released, so that a page can pin them by hash for good.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

export const { version: VERSION } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Folders of other releases, which a build leaves alone. */
export const isRelease = (name) => /^\d+\.\d+\.\d+/.test(name);

/** `files` are `{ name, text }`. */
export const versioned = (files) => files.map(({ name, text }) => ({ name: `${VERSION}/${name}`, text }));
