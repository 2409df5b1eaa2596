// The tests of the pure code, of the reference API and of our own tools.
import { startsWithOneOf, testFiles } from '../files.mjs';
import { runOnNode } from '../node-tests.mjs';

export const UNIT_FOLDERS = ['src', 'demo', 'tools', 'test/fuzz'];

/**
 * The server killed, flooded, on a full disk, without its database; homes, answers and input drawn by the hundred:
 * `npm run test:sweeps`, in CI after `npm test`.
 */
const MORE = [
  ...['flood', 'full-disk', 'lost-database', 'outbox', 'outbox-kills', 'slow-clients', 'start'].map(
    (name) => `demo/server/test/${name}.test.ts`,
  ),
  'demo/server/model/agree',
  'demo/server/model/combined/drawn-',
  'demo/server/model/continuous',
  'demo/server/model/what-if/drawn-',
  'test/fuzz/',
];

const isMore = startsWithOneOf(MORE);

/** Servers, programs and variables of the whole process: each file in one of its own. */
const isApart = startsWithOneOf(['demo/server/test/', 'tools/']);

const filesThat = (belong) => testFiles(UNIT_FOLDERS).filter(belong);

export async function unitSuite(_context, files = filesThat((file) => !isMore(file))) {
  const together = await runOnNode(files.filter((file) => !isApart(file)));
  return added(together, await runOnNode(files.filter(isApart), { apart: true }));
}

export const moreUnitSuite = (_context, files = filesThat(isMore)) => runOnNode(files, { apart: true });

function added(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    failures: [...(one.failures ?? []), ...(other.failures ?? [])],
  };
}
