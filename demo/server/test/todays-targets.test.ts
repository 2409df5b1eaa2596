// The published targets once more, on the tables and the day as they are: what moves with the prices may, and is told.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { it } from 'node:test';

const TARGETS = join(import.meta.dirname, '../model/published-targets.test.ts');
/** Those that rest on rates of the day: their bands are of the quarter that was published about. */
const MAY_MOVE: readonly (readonly [what: RegExp, why: string])[] = [
  [
    /on \w+, p\/kWh$/,
    'the band holds VAT of 5%, and the rates of the day hold the VAT and the price cap of the day',
  ],
  [/a mile as charged/, 'a car is charged at the rates of the day'],
];

it('HON-18: the published targets hold on today’s tables, but for those that move with the prices', (t) => {
  const env = { ...process.env, HEQ_TABLES: '', HEQ_TODAY: '', NODE_TEST_CONTEXT: undefined };
  const { stdout } = spawnSync(process.execPath, ['--test-reporter=tap', TARGETS], { env, encoding: 'utf8' });
  const lines = [...stdout.matchAll(/^ {4}(ok|not ok) \d+ - (.+)$/gm)];
  assert.ok(lines.length > 50, stdout);
  const moved = lines.filter(([, state]) => state === 'not ok').map(([, , what = '']) => what);
  const unexpected = moved.filter((what) => {
    const [, why] = MAY_MOVE.find(([rested]) => rested.test(what)) ?? [];
    if (why) t.diagnostic(`${what}: moved, since ${why}`);
    return !why;
  });
  assert.deepEqual(unexpected, []);
});
