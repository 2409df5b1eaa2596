// The assumptions and rows that go with a solar quote. The expected values were calculated by hand.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { recommendedOf, WORKED } from '../../test/drawn-quotes.ts';
import { figured } from '../../test/figured.ts';
import { assumptionInEnglish } from '../../test/in-english.ts';
import { OFFERED } from '../../test/table-market.ts';
import { sum } from '../calendar.ts';
import { isRefusal } from '../refusal.ts';
import { solarResult } from './solar-result.ts';

const quote = (more: object = {}) => figured(solarResult({ ...WORKED, ...more }, OFFERED));
const assumptionsOf = (more: object = {}) => {
  const assumptions = quote(more).assumptions.map(assumptionInEnglish);
  return (key: string) => assumptions.find((one) => one.key === key);
};
const values = (keys: readonly string[], more: object = {}) =>
  keys.map((key) => assumptionsOf(more)(key)?.value);
const near = (actual: number, expected: number, within = 0.011) =>
  assert.ok(Math.abs(actual - expected) <= within, `${actual} against ${expected}`);

describe('the requested values', () => {
  it('ENT-23: are returned with the property type, and a known use is marked as known', () => {
    assert.deepEqual(quote().request.address, { propertyType: 'Semi-detached house', propertyTypeId: 2 });
    assert.equal(assumptionsOf()('home.electricity')?.source, 'From your meter or from you.');
    assert.match(
      assumptionsOf({ electricityUsage: null })('home.electricity')?.source ?? '',
      /^Source: Ofgem/,
    );
  });
});

describe('the assumptions about panels and battery', () => {
  it('HON-08 give the roof, the sun and the output', () => {
    assert.equal(
      assumptionsOf()('system.panels')?.text,
      'Panels that fit on one side of the roof of a semi-detached house',
    );
    // 10 × 0.44 kW × 1,014 kWh × 92.7%.
    assert.deepEqual(values(['system.panels', 'system.roof', 'home.sun', 'system.output']), [
      '10 of 440 W',
      '92.7% of a south roof',
      '1,014 kWh a year for each kW',
      '4,136 kWh in a usual year',
    ]);
    assert.equal(
      assumptionsOf()('home.sun')?.text,
      'Sun in your region (Severn England/Wales), though coasts and hills differ',
    );
  });

  it('HON-08 give the cost and the effect of age', () => {
    const keys = ['prices.panels', 'prices.battery', 'prices.vat', 'system.panel-loss', 'system.inverter'];
    assert.deepEqual(values([...keys, 'system.battery-fade', 'prices.co2']), [
      '£1,876 a kW for 4 kW or less, £1,780 a kW for more',
      '£1,500 and £400 a kWh',
      '0%',
      '0.5% a year',
      '£900 in year 12',
      '2% a year, never below 70%',
      '0.144 kg a kWh',
    ]);
  });

  it('HON-08 give the source, certainty and date of each', () => {
    const from = (key: string) => [assumptionsOf()(key)?.source, assumptionsOf()(key)?.date];
    assert.deepEqual(from('home.sun'), [
      'Worked out from the sun on a south roof at 35° (SAP 2012), of which 14% is lost on the way (PVGIS).',
      '2026',
    ]);
    assert.deepEqual(from('system.network-consent'), [
      'Source: Engineering Recommendations G98 and G99, as smartsolarhomes.co.uk explains them.',
      '2026-06-07',
    ]);
    assert.equal(assumptionsOf()('prices.vat')?.text, 'VAT');
  });

  it('HON-08 give the times of use, less certain for a home larger than those of the fit', () => {
    const valuesOf = (electricityUsage: number) =>
      ['behaviour.daytime', 'behaviour.unsure'].map((key) => assumptionsOf({ electricityUsage })(key)?.value);
    assert.deepEqual(valuesOf(5900), ['from 9am to 4pm', undefined]);
    assert.deepEqual(valuesOf(6100), ['from 9am to 4pm', 'over 6,000 kWh a year']);
    // Fourteen panels in the sunniest region: 6,059 kWh. In the next: 5,990.
    const large = (postcode: string) =>
      assumptionsOf({ postcode, propertyTypeId: 1 })('behaviour.unsure')?.value;
    assert.deepEqual([large('SO14 1AA'), large('PL1 1AA')], ['over 6,000 kWh a year', undefined]);
  });

  it('HON-08 give the growth of prices, ours or the visitor’s', () => {
    const ours = assumptionsOf()('prices.growth');
    assert.deepEqual([ours?.value, ours?.source.startsWith('We chose this')], ['2% a year', true]);
    const theirs = assumptionsOf({ energyInflation: 0.05 })('prices.growth');
    assert.deepEqual([theirs?.value, theirs?.source], ['5% a year', 'From your meter or from you.']);
  });

  it('HON-08 say that a large home is less certain, and that a battery charges if some hours are cheap', () => {
    assert.equal(assumptionsOf()('behaviour.unsure'), undefined);
    assert.equal(
      assumptionsOf({ electricityUsage: 6001 })('behaviour.unsure')?.value,
      'over 6,000 kWh a year',
    );
    assert.equal(assumptionsOf({ electricityUsage: 6000 })('behaviour.unsure'), undefined);
    assert.equal(assumptionsOf()('behaviour.night-charge')?.value, 'where it pays');
    assert.equal(assumptionsOf({ tariffId: 1 })('behaviour.night-charge'), undefined);
  });

  it('HON-08 say that twenty years are in today’s money, on one tariff', () => {
    const { parts } = recommendedOf(quote() as never);
    const { panels, battery, tariff } = parts!;
    const years = Array.from({ length: 20 }, (_, at) => {
      // Panels lose half a percent a year; the battery loses a fiftieth a year down to seven tenths, with a new one in year 13.
      const age = at < 12 ? at : at - 12;
      return panels * 0.995 ** at + (battery + tariff) * Math.max(0.7, 1 - 0.02 * age);
    });
    const replaced = 900 + 750 + 400 * 5.2;
    near(
      Number(assumptionsOf()('prices.todays-money')!.value.replace(/[£,]/g, '')),
      sum(years) - replaced,
      20,
    );
    assert.equal(assumptionsOf()('prices.one-tariff')?.value, '20 years');
  });
});

describe('the rows of a solar result', () => {
  const row = (more: object = {}) => recommendedOf(quote(more) as never);

  it('HON-02 have a row for today with its bill and carbon, all electricity imported', () => {
    const [today] = quote().calculatedResults;
    // 2,700 kWh at 26.56p, and 60.51p a day.
    near(today!.annualCost, 27 * 26.56 + 3.65 * 60.51, 0.02);
    assert.deepEqual(
      [today?.isCurrent, today?.isRecommended, today?.savings, today?.co2Emission, today?.tariffId],
      [true, false, 0, 0.3888, 1],
    );
    assert.deepEqual(
      [today?.electricity?.householdConsumption, today?.electricity?.importFromGrid],
      [2700, 2700],
    );
  });

  it('HON-02 add up for each tariff: generation and imports are used, exported or lost', () => {
    for (const each of quote().calculatedResults.slice(1)) {
      const { solarGeneration: made, solarUsedInHouse: used, ...rest } = each.electricity!;
      near(made!, used! + rest.exportedToGrid!, 0.02);
      near(rest.batteryLoss!, used! + rest.importFromGrid! - 2700, 0.02);
      near(each.co2Emission, (rest.importFromGrid! * 0.144) / 1000, 1e-5);
      assert.equal(each.isCurrent, false);
    }
    assert.equal(quote().calculatedResults.filter(({ isRecommended }) => isRecommended).length, 1);
  });

  it('HON-02 have parts, months and years in the recommended row', () => {
    const { parts, savings, electricity } = row();
    near(parts!.panels + parts!.battery + parts!.tariff, savings!, 1e-9);
    const months = electricity!.monthlyBreakDowns!;
    near(sum(months.map(({ solarGeneration }) => solarGeneration)), electricity!.solarGeneration!, 0.1);
    near(sum(months.map(({ householdConsumption }) => householdConsumption)), 2700, 0.1);
    const years = electricity!.yearlyBreakDowns!;
    assert.deepEqual([years[0]?.year, years.length], [1, 20]);
    near(years[0]!.savings, savings!);
    const others = quote().calculatedResults.filter(({ isRecommended }) => !isRecommended);
    assert.ok(others.every(({ electricity: each }) => each?.yearlyBreakDowns === null));
  });

  it('HON-13 have a sum of twenty years made of the years sent, with the requested growth of prices', () => {
    for (const more of [{}, { energyInflation: 0.05 }]) {
      const { electricity } = row(more);
      assert.deepEqual(
        quote(more).sums?.['solar-savings']?.terms.map(({ value }) => value),
        electricity!.yearlyBreakDowns!.map(({ savings }) => savings),
      );
      const before = quote(more).sums!['solar-breakeven-before']!.terms;
      assert.deepEqual(before, quote(more).sums!['solar-savings']!.terms.slice(0, before.length));
      assert.equal(before.length, quote(more).sums!['solar-breakeven']!.terms[0]!.value);
    }
  });

  it('HON-12 have a narrower range for a stated use than for a typical one', () => {
    const moved = (electricityUsage: number | null) => {
      const { drivers } = quote({ electricityUsage }).ranges![0]!;
      return drivers.find(({ id }) => id === 'use')!.values;
    };
    assert.deepEqual(moved(2700), { from: 2430, to: 2970 });
    assert.deepEqual(moved(null), { from: 1851, to: 3438 });
  });

  it('HON-02 have the cost, saving and payback of panels alone for comparison', () => {
    const [alone] = quote().alternatives!;
    // 4.4 kW at £1,780.
    assert.equal(alone?.cost, 7832);
    assert.equal(alone?.id, 'panels-only');
    assert.ok(alone!.savings > 400 && alone!.savings < row().savings!, String(alone?.savings));
    // A year's saving falls by half a percent and grows by 2%; £900 are due in year 12.
    assert.ok(alone!.breakeven! > 8 && alone!.breakeven! < alone!.cost / alone!.savings + 2);
    assert.ok(alone!.tariffName);
  });

  it('do not exist for a flat, an invalid occupancy or a place that is not served', () => {
    const refused = (more: object) => {
      const result = solarResult({ ...WORKED, ...more }, OFFERED);
      return isRefusal(result) && result.refused;
    };
    assert.deepEqual(
      [{ propertyTypeId: 7 }, { archeTypeId: 5 }, { propertyTypeId: 99 }, { postcode: 'GY1 1AA' }].map(
        refused,
      ),
      ['no-panels', 'choice', 'property-type', 'not-served'],
    );
  });

  it('HON-17 have no hours if no tariff is compared', () => {
    assert.equal('clock' in quote({ postcode: 'BT1 1AA' }), false);
    assert.ok(quote().clock);
  });
});
