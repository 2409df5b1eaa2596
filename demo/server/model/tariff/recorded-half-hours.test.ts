import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { OFFERED, tableMarket } from '../../test/table-market.ts';
import { DAYS, SLOTS, sum } from '../calendar.ts';
import { everyDay } from '../load/load-profile.ts';
import { homeCost } from './home-cost.ts';
import { ratesOf } from './rates.ts';
import { AGILE_IMPORT, CAR_CARBON, CARBON_SHAPE, MONITORED_PUMP, weighedBy } from './recorded-half-hours.ts';

const agile = OFFERED.tariffs.all.find(({ name }) => name === 'Agile Octopus')!;
const within = (actual: number, expected: number, by: number) =>
  assert.ok(Math.abs(actual - expected) <= by, `${actual} against ${expected}`);

describe('half-hourly prices', () => {
  it('HON-18 are those of the recorded year in the region, with VAT', () => {
    const { months } = ratesOf(agile, tableMarket('_K').region);
    assert.ok(months);
    for (const [at, price] of AGILE_IMPORT.entries()) within(months[at]!, price, 1e-9);
    // January, 00:00: 17.13p before VAT.
    within(months[0]!, 17.13 * 1.05, 1e-9);
    // July, 17:30.
    assert.equal(months.length, 12 * 48);
  });

  it('HON-18 scale with the region’s rate at the price cap', () => {
    for (const region of ['_A', '_D', '_L', '_M', '_P']) {
      const { unit } = tableMarket(region).region;
      const { months } = ratesOf(agile, tableMarket(region).region);
      within(months![300]!, (AGILE_IMPORT[300]! * unit) / 26.26, 1e-9);
    }
  });

  it('HON-18 have a mean day that averages each half hour over the year', () => {
    const { bought, months } = ratesOf(agile, tableMarket('_K').region);
    for (const slot of [0, 17, 35, 47]) {
      const mean = sum(DAYS.map((days, month) => (days / 365) * months![month * SLOTS + slot]!));
      within(bought[slot]!, mean, 1e-9);
    }
  });

  it('HON-18 give any load a price between the cheapest and the most expensive half hour', () => {
    const { region } = tableMarket('_K');
    const { months } = ratesOf(agile, region);
    const household = Float64Array.from(MONITORED_PUMP, (share) => share * 100);
    const paid = (100 * (homeCost({ household }, agile, region) - 3.65 * region.standing)) / sum(household);
    assert.ok(paid > Math.min(...months!) && paid < Math.max(...months!));
  });
});

describe('carbon by half hour', () => {
  it('is 1 for a load that is constant all year', () => {
    const flat = everyDay(new Float64Array(SLOTS).fill(1)).map(
      (energy, at) => energy * DAYS[Math.floor(at / SLOTS)]!,
    );
    within(weighedBy(flat), 1, 1e-9);
    assert.equal(weighedBy(new Float64Array(12 * SLOTS)), 1, 'and for none at all');
    assert.ok(Math.min(...CARBON_SHAPE) < 0.9 && Math.max(...CARBON_SHAPE) > 1.1);
  });

  it('is lower for a car charged at night than for the mean of the year', () => {
    assert.ok(CAR_CARBON < 1, String(CAR_CARBON));
  });
});
