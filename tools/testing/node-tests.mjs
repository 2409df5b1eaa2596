// Tests that need no browser run in Node, directly from TypeScript.
import './fixed-world.mjs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { CACHE } from '../build/paths.mjs';
import { startsWithOneOf, testFiles } from './files.mjs';
import { runCounted } from './run-process.mjs';

/**
 * The number of files that run at the same time, each in its own process. On two cores Node would run one, though many tests wait
 * for a server's limits or a disk.
 */
const AT_ONCE = Math.max(3, availableParallelism());

/** Milliseconds. A test that waits longer than any test needs fails, and does not hold up the whole run. */
const LONGEST = 300_000;

/** A shared compile cache: each module is compiled once for all processes. */
const COMPILED = join(CACHE, 'compiled');

export const nodeTests = (folders) => runOnNode(testFiles(folders));

/** These start servers or programs, change the process, or have much random input, so each file gets its own process. */
const isApart = startsWithOneOf(['demo/server/test/', 'test/fuzz/', 'tools/']);

/** Runs as many of these files as possible in one process, since a process for each takes four times the work. */
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
