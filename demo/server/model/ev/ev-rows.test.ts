import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LEAF, WORKED_CAR } from '../../test/drawn-quotes.ts';
import { OFFERED } from '../../test/table-market.ts';
import type { QuoteResult } from '../result/quote-result.ts';
import { CAR_CARBON } from '../tariff/half-hours.ts';
import { evResult } from './ev-result.ts';

const car = (more: object = {}, offered = OFFERED) =>
  evResult({ ...WORKED_CAR, ...more } as never, offered) as QuoteResult;
const FAR = { chargerTypeId: 3, milesDrivenWeekDays: 5000 };

describe('the rows of an EV result', () => {
  it('HON-07 the current car has its fuel’s price with its date, and no tariff', () => {
    const [today] = car().calculatedResults;
    const { tariffId, supplierId, supplierName, tariffName, ratesAsOf, indicative } = today!;
    assert.deepEqual([tariffId, supplierId, supplierName, tariffName], [null, null, null, null]);
    assert.deepEqual([ratesAsOf, indicative], ['2026-06-30', false]);
    const petrol = { ...OFFERED.prices.fuels.get('petrol')!, quality: 'derived' };
    const prices = {
      ...OFFERED.prices,
      fuels: new Map([...OFFERED.prices.fuels, ['petrol', petrol] as const]),
    };
    assert.equal(car({}, { ...OFFERED, prices }).calculatedResults[0]?.indicative, true);
  });

  it('HON-02 one of the tariffs is recommended, and none of them is the current one', () => {
    const [today, ...offers] = car().calculatedResults;
    assert.deepEqual([today?.isCurrent, today?.isRecommended], [true, false]);
    assert.ok(offers.every(({ isCurrent }) => !isCurrent));
    assert.equal(offers.filter(({ isRecommended }) => isRecommended).length, 1);
  });

  it('HON-04: the electricity, its CO2 by the unit and the tonnes multiply as shown, and so do miles a kWh', () => {
    const { assumptions, calculatedResults, ranges, request } = car();
    const { electricity, gridCo2Emission } = calculatedResults.at(-1)!;
    const grams = assumptions.find(({ key }) => key === 'prices.co2')!;
    assert.match(grams.text, /in the hours cars charge$/);
    const shown = (Number.parseFloat(grams.value) * electricity!.evConsumption!) / 1000;
    assert.equal(shown.toFixed(2), gridCo2Emission!.toFixed(2));
    const distance = ranges!.flatMap(({ drivers }) => drivers).find(({ id }) => id === 'car')!;
    const paid = Number(/We count ([\d.]+),/.exec(distance.source!)?.[1]);
    assert.ok(Math.abs(request.totalMiles! / paid - electricity!.evConsumption!) < 10);
  });

  it('HON-02 each row has the bill of the whole home, unless no charger can deliver enough', () => {
    for (const { homeCost, annualCost } of car().calculatedResults.slice(1))
      assert.ok(homeCost! > annualCost!);
    for (const row of car(FAR).calculatedResults.slice(1)) assert.equal('homeCost' in row, false);
    const { whatIf, ranges, sums } = car(FAR);
    assert.deepEqual([whatIf, ranges, sums], [undefined, undefined, undefined]);
  });

  it('RIGHT-15, HON-02 the grid’s carbon is that of the hours in which cars charge, also for today’s charging', () => {
    for (const row of car({ current: LEAF, compare: null }).calculatedResults) {
      const tonnes = (row.electricity!.evConsumption! * 0.144 * CAR_CARBON) / 1000;
      assert.ok(Math.abs(row.gridCo2Emission! - tonnes) < 1e-5, `${row.gridCo2Emission} against ${tonnes}`);
    }
  });

  it('HON-05 an electric car alone that no charger can charge has no cost, today or later', () => {
    const costs = car({ ...FAR, current: LEAF, compare: null }).calculatedResults.map(
      (row) => row.annualCost,
    );
    assert.deepEqual(new Set(costs), new Set([null]));
    assert.ok(car(FAR).calculatedResults[0]!.annualCost! > 0, 'the fuel is burnt all the same');
  });

  it('HON-08 the home’s use is metered or typical, and the price of the car is in no figure', () => {
    const source = (electricityUsage: number | null) =>
      car({ electricityUsage }).assumptions.find(({ key }) => key === 'home.electricity')!.source;
    assert.equal(source(2700), 'From your meter or from you.');
    assert.match(source(null), /^Source: Ofgem/);
    assert.deepEqual(car().costModel, { totalCost: null });
  });
});
