// A heat pump cannot save more than the heat costs today: any further saving is that of the tariff for the rest of the home.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { holdsOfAny, PERSONAS, type Quoted, recommendedOf } from '../../test/drawn-quotes.ts';
import { OFFERED } from '../../test/table-market.ts';
import type { QuoteResult } from '../result/quote-result.ts';
import { heatPumpResult } from './heat-pump-result.ts';

function holds({ name, asset, result }: Quoted): void {
  if (asset !== 'ashp') return;
  const { savedByPump, savedByTariff, oldFuelCost } = result.breakdown!;
  const { savings } = recommendedOf(result);
  assert.ok(Math.abs(savedByPump + savedByTariff - savings!) < 0.006, `${name}: the parts are the whole`);
  assert.ok(savedByPump <= oldFuelCost + 0.011, `${name}: ${savedByPump} of ${oldFuelCost}`);
}

describe('the part of the saving that a heat pump causes', () => {
  for (const persona of PERSONAS.filter(({ asset }) => asset === 'ashp'))
    it(`HON-01, HON-19: is never more than the heat costs today: ${persona.name}`, () => holds(persona));

  it('RIGHT-04, HON-01, HON-19: is never more than the heat costs today, in any home', () =>
    holdsOfAny(holds));

  it('RIGHT-04, HON-01: is small in a flat with much electricity and little gas, which saves by the tariff', () => {
    const flat = {
      postcode: 'BS1 9AA',
      propertyTypeId: 7,
      heatingFuel: 1,
      electricityUsage: 4000,
      gasUsage: 1500,
    };
    const { breakdown } = heatPumpResult(flat, OFFERED) as QuoteResult;
    assert.ok(breakdown!.savedByTariff > 50, `${breakdown!.savedByTariff}`);
    assert.ok(breakdown!.savedByPump < breakdown!.oldFuelCost);
  });

  it('HON-19: is the whole saving on today’s tariff', () => {
    const home = { postcode: 'BT1 1AA', propertyTypeId: 2, heatingFuel: 3 };
    assert.equal((heatPumpResult(home, OFFERED) as QuoteResult).breakdown!.savedByTariff, 0);
  });
});
