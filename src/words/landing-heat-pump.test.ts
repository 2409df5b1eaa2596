import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { heatPumpResult } from '../../demo/server/model/heat-pump/heat-pump-result.ts';
import { pumpEfficiencies } from '../../demo/server/model/heat-pump/range/pump-efficiencies.ts';
import type { QuoteResult } from '../../demo/server/model/result/quote-result.ts';
import { OFFERED } from '../../demo/server/test/table-market.ts';
import { words } from '../../test/spec-words.ts';
import { landings } from './en-gb/landings.ts';
import { landingKey } from './landing.ts';

const says = (...[part, claim]: [string, number?]) => words(landingKey('ashp', part, claim));
const semi = { postcode: 'BS1 9AA', propertyTypeId: 2, heatingFuel: 1, gasUsage: 11_500 };
const { calculatedResults, breakdown } = heatPumpResult(
  { ...semi, electricityUsage: 2700 },
  OFFERED,
) as QuoteResult;
const quoted = breakdown!.efficiency.toFixed(1);
const [trial = ''] = says('figure').split(' ');

describe('the landing page about heat pumps', () => {
  it('RIGHT-20: says the money and CO2 that a sample semi on gas saves by the API', () => {
    const of = (is: 'isCurrent' | 'isRecommended') => calculatedResults.find((row) => row[is])!.co2Emission!;
    const tonnes = (of('isCurrent') - of('isRecommended')).toFixed(1);
    const pounds = (row = calculatedResults[0]) => `£${Math.round(row!.savings! / 10) * 10}`;
    const fits = pounds(calculatedResults.find((row) => row.isRecommended));
    const atCap = pounds(calculatedResults.find((row) => row.tariffId === 1 && !row.isCurrent));
    assert.match(
      says('save', 0),
      new RegExp(
        `semi in Bristol saves about ${fits} a year .* fits. At .* saves ${atCap}. Both are at the prices of July 2026. The home emits ${tonnes} tonnes less`,
      ),
    );
  });

  it('LAND-04: has one efficiency on its face, and says of the one in a quote why it is another', () => {
    const face = landings.ashp.topics
      .slice(0, 3)
      .flatMap(({ id, claims }) => claims.map((_, index) => says(id, index)));
    assert.doesNotMatch([says('fact'), ...face].join(' '), new RegExp(quoted.replace('.', '\\.')));
    const { low } = pumpEfficiencies({ home: { flow: undefined }, pump: breakdown! } as never);
    assert.equal(String(low), trial);
    assert.match(
      says('count', 0),
      new RegExp(`^About ${quoted} units of heat .* down to the ${trial} of the trial`),
    );
  });
});
