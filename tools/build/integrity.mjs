import { createHash } from 'node:crypto';
import { versioned } from './versioned.mjs';

const hashOf = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The files whose hash a page can give in `integrity`: scripts and stylesheets, but no source maps or licences. */
const PINNED = /\.(js|mjs|css)$/;

/** The hashes of all scripts and themes, by the file's name and by its path in the release's own folder. */
export function integrity(released, version) {
  const pinned = released.filter(({ name }) => PINNED.test(name));
  const all = [...pinned, ...versioned(pinned, version)];
  const hashes = Object.fromEntries(all.map(({ name, text }) => [name, hashOf(text)]));
  return { name: 'integrity.json', text: `${JSON.stringify(hashes, null, 2)}\n` };
}
