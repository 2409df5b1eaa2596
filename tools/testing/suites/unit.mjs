// Runs the tests of pure code, of the reference API and of our tools.
import { startsWithOneOf, testFiles } from '../files.mjs';
import { runOnNode } from '../node-tests.mjs';

export const UNIT_FOLDERS = ['src', 'demo', 'tools', 'test/fuzz'];

/**
 * The server killed, flooded, with a full disk, without its database and with a full store; hundreds of random homes, responses
 * and inputs. `npm run test:sweeps` runs them, in CI after `npm test`.
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
