// Runs the tests of the element and of the journeys in a real browser, with dist and the reference API.
import { startsWithOneOf, testFiles } from '../files.mjs';
import { runCounted } from '../run-process.mjs';

export const ELEMENT_FOLDERS = [
  'test/element',
  'test/journeys',
  'test/faults',
  'test/accessibility',
  'test/visitors',
  'test/insulation',
];

/**
 * The beginnings of the paths of exhaustive tests: every state, style, fault, failing service, random visitor and hostile text,
 * every journey by ear, by keyboard and in another language, and random trees. `npm run test:sweeps` runs them, in CI after
 * `npm test`.
 */
const SWEEPS = [
  'test/accessibility/ear/',
  'test/accessibility/keyboard',
  'test/accessibility/one-press',
  'test/accessibility/pseudo-language/',
  'test/accessibility/states/',
  'test/element/first-sheet',
  'test/element/left-out/',
  'test/element/payloads',
  'test/element/theme-tokens',
  'test/faults/',
  'test/journeys/in-sight',
  'test/journeys/live-services',
  'test/journeys/results-look',
  'test/journeys/stages',
  'test/journeys/strange-text',
  'test/visitors/',
];

const isSweep = startsWithOneOf(SWEEPS);

const suiteOf =
  (belongs) =>
  (_context, files = testFiles(ELEMENT_FOLDERS).filter(belongs)) =>
    elementTests('chromium', files);

export const elementSuite = suiteOf((file) => !isSweep(file));
export const sweepsSuite = suiteOf(isSweep);

/** Runs these files in one engine. */
export async function elementTests(engine, files) {
  if (files.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  return runCounted(['node_modules/@web/test-runner/dist/bin.js', '--files', ...files], (counts) => ({
    HEQ_ENGINE: engine,
    HEQ_COUNTS: counts,
  }));
}
