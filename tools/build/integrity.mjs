import { createHash } from 'node:crypto';
import { versioned } from './versioned.mjs';

const hashOf = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Of each script, by its name and by that of its release. */
export function integrity(chunks) {
  const all = [...chunks, ...versioned(chunks)];
  const hashes = Object.fromEntries(all.map(({ name, text }) => [name, hashOf(text)]));
  return { name: 'integrity.json', text: `${JSON.stringify(hashes, null, 2)}\n` };
}
