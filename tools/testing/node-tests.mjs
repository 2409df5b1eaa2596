// Knows how the tests that need no browser run: by node itself, straight on TypeScript.
import { testFiles } from './files.mjs';
import { runCounted } from './run-process.mjs';

export function nodeTests(folders) {
  const files = testFiles(folders);
  if (files.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  return runCounted((file) => [
    '--test',
    '--test-reporter=dot',
    '--test-reporter-destination=stdout',
    '--test-reporter=./tools/testing/reporters/node-counts.mjs',
    `--test-reporter-destination=${file}`,
    ...files,
  ]);
}
