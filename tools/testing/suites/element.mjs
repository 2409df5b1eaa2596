// Knows the tests of the element and of the journeys: in a real browser, on the built dist, against the reference API.
import { testFiles } from '../files.mjs';
import { runCounted } from '../run-process.mjs';

export const ELEMENT_FOLDERS = [
  'test/element',
  'test/journeys',
  'test/contract',
  'test/faults',
  'test/accessibility',
  'test/visitors',
];

export const elementSuite = () => elementTests('chromium', testFiles(ELEMENT_FOLDERS));

/** These files, in one engine. */
export async function elementTests(engine, files) {
  if (files.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  return runCounted(['node_modules/@web/test-runner/dist/bin.js', '--files', ...files], (counts) => ({
    HEQ_ENGINE: engine,
    HEQ_COUNTS: counts,
  }));
}
