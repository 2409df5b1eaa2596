// What paper and an enquiry say of each asset's result, whole.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words } from '../../../../test/spec-words.ts';
import { wireResult } from '../../../../test/wire-result.ts';
import { type Answers, NO_ANSWERS } from '../../../domain/answers.ts';
import type { Combined } from '../../../domain/result-extras.ts';
import type { AssetDescriptor } from '../../../state/asset-descriptor.ts';
import { evSummary } from '../../ev/ev-cards.ts';
import { heatPumpSummary } from '../../heat-pump/heat-pump-cards.ts';
import { solarSummary } from '../../solar/solar-cards.ts';
import { resultSummary } from './result-summary.ts';

const ANSWERS = {
  ...NO_ANSWERS,
  heatingFuel: 2,
  propertyTypeName: 'Flat',
  address: { text: '1 High Street' },
} as unknown as Answers;

const flat = Array.from({ length: 48 }, () => 1);
const clock = {
  tariffId: 7,
  standing: 200,
  bought: flat,
  sold: flat,
  tasks: [],
  day: { household: flat, bought: flat },
  windows: [
    { from: '00:30', to: '05:30', kind: 'cheap', bought: 8.5, sold: 15 },
    { from: '05:30', to: '24:00', kind: 'day', bought: 28.85, sold: 15 },
  ],
};
const NAMED = { tariffName: 'Go', supplierName: 'Octopus', ratesAsOf: '2026-07-01' };

/** The headline, and the rows by what they are called, each with its note as an enquiry has it. */
function summaryOf(
  summary: AssetDescriptor['summary'],
  now: object,
  after: object,
  more: object = {},
  combined: Combined | null = null,
): Record<string, string> {
  const calculatedResults = [
    { isCurrent: true, savings: 0, ...now },
    { isCurrent: false, ...after },
  ];
  const asset = { summary } as AssetDescriptor;
  const result = wireResult({ calculatedResults, ...more });
  const { headline, also, rows } = resultSummary(asset, result, ANSWERS, words, combined);
  const texts = rows.map(([label, ...parts]) => [label, parts.filter(Boolean).join('. ')]);
  return { headline, ...(also && { also }), ...Object.fromEntries(texts) };
}

const range = {
  figure: 'savings',
  unit: '£/y',
  base: 600,
  low: 400,
  high: 800,
  verdict: 'better',
  drivers: [],
};

describe('the printed rows of a result', () => {
  it('RIGHT-19, KEEP-01: of solar with a battery have the saving, its range, both bills, the cards, the tariff with its date and its hours', () => {
    const now = { annualCost: 900, co2Emission: 1 };
    const after = {
      ...NAMED,
      annualCost: 300,
      savings: 600,
      co2Emission: 0.4,
      indicative: true,
      electricity: {
        yearlyBreakDowns: Array.from({ length: 20 }, (_, at) => ({ year: at + 1, savings: 600 })),
      },
    };
    const request = {
      solar: { numberOfPanels: 10, batterySize: 5 },
      address: { propertyType: 'Semi' },
    };
    const rows = summaryOf(solarSummary, now, after, {
      request,
      costModel: { totalCost: 9100 },
      clock,
      ranges: [range],
    });
    assert.deepEqual(Object.entries(rows), [
      ['headline', 'You could save about £600 a year with solar panels and a battery'],
      [words('summary.range.savings'), words('range.saving.better', { low: '£400', high: '£800' })],
      ['Cost a year', '£900 today, £300 after'],
      ['Address', '1 High Street'],
      ['Property', 'Semi'],
      ['Recommended panels', '10 panels'],
      ['Recommended battery', '5 kWh'],
      ['System cost estimate', '£9,100. Estimate, before a survey'],
      ['Pays for itself', 'in about 15 years'],
      ['Recommended tariff', `Go, by Octopus. Prices of 1 July 2026. ${words('results.indicative')}`],
      [words('summary.hours'), '00:30–05:30 8.5p, 05:30–24:00 28.9p'],
    ]);
  });

  it('KEEP-01: of solar alone say that there is no battery and that the cost follows a survey, and have the home as stated', () => {
    const after = { tariffName: 'Go', annualCost: 300, savings: 600 };
    const request = { solar: { numberOfPanels: null, batterySize: 0 } };
    assert.deepEqual(summaryOf(solarSummary, { annualCost: 900 }, after, { request }), {
      headline: 'You could save about £600 a year with solar panels',
      'Cost a year': '£900 today, £300 after',
      Address: '1 High Street',
      Property: 'Flat',
      'Recommended battery': 'None',
      'System cost estimate': '—. Known after a home survey',
      'Recommended tariff': 'Go',
    });
    const unsized = summaryOf(solarSummary, { annualCost: 900 }, after, { request: { solar: null } });
    assert.equal('Recommended battery' in unsized, false);
    const beside = (tariffName: string) =>
      summaryOf(solarSummary, { annualCost: 900 }, after, { request }, {
        tariff: { tariffName },
      } as Combined);
    assert.equal(beside('Agile')['Cheapest tariff for this alone'], 'Go', 'next to a bill on another tariff');
    assert.equal(beside('Go')['Recommended tariff'], 'Go');
  });

  it('RES-HP-01 RES-HP-02 KEEP-01: of a heat pump have the saving, then the CO2, for any heating; the fuel is that of its request, or else the stated one', () => {
    const now = { annualCost: 1400, co2Emission: 3 };
    const after = { ...NAMED, annualCost: 1300, savings: 100, co2Emission: 0.9 };
    const request = { ashp: { heatingFuel: 3, ashpSize: 7 } };
    assert.deepEqual(summaryOf(heatPumpSummary, now, after, { request }), {
      headline: 'You could save about £100 a year with a heat pump',
      also: 'You could cut your CO2 by about 2.1 tonnes a year with a heat pump',
      'Cost a year': '£1,400 today, £1,300 after',
      Address: '1 High Street',
      Property: 'Flat',
      'Current heating': words('heating.3'),
      'Recommended pump size': '7 kW. Estimate, before a survey',
      'Annual energy cost with a heat pump': `£1,300. ${words('hp.annualCostHint')}`,
      'Recommended tariff': 'Go, by Octopus. Prices of 1 July 2026',
    });
    const co2 = `You could cut your CO2 by about 2.1 tonnes ${words('hp.tail')}`;
    const dearer = summaryOf(heatPumpSummary, now, { ...after, annualCost: 1500, savings: -100 });
    assert.equal(dearer['Current heating'], words('heating.2'));
    assert.equal('Recommended pump size' in dearer, false);
    assert.equal(dearer.headline, `This would cost about £100 ${words('hp.tailMore')}`);
    assert.equal(dearer.also, co2);
    const cheaper = summaryOf(heatPumpSummary, now, after);
    assert.equal(cheaper.headline, `You could save about £100 ${words('hp.tail')}`);
    assert.equal(cheaper.also, co2);
    const unpriced = summaryOf(heatPumpSummary, now, { ...after, annualCost: null, savings: null });
    assert.equal(unpriced.headline, co2);
    assert.equal(unpriced.also, undefined);
    const unknown = summaryOf(heatPumpSummary, {}, { ...after, annualCost: null, savings: null });
    assert.equal(unknown.headline, words('results.noFigure'));
  });

  it('KEEP-01: have no bill if its year is unknown, and are empty for a result without rows', () => {
    const request = { solar: { numberOfPanels: 10, batterySize: 5 } };
    assert.equal(
      'Cost a year' in summaryOf(solarSummary, {}, { annualCost: 300, savings: 600 }, { request }),
      false,
    );
    assert.equal(
      'Cost a year' in summaryOf(solarSummary, { annualCost: 900 }, { savings: 600 }, { request }),
      false,
    );
    const NO_ROW = wireResult({ calculatedResults: [{ isCurrent: true }] });
    const bare = resultSummary({ summary: solarSummary } as AssetDescriptor, NO_ROW, ANSWERS, words, null);
    assert.equal(bare.headline, words('results.noFigure'));
    assert.deepEqual(
      bare.rows.map(([label]) => label),
      ['Address', 'Property', 'System cost estimate'],
    );
    const pump = resultSummary(
      { summary: heatPumpSummary } as AssetDescriptor,
      NO_ROW,
      NO_ANSWERS,
      words,
      null,
    );
    assert.deepEqual(pump.rows, []);
  });

  const petrol = { make: 'Ford', model: 'Fiesta', isEv: false, engineSize: 999, fuel: 'Petrol', mpg: 40.7 };
  const electric = { make: 'Renault', model: 'Zoe', isEv: true, batterySize: 52, fuel: 'Electric' };
  const miles = { milesDrivenWeekDays: 150, milesDrivenWeekEnds: 50, totalMiles: 10_400 };
  const after = {
    savings: 1458,
    annualCost: 300,
    co2Emission: 0,
    tariffName: 'Go',
    electricity: { evConsumption: 2841 },
  };

  it('KEEP-01: of two vehicles have the yearly cost of fuel and of charging', () => {
    const request = { current: petrol, compare: electric, ...miles };
    const rows = summaryOf(evSummary, { annualCost: 1758, co2Emission: 2.65 }, after, { request });
    assert.equal(rows.headline, 'You could save about £1,460 a year by driving electric');
    assert.equal(rows['Cost a year'], '£1,758 today, £300 after');
    assert.equal(rows['Electric vehicle'], 'Renault Zoe. 52 kWh battery');
  });

  it('KEEP-01: of an electric car alone have no bill to compare, and may have no cost', () => {
    const request = { current: electric, ...miles };
    const rows = summaryOf(evSummary, { annualCost: 1758 }, after, { request });
    assert.equal(rows.headline, 'Charging would cost about £300 a year');
    assert.equal('Cost a year' in rows, false);
    const unknown = (reason?: string) =>
      summaryOf(evSummary, {}, { ...after, annualCost: null, savings: null }, { request, reason }).headline;
    assert.equal(unknown('charger'), words('ev.headline.charger'));
    assert.equal(unknown(), words('results.noFigure'));
    assert.equal(
      summaryOf(evSummary, {}, { ...after, tariffName: '' }, { request })['Recommended tariff'],
      undefined,
    );
  });
});
