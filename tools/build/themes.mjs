import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

export function themes() {
  const folder = join(ROOT, 'themes');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ name: `themes/${file}`, text: readFileSync(join(folder, file), 'utf8') }));
}
