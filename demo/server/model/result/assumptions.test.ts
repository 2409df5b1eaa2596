import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { holdsOfAny, PERSONAS, type Quoted } from '../../test/drawn-quotes.ts';
import { OFFERED, tableMarket } from '../../test/table-market.ts';
import {
  asOf,
  assumptionValues,
  type CitedAssumption,
  chosen,
  cited,
  exact,
  fromRequest,
  PAST_CAP,
  percent,
  priceAssumptions,
  whole,
} from './assumptions.ts';

const FIGURE = { source: 'a table', date: '2026-07-01', quality: 'read' };

describe('an assumption', () => {
  it('HON-08 writes its numbers as people do', () => {
    assert.deepEqual(
      [whole(2640.4), exact(0.14449), exact(1000), percent(0.855)],
      ['2,640', '0.144', '1,000', '85.5%'],
    );
  });

  it('HON-08 from a table has its group, named numbers, certainty, source and date', () => {
    assert.deepEqual(cited('prices.petrol', 'Petrol', '151.4p a litre', FIGURE), {
      key: 'prices.petrol',
      group: 'prices',
      text: 'Petrol',
      value: '151.4p a litre',
      values: { litre: 151.4 },
      source: 'Source: a table.',
      date: '2026-07-01',
    });
    const known = (quality: string) => cited('home.sun', '', '', { ...FIGURE, quality }).source;
    assert.deepEqual(
      ['exact', 'given', 'derived', 'modelling-choice', 'general-knowledge', 'whatever'].map(known),
      [
        'By definition: a table.',
        'Set by a table.',
        'Worked out from a table.',
        'We chose this: a table.',
        'A usual figure: a table.',
        'A usual figure: a table.',
      ],
    );
  });

  const sourceOn = (cited: CitedAssumption) => asOf('2026-08-15', [cited])[0]?.source;

  it('HON-08 states that the period of its figure has ended, and not before', () => {
    const until = (to: string | null, from?: string) =>
      sourceOn(cited('prices.petrol', '', '', { ...FIGURE, to, ...(from ? { from } : {}) }, PAST_CAP))!;
    assert.equal(until('2026-08-15'), 'Source: a table.', 'on its last day');
    assert.equal(until(null), 'Source: a table.', 'without an end');
    assert.equal(
      until('2026-07-31'),
      'Source: a table. These prices are for July 2026. A newer price cap applies.',
      'from its date on, where nothing else is said',
    );
    assert.match(until('2026-07-31', '2026-06-01'), /These prices are for June to July 2026\./);
    const usual = sourceOn(cited('prices.petrol', '', '', { ...FIGURE, to: '2026-07-31' }))!;
    assert.match(usual, /These figures are for July 2026\. Newer ones may apply\.$/);
  });

  it('HON-08 that is our own choice has its reason, its date and the names in its text', () => {
    const words = { tariff: 'Go 2' };
    assert.deepEqual(chosen('prices.runner-up', 'Go 2', '£3 a year more', 'because', words), {
      key: 'prices.runner-up',
      group: 'prices',
      text: 'Go 2',
      value: '£3 a year more',
      values: { tariff: 'Go 2', pounds: 3 },
      source: 'We chose this: because.',
      date: '2026-08',
    });
  });

  it('HON-08 an assumption that the visitor stated has neither our source nor a date', () => {
    assert.deepEqual(fromRequest('home.electricity', 'Use', '2,000 kWh'), {
      key: 'home.electricity',
      group: 'home',
      text: 'Use',
      value: '2,000 kWh',
      values: { total: 2000 },
      source: 'From your meter or from you.',
    });
  });
});

describe('the price assumptions of every quote', () => {
  const market = tableMarket('_D');
  const tariff = OFFERED.tariffs.all.find(({ name }) => name === 'Octopus Go')!;

  it('HON-08 are the price cap of the region and the rates of the tariff, with their end dates', () => {
    const [cap, rates, ...others] = priceAssumptions(
      { served: 'yes' } as never,
      { ...market, day: '2026-12-01' },
      {
        ...tariff,
        ratesUntil: '2026-11-30',
        ratesAsOf: '2026-11-01',
      },
    );
    assert.deepEqual(others, []);
    assert.deepEqual([cap?.key, cap?.value], ['prices.electricity', '27.46p a kWh and 73.46p a day']);
    assert.match(
      cap?.source ?? '',
      /\. These prices are for July to September 2026\. A newer price cap applies\.$/,
    );
    assert.deepEqual(
      [rates?.text, rates?.value, rates?.values],
      [
        'Rates of Octopus Go (Octopus Energy)',
        '28.4p a kWh by day, before what your region adds',
        { tariff: 'Octopus Go', supplier: 'Octopus Energy', unit: 28.4 },
      ],
    );
    assert.match(
      rates?.source ?? '',
      /\. This tariff’s rates are for November 2026\. Newer ones may apply\.$/,
    );
  });

  it('RIGHT-13, NOW-02 state for rates of an earlier quarter how far the price cap has changed since', () => {
    const [, rates] = priceAssumptions({ served: 'yes' } as never, market, tariff);
    assert.match(
      rates?.source ?? '',
      /\. The price cap has since gone from 24\.67p to 26\.11p a unit, with the VAT of today/,
    );
    const [, ofNow] = priceAssumptions({ served: 'yes' } as never, market, {
      ...tariff,
      ratesAsOf: '2026-07-01',
    });
    assert.doesNotMatch(ofNow?.source ?? '', /Older/);
  });

  it('HON-08 say that Northern Ireland has no prices of its own', () => {
    const all = priceAssumptions({ served: 'limited' } as never, market, tariff);
    assert.deepEqual(
      all.map(({ key, value }) => [key, value]),
      [['prices.northern-ireland', '27.46p a kWh and 73.46p a day']],
    );
  });
});

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
