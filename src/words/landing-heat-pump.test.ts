import '../../test/table-prices.ts';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pumpEfficiencies } from '../../demo/server/model/heat-pump/heat-pump-range.ts';
import { OFFERED } from '../../demo/server/test/table-market.ts';
import { words } from '../../test/spec-words.ts';
import { pumpOffers, samplePump } from '../../tools/prices/landing-figures.ts';
import { landings } from './en-gb/pack.ts';
import { landingKey } from './landing.ts';

const says = (...[part, claim]: [string, number?]) => words(landingKey('ashp', part, claim));
const result = samplePump(OFFERED);
const { calculatedResults, breakdown } = result;
const quoted = breakdown!.efficiency.toFixed(1);
const [trial = ''] = says('figure').split(' ');

describe('the landing page about heat pumps', () => {
  it('RIGHT-20: says the money and CO2 that a sample semi on gas saves by the API', () => {
    const { fits, atCap } = pumpOffers(result);
    const today = calculatedResults.find(({ isCurrent }) => isCurrent)!;
    const tonnes = (today.co2Emission! - fits.co2Emission!).toFixed(1);
    const pounds = ({ savings }: typeof fits) => `£${Math.round(savings! / 10) * 10}`;
    assert.match(
      says('save', 0),
      new RegExp(
        `semi in Bristol saves about ${pounds(fits)} a year .* fits. At .* saves ${pounds(atCap)}. Both are at the prices of July to September 2026. The home emits ${tonnes} tonnes less`,
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
