// Checks what the solar charts say and show, in the sentences that a visitor reads.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words } from '../../../test/spec-words.ts';
import { solarReturn } from '../../domain/solar.ts';
import { monthlyChart } from './monthly-chart.ts';
import { annualChart, cumulativeChart } from './savings-charts.ts';

const MADE = [120, 190, 318, 422, 504, 515, 504, 450, 360, 248, 143, 105];
const year = (made: (month: number) => number) =>
  MADE.map((_, month) => ({ solarGeneration: made(month), householdConsumption: 225 }));
const twenty = (saving: (year: number) => number) =>
  Array.from({ length: 20 }, (_, index) => saving(index + 1));

describe('the monthly chart', () => {
  const titled = (made: (month: number) => number) => monthlyChart(year(made), words)?.title;

  it('RES-SOL-09: shows twelve months of both, in different shapes', () => {
    const { spec } =
      monthlyChart(
        year((month) => MADE[month] ?? 0),
        words,
      ) ?? assert.fail();
    assert.equal(spec.points.length, 12);
    assert.deepEqual(
      spec.series.map(({ look }) => look),
      ['bars', 'line'],
    );
    assert.deepEqual(spec.series[0]?.values, MADE);
    assert.deepEqual([spec.points[0]?.name, spec.points[11]?.name], ['January', 'December']);
  });

  it('is titled by the months that make more than is used', () => {
    assert.equal(
      titled((month) => MADE[month] ?? 0),
      'You make more than you use from March to October',
    );
    assert.equal(
      titled((month) => (month === 5 ? 300 : 10)),
      'You make more than you use in June',
    );
    assert.equal(
      titled((month) => (month % 2 ? 300 : 10)),
      'You make more than you use in 6 months of the year',
    );
    assert.equal(
      titled(() => 300),
      'You make more than you use in every month',
    );
    assert.equal(
      titled(() => 10),
      'You make part of what you use in every month',
    );
  });

  it('says and labels its most and its least', () => {
    const { summary, spec } =
      monthlyChart(
        year((month) => MADE[month] ?? 0),
        words,
      ) ?? assert.fail();
    assert.match(summary, /most in June \(515 kWh\) and least in December \(105 kWh\)/);
    assert.deepEqual(spec.series[0]?.notes, [
      { at: 5, text: '515' },
      { at: 11, text: '105' },
    ]);
  });

  it('has no labels if nothing is made, and does not exist without months', () => {
    const { title, spec } =
      monthlyChart(
        year(() => 0),
        words,
      ) ?? assert.fail();
    assert.equal(title, 'The panels would make nothing here');
    assert.deepEqual(spec.series[0]?.notes, []);
    assert.equal(monthlyChart([], words), null);
  });
});

describe('the cumulative chart', () => {
  const chart = (saving: number, cost: number | null) => {
    const savings = twenty(() => saving);
    return cumulativeChart(savings, solarReturn(savings, cost), words) ?? assert.fail();
  };

  it('RES-SOL-13 BEY-10: begins at zero, and has its flag where the lines cross', () => {
    const { title, spec } = chart(600, 10_000);
    assert.equal(title, 'It would pay for itself in about 17 years');
    assert.deepEqual([spec.series[0]?.values[0], spec.series[0]?.values[20]], [0, 12_000]);
    assert.deepEqual(new Set(spec.series[1]?.values), new Set([10_000]));
    assert.deepEqual(spec.flag, { at: 16.7, value: 10_000, text: 'Paid back: 16.7 years' });
    assert.deepEqual(
      spec.series.map(({ look }) => look),
      ['area', 'dashed'],
    );
  });

  it('has no flag if it is never paid back', () => {
    const { title, spec } = chart(400, 10_000);
    assert.equal(title, 'It would not pay for itself within 20 years');
    assert.equal(spec.flag, undefined);
  });

  it('AMB-33: says nothing about an unknown cost', () => {
    const { title, summary, spec } = chart(600, null);
    assert.equal(title, 'You could save about £12,000 over 20 years');
    assert.doesNotMatch(summary, /cost/);
    assert.equal(spec.series.length, 1);
    assert.equal(chart(-50, null).title, 'It would cost about £1,000 more over 20 years');
  });

  it('marks the year in which the inverter is replaced', () => {
    const bought = [{ year: 12, cost: 900, what: 'inverter' }];
    const note = { at: 12, text: 'New inverter: £900', side: 'after' };
    const [line] =
      cumulativeChart(
        twenty(() => 800),
        null,
        words,
        bought,
      )?.spec.series ?? [];
    assert.deepEqual(line?.notes.at(-1), note);
    const [bars] =
      annualChart(
        twenty(() => 800),
        words,
        bought,
      )?.spec.series ?? [];
    assert.deepEqual(bars?.notes.at(-1), { at: 11, text: 'New inverter: £900' });
  });

  it('BEY-10: names each year of the way in a sentence: what is left, the new inverter, the year it pays for itself', () => {
    const savings = twenty(() => 1000);
    const replacements = [{ year: 12, cost: 900, what: 'inverter' }];
    const { spec } =
      cumulativeChart(savings, solarReturn(savings, 13_500), words, replacements) ?? assert.fail();
    assert.deepEqual(
      [0, 12, 14, 20].map((at) => spec.text?.(at)),
      [
        'At the start nothing is saved yet. £13,500 of the cost is left to earn back.',
        'By the end of year 12 the savings come to £12,000. £1,500 of the cost is left to earn back. A new inverter costs £900 this year.',
        'By the end of year 14 the savings come to £14,000. This is the year it pays for itself.',
        'By the end of year 20 the savings come to £20,000. That is £6,500 more than it cost.',
      ],
    );
  });

  it('does not exist without years', () => assert.equal(cumulativeChart([], null, words), null));
});

describe('the annual chart', () => {
  it('RES-SOL-14: shows each year, the first, tenth and twentieth labelled', () => {
    const { title, spec } =
      annualChart(
        twenty((at) => 700 + 10 * at),
        words,
      ) ?? assert.fail();
    assert.equal(title, 'The saving grows: £710 in the first year, £900 in the last');
    assert.deepEqual(spec.series[0]?.notes, [
      { at: 0, text: '£710' },
      { at: 9, text: '£800' },
      { at: 19, text: '£900' },
    ]);
  });

  it('says if it falls, stays the same, or costs more every year', () => {
    const titled = (saving: (year: number) => number) => annualChart(twenty(saving), words)?.title;
    assert.match(titled((at) => 700 - 10 * at) ?? '', /^The saving shrinks/);
    assert.equal(
      titled(() => 700),
      'The saving stays at about £700 a year',
    );
    assert.equal(
      titled((at) => -100 - at),
      'It would cost more every year: £100 in the first, £120 in the last',
    );
  });

  it('names the lowest year, which may lose', () => {
    const { summary } =
      annualChart(
        twenty((at) => (at === 12 ? -69 : 800)),
        words,
      ) ?? assert.fail();
    assert.match(summary, /The lowest is year 12, at −£69\./);
  });

  it('labels the years that exist, and does not exist without any', () => {
    assert.deepEqual(
      annualChart([700, 710], words)?.spec.series[0]?.notes.map(({ at }) => at),
      [0, 1],
    );
    assert.equal(annualChart([], words), null);
  });
});
