// Knows how many tests ran in the browser. A file in which none ran has failed: the runner itself would call it passed.
import { writeFileSync } from 'node:fs';

function testsOf(suite) {
  return [...(suite?.tests ?? []), ...(suite?.suites ?? []).flatMap(testsOf)];
}

function countsOf({ testFile, testResults, passed }) {
  const tests = testsOf(testResults);
  const skipped = tests.filter((test) => test.skipped).length;
  const failed = tests.filter((test) => !test.skipped && !test.passed).length;
  const counts = { passed: tests.length - skipped - failed, failed, skipped };
  if (tests.length === 0) console.error(`No test ran in ${testFile}.`);
  // One that could not be loaded, or had an error outside its tests, says so only of the whole file.
  return failed === 0 && (!passed || tests.length === 0) ? { ...counts, failed: 1 } : counts;
}

/** A reporter of @web/test-runner that writes `{ passed, failed, skipped }` when a run ends. */
export function browserCounts(file) {
  return {
    onTestRunFinished({ sessions }) {
      const total = { passed: 0, failed: 0, skipped: 0 };
      for (const counts of sessions.map(countsOf)) {
        for (const key of Object.keys(total)) total[key] += counts[key];
      }
      writeFileSync(file, JSON.stringify(total));
    },
  };
}
