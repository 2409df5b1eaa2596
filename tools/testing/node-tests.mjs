// The tests that need no browser run by node itself, straight on TypeScript.
import './fixed-world.mjs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { CACHE } from '../build/paths.mjs';
import { startsWithOneOf, testFiles } from './files.mjs';
import { runCounted } from './run-process.mjs';

/** Files, each in a process of its own: on two cores node itself runs one after the other, though many wait for a server's limits or for a disk. */
const AT_ONCE = Math.max(3, availableParallelism());

/** Milliseconds: what waits in vain longer than any test takes is failed, not the whole run's time spent on it. */
const LONGEST = 300_000;

/** What one process has compiled no other compiles again. */
const COMPILED = join(CACHE, 'compiled');

export const nodeTests = (folders) => runOnNode(testFiles(folders));

/** Servers, programs, variables of the whole process, input drawn at length: each file in a process of its own. */
const isApart = startsWithOneOf(['demo/server/test/', 'test/fuzz/', 'tools/']);

/** These files; all that can in one process, since each in its own takes four times the work. */
export async function runOnNode(files) {
  const together = await run(
    ['--test-isolation=none'],
    files.filter((file) => !isApart(file)),
  );
  return added(together, await run([`--test-concurrency=${AT_ONCE}`], files.filter(isApart)));
}

function run(how, files) {
  if (files.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  const args = [
    '--test',
    ...how,
    `--test-timeout=${LONGEST}`,
    '--test-reporter=./tools/testing/reporters/node-results.mjs',
    ...files,
  ];
  return runCounted(args, (counts) => ({ HEQ_COUNTS: counts, NODE_COMPILE_CACHE: COMPILED }));
}

function added(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    failures: [...(one.failures ?? []), ...(other.failures ?? [])],
  };
}
