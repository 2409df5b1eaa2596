// A hash of the files that the README's pictures show. It is stored beside them, so that a test fails when they are out of date.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);

/** The page, its theme, and what every screen on the way says. */
const FILES = [
  'demo/pages/index.html',
  'demo/pages/assets/brookmeadow.css',
  'themes/meadow.css',
  ...['home', 'address', 'address-chosen', 'property-type', 'property-usage', 'result-solar'].map(
    (screen) => `test/accessibility/snapshots/${screen}.txt`,
  ),
];

export function drawnFrom(): string {
  const hash = createHash('sha256');
  for (const file of FILES) hash.update(readFileSync(new URL(file, ROOT)));
  return hash.digest('hex');
}
