import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { TABLE_PRICES } from '../../test/table-market.ts';
import { type Fuel, fuelPrice, regionalPrice } from './energy-prices.ts';
import { capLines, capOn } from './table-prices.ts';

const price = (fuel: Fuel) => fuelPrice(TABLE_PRICES, fuel);

describe('prices', () => {
  it('has the price cap of July to September 2026', () => {
    const { from, electricityUnit, electricityStanding, gasUnit, gasStanding } = TABLE_PRICES.cap;
    assert.deepEqual(
      [from, electricityUnit, electricityStanding, gasUnit, gasStanding],
      ['2026-07-01', 26.11, 57.19, 7.33, 29.04],
    );
  });

  it('has the rates of an expensive and a cheap region', () => {
    assert.deepEqual(rounded('_D'), [27.46, 73.46]);
    assert.deepEqual(rounded('_M'), [25.06, 61.51]);
  });

  it('uses the average without a region', () => {
    assert.deepEqual(rounded(null), [26.11, 57.19]);
  });

  it('throws if the table lacks the region', () => {
    assert.throws(() => regionalPrice(TABLE_PRICES, '_Z'), /grid region _Z/);
  });

  it('throws if the prices lack the fuel', () => {
    assert.throws(() => fuelPrice({ fuels: new Map() }, 'diesel'), /no price of diesel/);
  });

  it('uses the last complete quarter, and throws if there is none', () => {
    const folder = mkdtempSync(join(tmpdir(), 'caps-'));
    const capOf = (...lines: readonly string[]) => {
      const columns =
        'from,to,elec_unit_p,elec_standing_p_day,gas_unit_p,gas_standing_p_day,elec_vat_percent,gas_vat_percent,quality,source';
      writeFileSync(join(folder, 'price_cap_history.csv'), `${[columns, ...lines].join('\n')}\n`);
      return capOn('2026-11-23', capLines(folder));
    };
    try {
      const whole = (from: string) => `${from},2026-09-30,26.11,57.19,7.33,29.04,5,5,read,test`;
      const part = '2026-10-01,2026-12-31,27,,7.5,,5,5,read,test';
      assert.equal(capOf(whole('2026-04-01'), whole('2026-07-01'), part).from, '2026-07-01');
      assert.throws(() => capOf(part), /no whole quarter/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('has petrol, diesel and heating oil with their dates', () => {
    assert.deepEqual([price('petrol').value, price('petrol').date], [151.4, '2026-06-30']);
    assert.deepEqual([price('diesel').value, price('diesel').date], [167.14, '2026-06-30']);
    assert.deepEqual([price('heating oil').value, price('heating oil').unit], [9.2, 'p/kWh']);
  });
});

function rounded(gspGroup: string | null): readonly number[] {
  const { unit, standing } = regionalPrice(TABLE_PRICES, gspGroup);
  return [unit, standing].map((value) => Math.round(value * 100) / 100);
}
