// Prints one line for each file, and writes the counts for npm test.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

function testsOf(suite) {
  return [...(suite?.tests ?? []), ...(suite?.suites ?? []).flatMap(testsOf)];
}

/** `{ passed, failed, skipped }` of one file. */
export function countsOf({ testResults, passed: filePassed }) {
  const tests = testsOf(testResults);
  const skipped = tests.filter((test) => test.skipped).length;
  const failed = tests.filter((test) => !test.skipped && !test.passed).length;
  const counts = { passed: tests.length - skipped - failed, failed, skipped };
  // A file that could not be loaded, or had an error outside its tests, reports no failed test. A file in which no test ran would
  // even count as passed.
  const isBroken = !filePassed || tests.length === 0;
  return failed === 0 && isBroken ? { ...counts, failed: 1 } : counts;
}

function fileLine(session) {
  const { passed, failed, skipped } = countsOf(session);
  const none = testsOf(session.testResults).length === 0 ? ': no test ran in it' : '';
  const seconds = testsOf(session.testResults).reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000;
  const counted = `${passed} of ${passed + failed + skipped}`;
  return `  ${relative('.', session.testFile)}  ${counted}, ${seconds.toFixed(1)} s${none}`;
}

/** The names of a file's failed tests. A file that failed as a whole is named itself. */
function failuresOf(session) {
  const file = relative('.', session.testFile);
  const failed = testsOf(session.testResults).filter((test) => !test.skipped && !test.passed);
  if (failed.length > 0) return failed.map(({ name }) => ({ file, name }));
  return countsOf(session).failed > 0 ? [{ file, name: 'the file as a whole' }] : [];
}

/** A reporter for @web/test-runner. It writes `{ passed, failed, skipped, failures }` when a run ends. */
export function browserResults(file) {
  return {
    reportTestFileResults({ logger, sessionsForTestFile }) {
      for (const session of sessionsForTestFile) {
        logger.log(fileLine(session));
        const skipped = testsOf(session.testResults).filter((test) => test.skipped);
        for (const { name } of skipped) logger.log(`    skipped: ${name}`);
      }
    },
    onTestRunFinished({ sessions }) {
      const total = { passed: 0, failed: 0, skipped: 0 };
      for (const counts of sessions.map(countsOf)) {
        for (const key of Object.keys(total)) total[key] += counts[key];
      }
      if (file) writeFileSync(file, JSON.stringify({ ...total, failures: sessions.flatMap(failuresOf) }));
    },
  };
}
