// Knows the tests of the element and of the journeys: in a real browser, on the built dist, against the reference API.
import { testFiles } from '../files.mjs';
import { runCounted } from '../run-process.mjs';

export const ELEMENT_FOLDERS = [
  'test/element',
  'test/journeys',
  'test/contract',
  'test/accessibility',
  'test/faults',
];

export async function elementSuite({ browser }) {
  if (testFiles(ELEMENT_FOLDERS).length === 0) return { passed: 0, failed: 0, skipped: 0 };
  return runCounted(['node_modules/@web/test-runner/dist/bin.js'], (file) => ({
    CHROME_PATH: browser,
    HEQ_COUNTS: file,
  }));
}
