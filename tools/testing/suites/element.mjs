// Knows the tests of the element and of the journeys: in a real browser, on the built dist, against the reference API.
import { testFiles } from '../files.mjs';
import { runCounted } from '../run-process.mjs';

export const ELEMENT_FOLDERS = ['test/element', 'test/journeys', 'test/contract', 'test/accessibility'];

export async function elementSuite({ browser, api }) {
  if (testFiles(ELEMENT_FOLDERS).length === 0) return { passed: 0, failed: 0, skipped: 0 };
  const result = await runCounted(['node_modules/@web/test-runner/dist/bin.js'], (file) => ({
    CHROME_PATH: browser,
    HEQ_API: api.url,
    HEQ_COUNTS: file,
  }));
  if (result.failed > 0 && api.said()) console.log(`\nThe reference API said:\n${api.said().slice(-4000)}`);
  return result;
}
