// The tests that need no browser run by node itself, straight on TypeScript.
import './fixed-clock.mjs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { CACHE } from '../build/paths.mjs';
import { testFiles } from './files.mjs';
import { runCounted } from './run-process.mjs';

/** Files, each in a process of its own: on two cores node itself runs one after the other, though many wait for a server's limits or for a disk. */
const AT_ONCE = Math.max(3, availableParallelism());

/** Milliseconds: what waits in vain longer than any test takes is failed, not the whole run's time spent on it. */
const LONGEST = 300_000;

/** What one process has compiled no other compiles again. */
const COMPILED = join(CACHE, 'compiled');

export const nodeTests = (folders) => runOnNode(testFiles(folders));

/** These files, in one process, since each in its own takes four times the work; `apart` is for those that would meet there. */
export function runOnNode(files, { apart = false } = {}) {
  if (files.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  const args = [
    '--test',
    ...(apart ? [`--test-concurrency=${AT_ONCE}`] : ['--test-isolation=none']),
    `--test-timeout=${LONGEST}`,
    '--test-reporter=./tools/testing/reporters/node-results.mjs',
    ...files,
  ];
  return runCounted(args, (counts) => ({ HEQ_COUNTS: counts, NODE_COMPILE_CACHE: COMPILED }));
}
