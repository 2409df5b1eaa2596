// Each chart of a solar result whole, as a reader of its table and a listener get it.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words } from '../../../test/spec-words.ts';
import { solarReturn } from '../../domain/solar.ts';
import { monthlyChart } from './monthly-chart.ts';
import { annualChart, type ChartView, cumulativeChart } from './savings-charts.ts';

/** Without what formats, which the axis shows with one number. */
function whole(view: ChartView | null, number: number) {
  const { title, summary, spec } = view ?? assert.fail();
  const { format, axisFormat = format, text, ...rest } = spec;
  return { title, summary, ...rest, written: [format(number), axisFormat(number)] };
}

const BOUGHT = [
  { year: 0, cost: 1, what: 'before it began' },
  { year: 1, cost: 300, what: 'meter' },
  { year: 7, cost: 900, what: 'inverter' },
  { year: 8, cost: 1, what: 'after it ended' },
];

describe('a chart of solar, whole', () => {
  it('RES-SOL-14: the saving of each year, its first and every fifth named, with what is bought on the way', () => {
    const savings = [700, 690, 680, 670, 660, 650, -250];
    assert.deepEqual(whole(annualChart(savings, words, BOUGHT), 1234), {
      title: 'The saving shrinks: £700 in the first year, −£250 in the last',
      summary: 'The average over 7 years is £543 a year. The lowest is year 7, at −£250.',
      pointsName: 'Year',
      points: [
        { name: 'Year 1', tick: '1' },
        ...[2, 3, 4].map((year) => ({ name: `Year ${year}`, tick: '' })),
        { name: 'Year 5', tick: '5' },
        ...[6, 7].map((year) => ({ name: `Year ${year}`, tick: '' })),
      ],
      series: [
        {
          name: 'Saving in the year',
          look: 'bars',
          ink: 1,
          values: savings,
          notes: [
            { at: 0, text: '£700' },
            { at: 6, text: '−£250' },
            { at: 0, text: 'New meter: £300' },
            { at: 6, text: 'New inverter: £900' },
          ],
        },
      ],
      unit: '£ a year',
      written: ['£1,234', '£1,234'],
    });
  });

  it('RES-SOL-14: labels a year once, and says what a saving of one year, of none and of a change of a fiftieth is', () => {
    const [only] = annualChart([700], words)?.spec.series ?? [];
    assert.deepEqual(only?.notes, [{ at: 0, text: '£700' }]);
    const titled = (...savings: readonly number[]) => annualChart(savings, words)?.title;
    assert.equal(titled(500, 510), 'The saving stays at about £500 a year');
    assert.match(titled(500, 511) ?? '', /^The saving grows/);
    assert.match(titled(0, 0) ?? '', /^It would cost more every year/);
    assert.match(titled(-5, 5) ?? '', /^The saving grows/);
  });

  it('RES-SOL-13 BEY-10: savings so far against the cost, year by year', () => {
    const savings = [700, 690, 680, 670, 660, 650, 640];
    const back = solarReturn(savings, 3000);
    assert.deepEqual(whole(cumulativeChart(savings, back, words, BOUGHT), 1234), {
      title: 'It would pay for itself in about 4 years',
      summary: 'After 7 years the savings come to £4,690. The system costs £3,000.',
      pointsName: 'After',
      points: [
        { name: 'The start', tick: '0' },
        { name: '1 year', tick: '' },
        ...[2, 3, 4, 5, 6, 7].map((year) => ({ name: `${year} years`, tick: year === 5 ? '5' : '' })),
      ],
      series: [
        {
          name: 'Savings so far',
          look: 'area',
          ink: 1,
          values: [0, 700, 1390, 2070, 2740, 3400, 4050, 4690],
          notes: [
            { at: 7, text: '£4,690' },
            { at: 1, text: 'New meter: £300', side: 'after' },
            { at: 7, text: 'New inverter: £900', side: 'after' },
          ],
        },
        {
          name: 'System cost',
          look: 'dashed',
          ink: 2,
          values: Array(8).fill(3000),
          notes: [{ at: 0, text: 'System cost £3,000', side: 'after' }],
        },
      ],
      unit: '£',
      flag: { at: 4.4, value: 3000, text: 'Paid back: 4.4 years' },
      written: ['£1,234', '£1,234'],
    });
  });

  it('BEY-10 AMB-33: has the years if the cost is unknown and if it is never paid back', () => {
    const walked = (cost: number | null) => {
      const savings = [100, 100, 100];
      const { summary, spec } = cumulativeChart(savings, solarReturn(savings, cost), words) ?? assert.fail();
      return [summary, spec.text?.(0), spec.text?.(3)];
    };
    assert.deepEqual(walked(null), [
      'After 3 years the savings come to £300.',
      'At the start nothing is saved yet.',
      'By the end of year 3 the savings come to £300.',
    ]);
    assert.deepEqual(walked(400).slice(1), [
      'At the start nothing is saved yet. £400 of the cost is left to earn back.',
      'By the end of year 3 the savings come to £300. £100 of the cost is left to earn back.',
    ]);
  });

  it('RES-SOL-09: what is made and used in each month, named long, short and by a letter', () => {
    const months = [
      { solarGeneration: 100, householdConsumption: 200 },
      { solarGeneration: 50, householdConsumption: 250 },
      { solarGeneration: 0, householdConsumption: 225 },
    ];
    assert.deepEqual(whole(monthlyChart(months, words), 1234), {
      title: 'You make part of what you use in every month',
      summary:
        'Your panels make most in January (100 kWh) and least in March (0 kWh). Your home uses 200 to 250 kWh a month.',
      pointsName: 'Month',
      points: [
        { name: 'January', tick: 'Jan', shortTick: 'J' },
        { name: 'February', tick: 'Feb', shortTick: 'F' },
        { name: 'March', tick: 'Mar', shortTick: 'M' },
      ],
      series: [
        {
          name: 'Made by your panels',
          look: 'bars',
          ink: 4,
          values: [100, 50, 0],
          notes: [
            { at: 0, text: '100' },
            { at: 2, text: '0' },
          ],
        },
        { name: 'Used by your home', look: 'line', ink: 1, values: [200, 250, 225], notes: [] },
      ],
      unit: 'kWh a month',
      written: ['1,234 kWh', '1,234'],
    });
  });

  it('RES-SOL-09: a month that has no name is its number, one that is most and least is labelled once', () => {
    const same = Array.from({ length: 14 }, () => ({ solarGeneration: 5, householdConsumption: 9 }));
    const { spec } = monthlyChart(same, words) ?? assert.fail();
    assert.deepEqual([spec.points[12]?.name, spec.points[13]?.name], ['13', '14']);
    assert.deepEqual(spec.series[0]?.notes, [{ at: 0, text: '5' }]);
    const none = monthlyChart([{ solarGeneration: 0, householdConsumption: 200 }], words);
    assert.equal(none?.summary, 'Your home uses 200 kWh a month.');
  });
});
