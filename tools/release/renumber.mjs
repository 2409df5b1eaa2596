// Writes a new version into the texts that name it.

/** A version has three numbers. The folders of releases are named like this. */
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

const numbersOf = (version) => VERSION.exec(version)?.slice(1).map(Number);

/** Returns a sentence that says why this cannot be the next version, or null if it can. */
export function versionProblem(next, present) {
  const [to, from] = [numbersOf(next), numbersOf(present)];
  if (!to) return `Give the version as three numbers, such as 1.2.0: npm run release -- 1.2.0`;
  const at = to.findIndex((number, index) => number !== from[index]);
  return at >= 0 && to[at] > from[at] ? null : `${next} does not come after ${present}.`;
}

/** Returns the changelog with the changes of "Next" under the version. Throws if there are none. */
export function releasedChangelog(text, version) {
  const [, news = ''] = /^## Next\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(text) ?? [];
  if (news.trim() === '') throw new Error('CHANGELOG.md has nothing under "## Next" to release.');
  return text.replace(/^## Next$/m, `## ${version}`);
}

/** Replaces the current version, but not inside a longer number. */
export const renumbered = (text, present, next) =>
  text.replace(new RegExp(`(?<![\\d.])${present.replaceAll('.', '\\.')}(?![\\d.]*\\d)`, 'g'), next);
