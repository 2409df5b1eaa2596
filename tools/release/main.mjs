// `npm run release -- 1.2.0` prepares a release from the committed files: sets the version, tests, builds, packs, commits and tags. It publishes nothing.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/paths.mjs';

const shell = (command, ...args) =>
  execFileSync(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
const answerOf = (command, ...args) => execFileSync(command, args, { cwd: ROOT, encoding: 'utf8' }).trim();
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const write = (path, text) => writeFileSync(join(ROOT, path), text);

const PLUGIN = 'demo/wordpress/home-energy-quote/home-energy-quote.php';

/** Every text that gives the newest version for partners to copy. */
export const NAMING = [
  ...readdirSync(join(ROOT, 'demo/guide')).map((name) => `demo/guide/${name}`),
  'demo/accessibility.md',
  'dist/README.md',
  PLUGIN,
];

/** @param say called with a line for each step */
async function prepare(version, say) {
  const { version: present } = JSON.parse(read('package.json'));
  const problem = versionProblem(version, present);
  if (problem) throw new Error(problem);
  if (answerOf('git', 'status', '--porcelain')) throw new Error('Commit or stash what has changed first.');
  const released = newestRelease(read('CHANGELOG.md'));
  const changelog = releasedChangelog(read('CHANGELOG.md'), version);

  say(`Release ${version}, after ${released}.`);
  shell('npm', 'version', version, '--no-git-tag-version');
  for (const path of NAMING) write(path, renumbered(read(path), released, version));
  write('CHANGELOG.md', changelog);

  try {
    say('Tests…');
    shell('npm', 'test');
    say('Build and package…');
    shell('npm', 'pack');
  } catch (error) {
    shell('git', 'checkout', '--', '.');
    throw new Error(`The release failed: ${error.message} All files are unchanged.`);
  }
  shell('git', 'commit', '--all', '--message', `Release ${version}`);
  shell('git', 'tag', `v${version}`);
  const next = developmentAfter(version);
  shell('npm', 'version', next, '--no-git-tag-version');
  shell('git', 'commit', '--all', '--message', `Begin ${next}`);
  say(`Release ${version} is ready. tools/release/README.md says how to publish it.`);
}

/** The folders of releases are named like this. Between two releases the version is the next one with `-dev`. */
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

const numbersOf = (version) => VERSION.exec(version)?.slice(1).map(Number);

/** Returns a sentence that says why this cannot be the next version, or null if it can. */
export function versionProblem(next, present) {
  const [to, from] = [numbersOf(next), numbersOf(present.replace(/-dev$/, ''))];
  if (!to) return `Give the version as three numbers, such as 1.2.0: npm run release -- 1.2.0`;
  const at = to.findIndex((number, index) => number !== from[index]);
  const isLater = at >= 0 ? to[at] > from[at] : present.endsWith('-dev');
  return isLater ? null : `${next} does not come after ${present}.`;
}

/** '1.3.0-dev' after '1.2.4'. */
export function developmentAfter(version) {
  const [major, minor] = numbersOf(version);
  return `${major}.${minor + 1}.0-dev`;
}

/** The first version that a changelog names. */
export const newestRelease = (changelog) => /^## (\d+\.\d+\.\d+)$/m.exec(changelog)?.[1] ?? '';

/** Returns the changelog with the changes of "Next" under the version. Throws if there are none. */
export function releasedChangelog(text, version) {
  const [, news = ''] = /^## Next\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(text) ?? [];
  if (news.trim() === '') throw new Error('CHANGELOG.md has nothing under "## Next" to release.');
  return text.replace(/^## Next$/m, `## ${version}`);
}

/** Replaces the current version, but not inside a longer number. */
export const renumbered = (text, present, next) =>
  text.replace(new RegExp(`(?<![\\d.])${present.replaceAll('.', '\\.')}(?![\\d.]*\\d)`, 'g'), next);

if (import.meta.main) {
  try {
    await prepare(process.argv[2] ?? '', console.log);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
