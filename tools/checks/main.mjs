// Runs `npm run check`. With `-- --dates`, it prints which prices, grants and taxes have ended or soon will.
import { join } from 'node:path';
import { today } from '../../demo/server/sources/today.ts';
import { ROOT } from '../build/paths.mjs';
import { checkSuite } from '../testing/suites.mjs';
import { datedRows } from './dated-rows.mjs';

const STATES = {
  ended: 'has ended, and is in use',
  ends: 'ends',
  old: 'has ended, and is the latest that could be read: run npm run prices',
  over: 'has ended, and is not shown: check whether it was extended',
  replaced: 'has ended, and is replaced',
  off: 'has ended, and is not compared',
};

/**
 * Prints which prices, grants and taxes have ended or soon will. A row in use that has ended is a failure, unless it may still be
 * used for some days.
 */
function checkDates() {
  const rows = datedRows(join(ROOT, 'demo/server/data'), today());
  for (const { to, where, name, state } of rows) console.log(`${to}  ${STATES[state]}: ${where}, ${name}`);
  const failed = rows.filter(({ state }) => state === 'ended').length;
  return { passed: rows.length - failed, failed };
}

const { passed, failed } = process.argv.includes('--dates') ? checkDates() : await checkSuite();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
