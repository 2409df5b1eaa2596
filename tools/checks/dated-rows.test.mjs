import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { goodTo } from '../prices/still-good.ts';
import { datedRows } from './dated-rows.mjs';

const folder = mkdtempSync(join(tmpdir(), 'dated-'));
after(() => rmSync(folder, { recursive: true }));
const write = (file, text) => writeFileSync(join(folder, file), text);

write('price_cap_history.csv', 'from,to,p\n2026-04-01,2026-06-30,24\n2026-07-01,2026-09-30,26\n');
write(
  'tariffs.csv',
  'tariff_id,tariff_name,enabled_by_default,from,to\n1,Cap,yes,cap,cap\n2,Old,no,2024-01-01,2024-03-31\n',
);
write('fuel_prices.csv', 'fuel,from,to\npetrol,2026-06-30,2026-07-31\npetrol,2026-08-31,2026-10-15\n');
write('support.csv', 'id,from,to\ngrant,2026-01-01,2027-03-31\nloan,2026-01-01,\n');
write('climate.csv', 'region,sun\n1,900\n');
write(
  'constants.json',
  '{"vatRate":{"value":0,"from":"2022-04-01","to":"2026-09-25"},"pi":{"value":3,"to":null}}',
);

const listed = (today) =>
  datedRows(folder, today).map(({ where, name, to, state }) => [where, name, to, state]);

describe('npm run check -- --dates', () => {
  it('HON-11 lists what has ended or ends within 30 days, of every file, the earliest first', () => {
    assert.deepEqual(listed('2026-09-20'), [
      ['tariffs.csv line 3', '2 Old', '2024-03-31', 'off'],
      ['price_cap_history.csv line 2', 'from 2026-04-01', '2026-06-30', 'replaced'],
      ['fuel_prices.csv line 2', 'petrol', '2026-07-31', 'replaced'],
      ['constants.json', 'vatRate', '2026-09-25', 'ends'],
      ['price_cap_history.csv line 3', 'from 2026-07-01', '2026-09-30', 'ends'],
      ['tariffs.csv line 2', '1 Cap', '2026-09-30', 'ends'],
      ['fuel_prices.csv line 3', 'petrol', '2026-10-15', 'ends'],
    ]);
  });

  it('calls a row in use ended on the day after its last day, and leaves out rows that last longer', () => {
    const states = listed('2026-10-01').filter(([, , , state]) => state === 'ended');
    assert.deepEqual(
      states.map(([where]) => where),
      ['constants.json', 'price_cap_history.csv line 3', 'tariffs.csv line 2'],
    );
    assert.ok(!listed('2027-03-01').some(([, name]) => name === 'loan'));
  });

  it('calls the latest published row old for a number of days, and ended after them', () => {
    const petrol = (today) => listed(today).findLast(([, name]) => name === 'petrol')[3];
    assert.deepEqual(['2026-10-15', '2026-10-16', '2026-12-16', '2026-12-17'].map(petrol), [
      'ends',
      'old',
      'old',
      'ended',
    ]);
    // A region's prices may be used in the quarter after their own. The price cap never may.
    const last = (file) => goodTo(file, '2026-12-31');
    assert.deepEqual(['regional_prices.csv', 'price_cap_history.csv'].map(last), [
      '2027-04-02',
      '2026-12-31',
    ]);
    const grant = listed('2027-04-01').find(([, name]) => name === 'grant');
    assert.equal(grant[3], 'over');
  });
});
