import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { holdsOfAny, PERSONAS, type Quoted } from '../../test/drawn-quotes.ts';
import { assumptionValues } from './assumption-values.ts';

/** Translators see these names, so they must be understandable. */
function holdsNames({ result }: Quoted): void {
  for (const { key, values } of result.assumptions)
    for (const name of Object.keys(values)) assert.doesNotMatch(name, /^n\d/, `${key}: ${name}`);
}

describe('the values of an assumption', () => {
  it('HON-08 have names in every home', () => {
    PERSONAS.forEach(holdsNames);
    holdsOfAny(holdsNames, 40);
  });

  it('are the numbers of the text, except times of day, parts of a word and constants', () => {
    assert.deepEqual(
      assumptionValues('prices.electricity', 'CO2 26.56p a kWh and 60.51p a day, to 7am or 12pm'),
      {
        unit: 26.56,
        standing: 60.51,
      },
    );
    assert.deepEqual(assumptionValues('system.roof', '8% more or less 92.7% of a south roof'), {
      percent: 92.7,
    });
    assert.deepEqual(assumptionValues('home.heat-metered', '12,345 kWh'), { heat: 12_345 });
    assert.deepEqual(assumptionValues('new.key', '1 and 2'), { n1: 1, n2: 2 });
  });

  it('have the names of products in addition to the numbers, whatever digits the names contain', () => {
    const words = { tariff: 'Next Drive v6', supplier: 'E.ON 1' };
    const statement = 'Rates of Next Drive v6 (E.ON 1) 28.4p a kWh';
    assert.deepEqual(assumptionValues('prices.tariff', statement, words), { ...words, unit: 28.4 });
  });
});
