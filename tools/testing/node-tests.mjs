// Knows how the tests that need no browser run: by node itself, straight on TypeScript.
import { availableParallelism } from 'node:os';
import { testFiles } from './files.mjs';
import { runCounted } from './run-process.mjs';

/** Files: on two cores node itself runs one after the other, though many wait for a server's limits or for a disk. */
const AT_ONCE = Math.max(3, availableParallelism());

export function nodeTests(folders) {
  const files = testFiles(folders);
  if (files.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  const args = [
    '--test',
    `--test-concurrency=${AT_ONCE}`,
    '--test-reporter=./tools/testing/reporters/node-results.mjs',
    ...files,
  ];
  return runCounted(args, (counts) => ({ HEQ_COUNTS: counts }));
}
