// What the levers move and by which measure, and what is said and drawn of a scenario.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words } from '../../../../test/spec-words.ts';
import { atRest, type Outcome, outcomeOf } from '../../../domain/scenario.ts';
import type { Flow, WhatIf } from '../../../domain/what-if.ts';
import { LEVERS, labelOf } from './levers.ts';
import {
  differenceSentence,
  leftSentence,
  paidSentences,
  whatIfChart,
  yearSentence,
} from './outcome-sentences.ts';

const NOTHING: Flow = { standing: 0, import: [], pump: [], export: [], car: null, fuel: null };
const GAS = { perMile: null, use: 10_000, unit: 'kWh', pence: 8, standing: 100 } as const;
/** A heat pump in a home on gas: £900 a year today, £700 after; no price of ours. */
const PUMP: WhatIf = {
  before: { ...NOTHING, fuel: GAS },
  after: { ...NOTHING, standing: 100, pump: [{ kWh: 3000, rate: 20 }] },
  efficiency: 3,
  lifetime: null,
  cost: null,
};
/** Panels for £6,000 that save £600 a year, of which they sell some. */
const ROOF: WhatIf = {
  before: { ...NOTHING, import: [{ kWh: 4000, rate: 25 }] },
  after: { ...NOTHING, import: [{ kWh: 2000, rate: 25 }], export: [{ kWh: 1000, rate: 10 }] },
  efficiency: null,
  lifetime: {
    years: 20,
    panels: 600,
    rest: 0,
    panelLoss: 0,
    restFade: 0,
    restFloor: 0,
    inflation: 0,
    replacements: [],
  },
  cost: 6000,
};
/** An electric car in place of one that burns petrol. */
const CAR: WhatIf = {
  before: { ...NOTHING, fuel: { perMile: 0.1, use: null, unit: 'l', pence: 140, standing: 0 } },
  after: {
    ...NOTHING,
    car: { milesPerKwh: 3.5, low: 7, high: 27, windowKwhPerDay: null, most: 1 },
  },
  efficiency: null,
  lifetime: null,
  cost: null,
};

const idsOf = (whatIf: WhatIf) => LEVERS.filter(({ applies }) => applies(whatIf)).map(({ id }) => id);

describe('the levers of what-if', () => {
  it('HON-14: are those that change something in the quote', () => {
    assert.deepEqual(idsOf(PUMP), ['electricity', 'fuel', 'efficiency', 'price']);
    assert.deepEqual(idsOf(ROOF), ['electricity', 'exported', 'inflation', 'apr', 'months']);
    assert.deepEqual(idsOf(CAR), ['miles', 'electricity', 'fuel']);
    const taxed = { ...CAR, after: { ...CAR.after, car: { ...CAR.after.car!, tax: 0 } } };
    assert.deepEqual(idsOf(taxed), ['miles', 'electricity', 'fuel', 'tax']);
  });

  it('HON-14: are those of a car that burns fuel too, and of money only where all of it is known', () => {
    assert.deepEqual(idsOf({ ...CAR, after: { ...CAR.after, car: null } }), ['miles', 'electricity', 'fuel']);
    assert.deepEqual(idsOf({ ...CAR, before: NOTHING }), ['miles', 'electricity', 'fuel']);
    assert.deepEqual(idsOf({ ...ROOF, cost: null }), ['electricity', 'exported', 'inflation']);
    assert.deepEqual(idsOf({ ...PUMP, cost: 9000 }), ['electricity', 'fuel', 'efficiency']);
  });

  it('HON-14: say what they move, in which measure, from where to where and in what steps', () => {
    const rows = LEVERS.map((lever) => [
      lever.id,
      words(labelOf(lever, PUMP)),
      words(lever.unit),
      lever.bounds.min,
      lever.bounds.max,
      lever.bounds.step,
    ]);
    const factor = (id: string, text: string, unit: string) => [id, text, unit, -50, 100, 1];
    assert.deepEqual(rows, [
      ['miles', 'Miles a year', words('whatIf.unit.miles'), 0, 40_000, 100],
      factor('electricity', words('whatIf.lever.electricity'), words('whatIf.unit.percent')),
      factor('fuel', words('whatIf.lever.fuel.heating'), words('whatIf.unit.percent')),
      factor('exported', words('whatIf.lever.exported'), words('whatIf.unit.percent')),
      ['efficiency', words('whatIf.lever.efficiency'), words('whatIf.unit.times'), 2, 4.5, 0.01],
      ['tax', words('whatIf.lever.tax'), words('whatIf.unit.pence'), 0, 10, 1],
      ['inflation', words('whatIf.lever.inflation'), words('whatIf.unit.percent'), 0, 10, 1],
      ['price', words('label.installerPrice'), words('whatIf.unit.pounds'), 500, 30_000, 100],
      ['apr', words('whatIf.lever.apr'), words('whatIf.unit.percent'), 0, 10, 1],
      ['months', words('whatIf.lever.months'), words('whatIf.unit.months'), 12, 240, 12],
    ]);
    assert.equal(
      words(labelOf(LEVERS.find(({ id }) => id === 'fuel')!, ROOF)),
      words('whatIf.lever.fuel.heating'),
    );
  });

  it('HON-14: name a fuel by what burns it', () => {
    const fuel = LEVERS.find(({ id }) => id === 'fuel')!;
    assert.deepEqual(
      [CAR, PUMP].map((whatIf) => words(labelOf(fuel, whatIf))),
      ['Change in fuel price', 'Change in heating fuel price'],
    );
  });

  it('HON-14 HON-15: begin at the quote’s values, between their ends', () => {
    const rest = { ...atRest(PUMP, 8320), price: 10_500 };
    const stands = Object.fromEntries(LEVERS.map(({ id, read }) => [id, read(rest)]));
    assert.deepEqual(stands, {
      miles: 8320,
      electricity: 0,
      fuel: 0,
      exported: 0,
      efficiency: 3,
      inflation: 0,
      tax: 0,
      price: 10_500,
      apr: 5,
      months: 120,
    });
    for (const { id, bounds } of LEVERS)
      assert.ok(stands[id]! >= bounds.min && stands[id]! <= bounds.max, `${id}: ${stands[id]}`);
  });

  it('HON-14: each moves its own part of the scenario, and reads what it wrote', () => {
    const rest = atRest(PUMP, 8320);
    for (const { id, bounds, read, write } of LEVERS) {
      const to = bounds.max;
      const moved = write(rest, to);
      assert.equal(read(moved), to, id);
      const changed = Object.entries(moved).filter(
        ([key, value]) => value !== rest[key as keyof typeof rest],
      );
      assert.deepEqual(
        changed.map(([key]) => key),
        [id],
      );
    }
    const written = (id: string, value: number) => LEVERS.find((one) => one.id === id)!.write(rest, value);
    assert.equal(written('electricity', 25).electricity, 1.25);
    assert.equal(written('apr', 7).apr, 0.07);
    assert.equal(
      written('price', 9000).price,
      9000,
      'the price that the visitor was given, and not the typical one',
    );
  });

  it('HON-14: say their values with sign and measure', () => {
    const textOf = (id: string, value: number) => LEVERS.find((one) => one.id === id)!.text(value, words);
    assert.deepEqual(
      [textOf('electricity', 10), textOf('electricity', -10), textOf('electricity', 0), textOf('apr', 5)],
      ['+10%', '−10%', '0%', '5%'],
    );
    assert.deepEqual(
      [textOf('miles', 8320), textOf('efficiency', 3.5), textOf('price', 12_000), textOf('months', 120)],
      ['8,320 miles', '3.5 units', '£12,000', '120 months'],
    );
    assert.deepEqual([textOf('tax', 0), textOf('tax', 3)], ['0p', '3p']);
  });
});

const paidOf = (whatIf: WhatIf, moved: object) => outcomeOf(whatIf, { ...atRest(whatIf, null), ...moved });

const paid = (whatIf: WhatIf, moved: object) => paidSentences(paidOf(whatIf, moved), words);

const left = (whatIf: WhatIf, moved: object) => leftSentence(paidOf(whatIf, moved).paid!, words);

describe('the sentences of a scenario', () => {
  it('HON-14: is whether the year saves or costs more, or what it costs where there is no today', () => {
    const { spent } = outcomeOf(PUMP, atRest(PUMP, null));
    const year = (saving: number, petrol: number | null = null) =>
      yearSentence({ saving, spent } as Outcome, petrol, words);
    assert.equal(year(200), 'You would save about £200 a year.');
    assert.equal(year(0), 'You would save about £0 a year.');
    assert.equal(year(-200), 'It would cost about £200 more a year.');
    assert.equal(year(200, 1412), 'Charging costs about £700 a year, petrol about £1,410.');
  });

  it('HON-15: have the total saving, the time until it is paid for, and the monthly payment of the loan', () => {
    assert.deepEqual(paid(ROOF, { apr: 0, months: 240 }), [
      'After 20 years the savings come to £12,000.',
      'It would pay for itself in about 10 years.',
      'That is a return of 7.8% a year.',
      'A loan costs £25.00 a month. That is £6,000.00 in all, £0.00 of it interest.',
      'The saving is £50.00 a month: £25.00 more than the loan takes.',
    ]);
    assert.equal(left(ROOF, { apr: 0, months: 240 }), 'After 20 years you are £6,000 ahead.');
  });

  it('HON-04, HON-15: of a loan each figure follows from those that are shown', () => {
    const panels = { ...ROOF.lifetime!, panels: 629.87 };
    const after = { ...ROOF.after, export: [{ kWh: 1000, rate: 12.987 }] };
    const roof = { ...ROOF, after, lifetime: panels, cost: 7832 };
    const sentences = paid(roof, { apr: 0.05, months: 120 }).join(' ');
    const pounds = (pattern: RegExp) => Number(pattern.exec(sentences)?.[1]?.replace(',', ''));
    const [month, total] = [pounds(/costs £([\d.]+) a month/), pounds(/is £([\d,.]+) in all/)];
    assert.ok(Math.abs(total - month * 120) < 1, `${month} a month is ${total}`);
    assert.equal(pounds(/all, £([\d,.]+) of it/).toFixed(2), (total - 7832).toFixed(2));
    assert.equal(
      pounds(/pay £([\d.]+) a month of/),
      Math.round(100 * month - 100 * pounds(/saving is £([\d.]+) a month/)) / 100,
    );
    assert.match(
      left(roof, { apr: 0.05, months: 120 }),
      new RegExp(`£${Math.round(pounds(/come to £([\d,]+)\./) - total).toLocaleString('en-GB')} ahead`),
    );
  });

  it('HON-15: say if the visitor pays more than is saved, and if it never pays for itself', () => {
    assert.deepEqual(paid(PUMP, { price: 12_000, apr: 0, months: 120 }), [
      'It would not pay for itself within 20 years.',
      'That is a return of −8.8% a year.',
      'A loan costs £100.00 a month. That is £12,000.00 in all, £0.00 of it interest.',
      'The saving is £16.67 a month, so you pay £83.33 a month of your own until the loan is paid back.',
    ]);
    assert.equal(left(PUMP, { price: 12_000, apr: 0, months: 120 }), 'After 20 years you are £8,000 behind.');
    const dear = paid(PUMP, { price: 12_000, electricity: 2 });
    assert.deepEqual(dear.slice(0, 2), ['It would not pay for itself within 20 years.', 'That loses money.']);
    assert.deepEqual(paid(PUMP, {}), [], 'nothing where no price is known');
  });
});

describe('the chart of what is saved and paid', () => {
  it('HON-15: adds both up by the year, the loan until its term is over', () => {
    const { paid } = paidOf(ROOF, { apr: 0, months: 60 });
    const { series, points, pointsName, unit } = whatIfChart(paid!, 60, words);
    const [saved, loan] = series.map(({ values }) => values.map(Math.round));
    assert.deepEqual(saved?.slice(0, 4), [0, 600, 1200, 1800]);
    assert.deepEqual(loan?.slice(0, 8), [0, 1200, 2400, 3600, 4800, 6000, 6000, 6000]);
    assert.deepEqual(
      series.map(({ notes }) => notes.map(({ at, text }) => [at, text])),
      [[[20, '£12,000']], [[20, '£6,000']]],
    );
    assert.deepEqual(
      series.map(({ name, look, ink }) => [name, look, ink]),
      [
        [words('whatIf.chart.saved'), 'area', 1],
        [words('whatIf.chart.paid'), 'dashed', 2],
      ],
    );
    assert.deepEqual([pointsName, unit], [words('chart.years.point'), words('chart.years.unit')]);
    assert.deepEqual([points[0]?.name, points[1]?.name, points[20]?.name], ['0 years', '1 year', '20 years']);
    assert.deepEqual(
      points.flatMap(({ tick }) => (tick ? [tick] : [])),
      ['0', '5', '10', '15', '20'],
    );
  });
});

describe('how a scenario differs from the quote', () => {
  const of = (saving: number, spent = 0) => ({ saving, spent }) as Outcome;

  it('HON-14: a tax of £327.60 is £330, as its own line says', () => {
    const [quote, taxed] = [of(1537.43), of(1209.83)];
    assert.deepEqual(
      [differenceSentence(taxed, quote, true, words), yearSentence(taxed, null, words)],
      ['Your scenario: £330 a year worse', 'You would save about £1,210 a year.'],
    );
  });

  it('HON-14: by the two figures as they are shown, in pounds a year', () => {
    const sentence = (to: number, from: number) => differenceSentence(of(to), of(from), true, words);
    assert.equal(sentence(1544, 1486), 'Your scenario: £50 a year better');
    assert.equal(sentence(-40, 1544), 'Your scenario: £1,580 a year worse');
    assert.equal(sentence(1544, 1541), 'Your scenario, not the quote');
  });

  it('HON-14: without a cost of today, it is only more or less, since to drive more is not worse', () => {
    assert.deepEqual(
      [300, 360, 333].map((spent) => differenceSentence(of(0, spent), of(0, 330), false, words)),
      ['Your scenario: £30 a year less', 'Your scenario: £30 a year more', 'Your scenario, not the quote'],
    );
  });
});
