// Knows the tests of the element and of the journeys: in a real browser, on the built dist, against the reference API.
import { testFiles } from '../files.mjs';
import { runCounted } from '../run-process.mjs';

/** What any engine can be asked. The tree that accessibility is read from is Chromium's to give. */
export const EVERY_ENGINE_FOLDERS = ['test/element', 'test/journeys', 'test/contract', 'test/faults'];
export const ELEMENT_FOLDERS = [...EVERY_ENGINE_FOLDERS, 'test/accessibility'];

export const elementSuite = () => elementTests('chromium', ELEMENT_FOLDERS);

/** Those of these folders, in one engine. */
export async function elementTests(engine, folders) {
  const files = testFiles(folders);
  if (files.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  return runCounted(['node_modules/@web/test-runner/dist/bin.js', '--files', ...files], (counts) => ({
    HEQ_ENGINE: engine,
    HEQ_COUNTS: counts,
  }));
}
