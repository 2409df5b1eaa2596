// The tests of the pure code, of the reference API and of our own tools.
import { startsWithOneOf, testFiles } from '../files.mjs';
import { runOnNode } from '../node-tests.mjs';

export const UNIT_FOLDERS = ['src', 'demo', 'tools', 'test/fuzz'];

/**
 * The server killed, flooded, on a full disk, without its database, as full as it may be; homes, answers and input drawn by the hundred:
 * `npm run test:sweeps`, in CI after `npm test`.
 */
const MORE = [
  ...[
    'flood',
    'full-disk',
    'lost-database',
    'outbox',
    'outbox-kills',
    'promised-bounds',
    'restart-many',
    'slow-clients',
    'start',
    'visits-kills',
  ].map((name) => `demo/server/test/${name}.test.ts`),
  'demo/server/test/failing/table',
  'demo/server/model/agree',
  'demo/server/model/combined/drawn-',
  'demo/server/model/continuous',
  'demo/server/model/what-if/drawn-',
  'test/fuzz/',
];

const isMore = startsWithOneOf(MORE);

const suiteOf =
  (belongs) =>
  (_context, files = testFiles(UNIT_FOLDERS).filter(belongs)) =>
    runOnNode(files);

export const unitSuite = suiteOf((file) => !isMore(file));
export const moreUnitSuite = suiteOf(isMore);
