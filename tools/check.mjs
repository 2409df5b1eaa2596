const { passed, failed } = process.argv.includes('--dates')
  ? (await import('./checks/dates.mjs')).checkDates()
  : await (await import('./checks/run.mjs')).runChecks();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
