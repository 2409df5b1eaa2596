import assert from 'node:assert/strict';
import { it } from 'node:test';
import { shippedGroups } from './newest.mjs';
import { buildSummary, testSummary } from './summaries.mjs';

it('the newest version of every bundled library is tried, React and React DOM together', () => {
  const { groups, have } = shippedGroups();
  assert.deepEqual(groups, [
    ['react', 'react-dom'],
    ...['@preact/signals-react', 'ky', 'postcode', 'uplot', 'valibot', 'zustand'].map((name) => [name]),
  ]);
  for (const name of groups.flat()) assert.match(have[name], /^\d+\.\d+\.\d+$/);
});

it('reports the names that a library lacks and adds, the size of the build, and why it failed', () => {
  const how = 'The build works, but is larger: tools/leave-out/README.md says how to leave them out again.';
  const output = `Building dist…
[plugin leave-out] node_modules/a/a.js: a/a.js no longer has these functions or names: assignment b.c, field d. ${how}
[plugin leave-out] node_modules/a/a.js: a/a.js has new functions: e1, e2, e3, e4, e5, e6. ${how}
  home-energy-quote.js: 563.9 kB raw, 183.0 kB gzip, 151.9 kB brotli; over the goal of 140.0 kB
The build failed. home-energy-quote.js is larger than its limit of 148 kB after brotli.`;
  assert.deepEqual(buildSummary(output), [
    'a/a.js no longer has what is left out of it, 2: assignment b.c, field d',
    'a/a.js has new functions that stay in, 6: e1, e2, e3, e4, e5…',
    'home-energy-quote.js: 563.9 kB raw, 183.0 kB gzip, 151.9 kB brotli',
    'The build failed. home-energy-quote.js is larger than its limit of 148 kB after brotli.',
  ]);
  assert.deepEqual(buildSummary('dist is up to date.'), []);
});

it('names each failed test, and gives the counts or what stopped the run', () => {
  const stdout = `✖ something that a test prints
unit      9.0 s  2 passed, 1 failed
element  30.0 s  3 passed, 1 failed
✖ unit  a.test.ts: adds
✖ element  test/b.test.ts: opens (passed in a second run, alone: fix it)

5 passed, 1 failed
`;
  assert.deepEqual(testSummary({ stdout, stderr: '' }), [
    '✖ unit  a.test.ts: adds',
    '✖ element  test/b.test.ts: opens (passed in a second run, alone: fix it)',
    '5 passed, 1 failed',
  ]);
  assert.deepEqual(testSummary({ stdout: '', stderr: 'No browser was found.\n' }), ['No browser was found.']);
});
