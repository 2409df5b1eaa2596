// The tests of the pure code, of the reference API and of our own tools.
import { startsWithOneOf, testFiles } from '../files.mjs';
import { runOnNode } from '../node-tests.mjs';

export const UNIT_FOLDERS = ['src', 'demo', 'tools', 'test/fuzz'];

/** The server killed, flooded, on a full disk, without its database: `npm run test:sweeps`, in CI after `npm test`. */
const OUTAGES = [
  'flood',
  'full-disk',
  'lost-database',
  'outbox',
  'outbox-kills',
  'slow-clients',
  'start',
].map((name) => `demo/server/test/${name}.test.ts`);

const isOutage = startsWithOneOf(OUTAGES);

const suiteOf =
  (belongs) =>
  (_context, files = testFiles(UNIT_FOLDERS).filter(belongs)) =>
    runOnNode(files);

export const unitSuite = suiteOf((file) => !isOutage(file));
export const outagesSuite = suiteOf(isOutage);
