// Runs a suite under its name and measures its time. A suite in which nothing ran never counts as passed.

/** `run` resolves to `{ passed, failed, skipped }`. If it throws, or if no test ran, the suite has failed. */
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
