// Finds test files, and starts a runner of them with our Node and our output. Tests that need no browser run in Node, directly from
// TypeScript.
import './fixed-world.mjs';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { CACHE, ROOT } from '../build/paths.mjs';

/** Tests whether a path, relative to the root of the project, begins with one of these. */
export const startsWithOneOf = (starts) => (file) =>
  starts.some((start) => file.replaceAll('\\', '/').startsWith(start));

/** Returns sorted paths relative to the root of the project. */
export function testFiles(folders, pattern = /\.test\.(tsx?|mjs)$/) {
  return folders
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true }).map((file) => join(folder, file)),
    )
    .filter((file) => pattern.test(file) && !file.includes('node_modules'))
    .sort();
}

/** Resolves to the exit status of a file that Node runs. */
export function runNode(args, environment = {}) {
  return new Promise((resolve) => {
    const env = { ...process.env, ...environment };
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env });
    child.on('close', (status) => resolve(status ?? 1));
  });
}

/**
 * Runs `args` in an environment that names a file, and reads from it what the runner wrote: `{ passed, failed, skipped,
 * failures }`. A runner that fails without a failed test counts as one failure.
 */
export async function runCounted(args, environment, read = JSON.parse) {
  const folder = mkdtempSync(join(tmpdir(), 'heq-counts-'));
  const file = join(folder, 'counts.json');
  try {
    const status = await runNode(args, environment(file));
    const counts = readCounts(file, read);
    return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readCounts(file, read) {
  try {
    return read(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

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
export async function runOnNode(files, environment = {}) {
  const run = (how, some) => runTests(how, some, environment);
  const together = await run(
    ['--test-isolation=none'],
    files.filter((file) => !isApart(file)),
  );
  return added(together, await run([`--test-concurrency=${AT_ONCE}`], files.filter(isApart)));
}

function runTests(how, files, environment) {
  if (files.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  const args = [
    '--test',
    ...how,
    `--test-timeout=${LONGEST}`,
    '--test-reporter=./tools/testing/node-results.mjs',
    ...files,
  ];
  return runCounted(args, (counts) => ({
    ...environment,
    HEQ_COUNTS: counts,
    NODE_COMPILE_CACHE: COMPILED,
  }));
}

/** The counts of both. */
export function added(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    failures: [...(one.failures ?? []), ...(other.failures ?? [])],
  };
}
