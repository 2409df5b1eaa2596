import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Quoted, quotesOf, WORKED } from '../../test/drawn-quotes.ts';
import { assumptionInEnglish } from '../../test/in-english.ts';

const assumptionOf = ({ result }: Quoted, key: string) =>
  result.assumptions.map(assumptionInEnglish).find((one) => one.key === key);
const quotes = (more: object = {}) => quotesOf('home', { ...WORKED, ...more });
const [pump, solar, ev, alone] = quotes() as [Quoted, Quoted, Quoted, Quoted];

describe('the assumptions of the sample home', () => {
  it('say who must agree to a heat pump, with more people for a flat', () => {
    assert.match(assumptionOf(pump, 'home.permission')!.text, /listed building.*planning permission/);
    assert.match(assumptionOf(pump, 'system.flow')!.text, /radiators/);
    assert.doesNotMatch(assumptionOf(pump, 'home.permission')!.text, /owner of the building/);
  });

  it('for panels state what is uncertain, whose approval more than 3.68 kW needs, and the basis of twenty years', () => {
    assert.match(assumptionOf(solar, 'system.output')!.text, /guidance and not a guarantee/);
    assert.equal(assumptionOf(solar, 'system.network-consent')!.value, '4.4 kW of panels');
    const [, terrace] = quotes({ propertyTypeId: 4 }) as [Quoted, Quoted];
    assert.equal(assumptionOf(terrace, 'system.network-consent'), undefined);
    assert.equal(assumptionOf(solar, 'prices.one-tariff')!.value, '20 years');
    assert.equal(assumptionOf(solar, 'prices.todays-money')!.value, '£11,833');
    assert.equal(assumptionOf(solar, 'system.battery')!.value, '5.2 kWh');
  });

  it('for a car state what is not included, the cost of a mile, and the cost of the rest of the home', () => {
    for (const quoted of [ev, alone]) {
      assert.ok(
        assumptionOf(quoted, 'prices.car-and-charger') && assumptionOf(quoted, 'behaviour.home-charging'),
      );
      assert.equal(assumptionOf(quoted, 'prices.mile')!.value, '3.0p');
    }
    const [today, best] = ev.result.calculatedResults;
    const less = today!.homeCost! - (best!.homeCost! - best!.annualCost!);
    assert.equal(
      assumptionOf(ev, 'prices.rest-of-home-less')!.value,
      `£${Math.round(less)} a year less than today`,
    );
    assert.equal(
      assumptionOf(alone, 'prices.rest-of-home-less')!.value,
      `£${Math.round(less)} a year less than today`,
    );
  });
});
