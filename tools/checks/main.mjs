// Runs `npm run check`. With `-- --dates`, it prints which figures are old; with `-- --newest`, it tries the newest libraries.

const newest = process.argv.map((arg) => /^--newest(?:=(.+))?$/.exec(arg)).find(Boolean);

async function chosen() {
  if (process.argv.includes('--dates')) return (await import('./dates.mjs')).checkDates();
  if (newest) return (await import('./newest.mjs')).checkNewest(newest[1]?.split(','));
  return (await import('../testing/suites/check.mjs')).checkSuite();
}

const { passed, failed } = await chosen();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
