import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { CONSTANTS } from '../model/constants.ts';
import { parseCsv } from './read-table.ts';

const DATED = ['price_cap_history', 'regional_prices', 'fuel_prices', 'tariffs', 'support'];
const DATE = /^\d{4}-\d\d-\d\d$/;

const rowsOf = (table: string) => parseCsv(readFileSync(join(import.meta.dirname, `${table}.csv`), 'utf8'));

describe('the tables of figures', () => {
  for (const table of DATED)
    it(`HON-08 have a first and a last day, or a known open end, in every row of ${table}.csv`, () => {
      for (const row of rowsOf(table)) {
        if (row.enabled_by_default === 'no') continue;
        assert.match(row.from ?? '', /^cap$|^\d{4}-\d\d-\d\d$/, JSON.stringify(row));
        const isOpen = table === 'support' && row.to === '';
        assert.ok(
          isOpen || row.to === 'cap' || (DATE.test(row.to!) && row.to! > row.from!),
          JSON.stringify(row),
        );
      }
    });

  it('HON-08 have a first and a last day in constants.json', () => {
    for (const [name, { from, to }] of Object.entries(CONSTANTS)) {
      assert.match(from, DATE, name);
      assert.ok(to === null || (DATE.test(to) && to > from), name);
    }
    const ending = Object.entries(CONSTANTS).filter(([, { to }]) => to !== null);
    assert.deepEqual(
      ending.map(([name, { to }]) => [name, to]),
      [
        ['co2Elec', '2026-12-31'],
        ['pvCostPerKw', '2025-03-31'],
        ['batteryCost', '2026-12-31'],
        ['vatRate', '2027-03-31'],
        ['inverterReplacement', '2026-12-31'],
        ['batteryReplacement', '2026-12-31'],
        ['heatPumpPrice', '2027-08-31'],
      ],
    );
  });

  it('HON-09 require an MCS certificate and an export meter for every tariff that pays for export', () => {
    for (const { tariff_name, export_p, conditions } of rowsOf('tariffs'))
      for (const id of ['mcs-certificate', 'export-meter'])
        assert.equal(conditions!.split(';').includes(id), Number(export_p) > 0, `${tariff_name}: ${id}`);
  });
});
