// What a release writes into the texts that name its version.

/** A version of three numbers, as folders of releases are named. */
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

const numbersOf = (version) => VERSION.exec(version)?.slice(1).map(Number);

/** A sentence on why no release can have that version after the present one, or null. */
export function versionProblem(next, present) {
  const [to, from] = [numbersOf(next), numbersOf(present)];
  if (!to) return `Give the version as three numbers, such as 1.2.0: npm run release -- 1.2.0`;
  const at = to.findIndex((number, index) => number !== from[index]);
  return at >= 0 && to[at] > from[at] ? null : `${next} does not come after ${present}.`;
}

/** The changelog with what stood under "Next" under the version. Throws where nothing does. */
export function releasedChangelog(text, version) {
  const [, news = ''] = /^## Next\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(text) ?? [];
  if (news.trim() === '') throw new Error('CHANGELOG.md has nothing under "## Next" to release.');
  return text.replace(/^## Next$/m, `## ${version}`);
}

/** The text with the new version wherever the present one stands as a whole. */
export const renumbered = (text, present, next) =>
  text.replace(new RegExp(`(?<![\\d.])${present.replaceAll('.', '\\.')}(?![\\d.]*\\d)`, 'g'), next);
