// The tests of the pure code, of the reference API and of our own tools.
import { testFiles } from '../files.mjs';
import { runOnNode } from '../node-tests.mjs';

export const UNIT_FOLDERS = ['src', 'demo', 'tools', 'test/fuzz'];

export const unitSuite = (_context, files = testFiles(UNIT_FOLDERS)) => runOnNode(files);
