import { createHash } from 'node:crypto';
import { versioned } from './versioned.mjs';

const hashOf = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** What a page can pin: of a map or a licence it can't. */
const PINNED = /\.(js|mjs|css)$/;

/** Of each script and theme, by its name and by that of its release. */
export function integrity(released) {
  const pinned = released.filter(({ name }) => PINNED.test(name));
  const all = [...pinned, ...versioned(pinned)];
  const hashes = Object.fromEntries(all.map(({ name, text }) => [name, hashOf(text)]));
  return { name: 'integrity.json', text: `${JSON.stringify(hashes, null, 2)}\n` };
}
