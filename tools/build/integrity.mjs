// Knows the hash of each script that a page can ask its browser to check.
import { createHash } from 'node:crypto';

const hashOf = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

export function integrity(chunks) {
  const hashes = Object.fromEntries(chunks.map(({ name, text }) => [name, hashOf(text)]));
  return { name: 'integrity.json', text: `${JSON.stringify(hashes, null, 2)}\n` };
}
