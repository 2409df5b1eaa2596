// A suite runs under its name, timed, and never counts as passed when nothing ran.

/** `run` gives `{ passed, failed, skipped }`; one that throws, or in which no test ran, has failed. */
export async function runSuite(name, run) {
  console.log(`\n== ${name} ==`);
  const started = performance.now();
  let result;
  try {
    result = await run();
  } catch (error) {
    console.error(error.message);
    result = { passed: 0, failed: 1, skipped: 0 };
  }
  if (result.passed + result.failed === 0) {
    console.error(`No test ran in ${name}.`);
    result.failed = 1;
  }
  return { name, ...result, seconds: (performance.now() - started) / 1000 };
}
