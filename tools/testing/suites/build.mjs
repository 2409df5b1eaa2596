// Counts as one test: dist can be built, contains what it must and stays within its size limit.
import { runNode } from '../run-process.mjs';

/**
 * If the `chosen` suites include the element's tests, the build for these is made in parallel, on the other core. If this fails,
 * the tests make it themselves.
 */
export async function buildSuite({ chosen }) {
  const [status] = await Promise.all([
    runNode(['tools/build/run.mjs']),
    chosen.includes('element') && runNode(['tools/testing/make-own-build.mjs', 'reports']),
  ]);
  const failed = status === 0 ? 0 : 1;
  return { passed: 1 - failed, failed, skipped: 0 };
}
