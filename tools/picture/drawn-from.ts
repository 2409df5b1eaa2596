// What the README's pictures show: kept beside them, so that a test says when they are of another product.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);

/** The page, its theme, and what each screen on the way is made of. */
const FILES = [
  'demo/pages/index.html',
  'demo/pages/assets/brookmeadow.css',
  'themes/meadow.css',
  ...['home', 'address', 'address-found', 'type-of-home', 'usage', 'solar'].map(
    (screen) => `test/journeys/kept/${screen}.txt`,
  ),
];

/** A hash of all of it. */
export function drawnFrom(): string {
  const hash = createHash('sha256');
  for (const file of FILES) hash.update(readFileSync(new URL(file, ROOT)));
  return hash.digest('hex');
}
