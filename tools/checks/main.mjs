// `npm run check`; with `-- --dates`, which figures are old.
const { passed, failed } = process.argv.includes('--dates')
  ? (await import('./dates.mjs')).checkDates()
  : await (await import('./run.mjs')).runChecks();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
