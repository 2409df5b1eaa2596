// Summarises the output of a build and of a test run with a new version of a package.

const CHANGED =
  /^\[plugin leave-out\] \S+ (\S+) (no longer has these functions or names|has new functions): (.*?)\. The build works/gm;
const SIZE = /home-energy-quote\.js: .* brotli/;
const FAILED = /^The build failed\. .*/m;

/** Returns lines: how many names a library lacks or adds, the size, and the reason for a failure. */
export function buildSummary(output) {
  const changes = [...output.matchAll(CHANGED)].map(([, file, how, names]) => {
    const all = names.split(', ');
    const first = all.slice(0, 5).join(', ');
    const what =
      how === 'has new functions' ? 'has new functions that stay in' : 'no longer has what is left out of it';
    return `${file} ${what}, ${all.length}: ${first}${all.length > 5 ? '…' : ''}`;
  });
  return [...changes, SIZE.exec(output)?.[0], FAILED.exec(output)?.[0]].filter(Boolean);
}

/** A failed test, as `npm test` names it at the end. */
const FAILED_TEST = /^✖ \S+ {2}\S.*$/gm;

/** Returns lines: each failed test, and the counts or what stopped the run. */
export function testSummary({ stdout, stderr }) {
  const end = (stdout.trim() || stderr.trim()).split('\n').at(-1);
  return [...(stdout.match(FAILED_TEST) ?? []), end];
}
