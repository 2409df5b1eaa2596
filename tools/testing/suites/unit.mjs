// The tests of the pure code, of the reference API and of our own tools.
import { nodeTests } from '../node-tests.mjs';

export const UNIT_FOLDERS = ['src', 'demo', 'tools', 'test/fuzz'];

export const unitSuite = () => nodeTests(UNIT_FOLDERS);
