// Knows how the tests that need no browser run: by node itself, straight on TypeScript.
import { testFiles } from './files.mjs';
import { runCounted } from './run-process.mjs';

export function nodeTests(folders) {
  const files = testFiles(folders);
  if (files.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  const args = ['--test', '--test-reporter=./tools/testing/reporters/node-results.mjs', ...files];
  return runCounted(args, (counts) => ({ HEQ_COUNTS: counts }));
}
