// Knows the tests of the pure code, of the reference API and of our own tools.
import { nodeTests } from '../node-tests.mjs';

export const unitSuite = () => nodeTests(['src', 'demo', 'tools', 'test/fuzz']);
