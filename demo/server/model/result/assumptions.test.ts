import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { holdsOfAny, PERSONAS, type Quoted } from '../../test/drawn-quotes.ts';
import { assumptionInEnglish } from '../../test/in-english.ts';
import { OFFERED, tableMarket } from '../../test/table-market.ts';
import { CONSTANTS } from '../constants.ts';
import {
  asOf,
  type CitedAssumption,
  chosen,
  cited,
  fromRequest,
  hundredths,
  percent,
  priceAssumptions,
  tenths,
  whole,
  wholePercent,
} from './assumptions.ts';

const FIGURE = { source: 'a table', date: '2026-07-01', quality: 'read' };

describe('an assumption', () => {
  it('HON-08 rounds its numbers as people do', () => {
    assert.deepEqual(
      [whole(2640.4), tenths(14.44), hundredths(3.366), percent(0.855), wholePercent(0.855)],
      [2640, 14.4, 3.37, 85.5, 86],
    );
  });

  it('HON-08 from a table has its group, named numbers, certainty, source and date', () => {
    const petrol = cited('prices.petrol', { litre: 151.4 }, FIGURE);
    assert.deepEqual(petrol, {
      key: 'prices.petrol',
      group: 'prices',
      values: { litre: 151.4 },
      by: 'read',
      source: 'a table',
      date: '2026-07-01',
    });
    const { text, value, source } = assumptionInEnglish(petrol);
    assert.deepEqual([text, value, source], ['Petrol', '151.4p a litre', 'Source: a table.']);
    const known = (quality: string) =>
      assumptionInEnglish(cited('prices.petrol', {}, { ...FIGURE, quality })).source;
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

  it('SET-02 has a sentence as the source of a constant', () => {
    const { sourceKey, source } = cited('prices.co2', {}, CONSTANTS.co2Elec);
    assert.deepEqual([sourceKey, source], ['source.co2Elec', undefined]);
  });

  const sourceOn = (one: CitedAssumption) => assumptionInEnglish(asOf('2026-08-15', [one])[0]!).source;

  it('HON-08 states that the period of its figure has ended, and not before', () => {
    const until = (to: string | null, from?: string) =>
      sourceOn(cited('prices.petrol', {}, { ...FIGURE, to, ...(from ? { from } : {}) }, 'cap'));
    assert.equal(until('2026-08-15'), 'Source: a table.', 'on its last day');
    assert.equal(until(null), 'Source: a table.', 'without an end');
    assert.equal(
      until('2026-07-31'),
      'Source: a table. These prices are for July 2026. A newer price cap applies.',
      'from its date on, where nothing else is said',
    );
    assert.match(until('2026-07-31', '2026-06-01'), /These prices are for June to July 2026\./);
    const usual = sourceOn(cited('prices.petrol', {}, { ...FIGURE, to: '2026-07-31' }));
    assert.match(usual, /These figures are for July 2026\. Newer ones may apply\.$/);
  });

  it('HON-08 that is our own choice has its reason, its date and the names in its text', () => {
    const values = { tariff: 'Go 2', supplier: 'Octopus', pounds: 3 };
    const one = chosen('prices.runner-up', values);
    assert.deepEqual(one, {
      key: 'prices.runner-up',
      group: 'prices',
      values,
      by: 'chosen',
      sourceKey: 'prices.runner-up.source',
      date: '2026-08',
    });
    const { text, value, source } = assumptionInEnglish(one);
    assert.match(text, /the same: Go 2 \(Octopus\)/);
    assert.equal(value, '£3 a year more');
    assert.match(source, /^We chose this: the first tariff/);
  });

  it('HON-08 an assumption that the visitor stated has neither our source nor a date', () => {
    const one = fromRequest('home.kept-gas', { gas: 2000 });
    assert.deepEqual(one, { key: 'home.kept-gas', group: 'home', values: { gas: 2000 }, by: 'request' });
    assert.equal(assumptionInEnglish(one).source, 'From your meter or from you.');
  });
});

const inEnglish = (...asked: Parameters<typeof priceAssumptions>) =>
  priceAssumptions(...asked).map(assumptionInEnglish);

describe('the price assumptions of every quote', () => {
  const market = tableMarket('_D');
  const tariff = OFFERED.tariffs.all.find(({ name }) => name === 'Octopus Go')!;

  it('HON-08 are the price cap of the region and the rates of the tariff, with their end dates', () => {
    const [cap, rates, ...others] = inEnglish(
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
        {
          tariff: 'Octopus Go',
          supplier: 'Octopus Energy',
          unit: 28.4,
          rate: { key: 'rate.average', values: { unit: 28.4 } },
        },
      ],
    );
    assert.match(
      rates?.source ?? '',
      /\. This tariff’s rates are for November 2026\. Newer ones may apply\.$/,
    );
  });

  it('RIGHT-13, NOW-02 state for rates of an earlier quarter how far the price cap has changed since', () => {
    const [, rates] = inEnglish({ served: 'yes' } as never, market, tariff);
    assert.match(
      rates?.source ?? '',
      /\. The price cap has since gone from 24\.67p to 26\.11p a unit, with the VAT of today/,
    );
    const [, ofNow] = inEnglish({ served: 'yes' } as never, market, {
      ...tariff,
      ratesAsOf: '2026-07-01',
    });
    assert.doesNotMatch(ofNow?.source ?? '', /Older/);
  });

  it('HON-08 say that Northern Ireland has no prices of its own', () => {
    const all = inEnglish({ served: 'limited' } as never, market, tariff);
    assert.deepEqual(
      all.map(({ key, value }) => [key, value]),
      [['prices.northern-ireland', '27.46p a kWh and 73.46p a day']],
    );
  });
});

/** Every placeholder of the English sentences has its value. */
function holdsValues({ result }: Quoted): void {
  for (const assumption of result.assumptions) {
    const { text, value, source } = assumptionInEnglish(assumption);
    assert.ok(text && value && source, assumption.key);
    assert.doesNotMatch(`${text} ${value} ${source}`, /[{}]|NaN|Infinity|undefined/, assumption.key);
  }
}

describe('the values of an assumption', () => {
  it('HON-08, SET-02 fill its sentences in every home', () => {
    PERSONAS.forEach(holdsValues);
    holdsOfAny(holdsValues, 40);
  });
});
