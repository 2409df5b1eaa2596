// The data of the what-if panel for rare tariffs: those with separate rates, and flat ones.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { WORKED, WORKED_CAR } from '../test/drawn-quotes.ts';
import { OFFERED } from '../test/table-market.ts';
import { evResult } from './ev/ev-result.ts';
import { heatPumpResult } from './heat-pump/heat-pump-result.ts';
import type { QuoteResult } from './result/quote-result.ts';
import { solarResult } from './solar/solar-result.ts';
import type { Tariff } from './tariff/tariffs.ts';

/** The tables with one tariff changed. */
const offering = (name: string, changed: Partial<Tariff>) => {
  const { tariffs } = OFFERED;
  const all = tariffs.all.map((tariff) => (tariff.name === name ? { ...tariff, ...changed } : tariff));
  const { id } = all.find((tariff) => tariff.name === name)!;
  return { offered: { ...OFFERED, tariffs: { ...tariffs, all } }, tariffId: id };
};

const carOn = (name: string, changed: Partial<Tariff> = {}) => {
  const { offered, tariffId } = offering(name, changed);
  return (evResult({ ...WORKED_CAR, tariffId }, offered) as QuoteResult).whatIf?.after.car;
};

describe('the tariff data of the what-if panel', () => {
  it('HON-14: has a window for the car only on a tariff with cheap hours', () => {
    assert.ok(carOn('Octopus Go')?.windowKwhPerDay);
    assert.equal(carOn('Standard variable (price cap)')?.windowKwhPerDay, null);
    const windows = OFFERED.tariffs.all.find(({ name }) => name === 'Octopus Go')!.windows;
    assert.equal(carOn('Charge Anytime', { windows })?.windowKwhPerDay, null, 'a rate of its own');
  });

  it('HON-14: has the separate rate of a heat pump, whatever the rate of the home', () => {
    const { offered, tariffId } = offering('Heat Pump Plus', { enabled: true, eligibility: ['hp'] });
    const { whatIf } = heatPumpResult({ ...WORKED, tariffId }, offered) as QuoteResult;
    assert.deepEqual(
      whatIf?.after.pump.map(({ rate }) => rate),
      [15],
    );
    assert.ok(whatIf?.after.import.every(({ rate }) => rate !== 15));
  });

  it('HON-14: has the standing charge of a year', () => {
    const { whatIf } = solarResult(WORKED, OFFERED) as QuoteResult;
    // 365 days at 60.51p.
    assert.equal(whatIf?.before.standing.toFixed(2), '220.86');
  });

  it('HON-14: lists the inverter and the battery as replacements', () => {
    const { whatIf } = solarResult(WORKED, OFFERED) as QuoteResult;
    assert.deepEqual(whatIf?.lifetime?.replacements, [
      { year: 12, cost: 900, what: 'inverter' },
      { year: 13, cost: 2830, what: 'battery' },
    ]);
  });
});
