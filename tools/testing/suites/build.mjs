// One test: dist can be made, holds what it must and stays within its bytes.
import { runNode } from '../run-process.mjs';

/**
 * Where the element's tests are among the `chosen` suites, the build that they are served is made beside it, on the other
 * core. They make it themselves where this fails.
 */
export async function buildSuite({ chosen }) {
  const [status] = await Promise.all([
    runNode(['tools/build/run.mjs']),
    chosen.includes('element') && runNode(['tools/testing/make-own-build.mjs', 'reports']),
  ]);
  const failed = status === 0 ? 0 : 1;
  return { passed: 1 - failed, failed, skipped: 0 };
}
