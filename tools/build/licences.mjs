// Collects the licences of the bundled libraries, whose comments the minifier removes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LICENCE = /^(licen[cs]e|copying|notice)(\.|-|$)/i;

function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder)
    .filter((file) => LICENCE.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (texts.length === 0)
    throw new Error(`${name} ${version} (${license}) has no licence file, and dist must contain one.`);
  return `${name} ${version} (${license})\n\n${texts.join('\n\n')}`;
}

/** Returns the text of the licence file in dist. `folders` are those of the bundled packages. */
export function licences(folders) {
  const head = 'home-energy-quote contains code of these packages.';
  const line = `\n\n${'-'.repeat(78)}\n\n`;
  return { name: 'THIRD-PARTY-LICENSES.txt', text: `${[head, ...folders.map(licenceOf)].join(line)}\n` };
}
