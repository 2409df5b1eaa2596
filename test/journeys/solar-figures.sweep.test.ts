import { expect } from '@open-wc/testing';
import {
  type Answer,
  about,
  kWh,
  pounds,
  type Row,
  recommended,
  resultOf,
  tenths,
  today,
} from '../browser/answers.ts';
import type { Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { HOME, pastAddress, START } from '../browser/walks.ts';
import { forgetWire, onTheWay } from '../browser/wire.ts';

interface Shown {
  readonly visit: Stage;
  readonly answer: Answer;
  readonly row: Row;
}

/** Walks to a result and opens its breakdown. Returns the server's answer, too. */
async function atResult(postcode: string, type: string, usage: string): Promise<Shown> {
  const visit = await pastAddress(START.solar, postcode);
  await visit.chooses(type);
  await visit.presses('Next');
  await visit.chooses(usage);
  await visit.presses('See my result');
  await visit.opens('Detailed Breakdown');
  const answer = resultOf('solar');
  return { visit, answer, row: recommended(answer) };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const share = (part: number, whole: number) => (whole > 0 ? Math.round((100 * part) / whole) : 0);

/** AMB-33: pays the cost off year by year, which is not the page's own calculation. */
function paidBackAfter(savings: readonly number[], cost: number): number | null {
  let owed = cost;
  for (const [year, saving] of savings.entries()) {
    if (owed <= saving) return Math.round((year + owed / saving) * 10) / 10;
    owed -= saving;
  }
  return null;
}

describe('the figures of a solar result', () => {
  // Homes in three regions, of three types, with three answers to when someone is at home.
  const homes: readonly (readonly [postcode: string, type: string, usage: string])[] = [
    [HOME.gasSemi, 'Semi-detached house', 'Unsure'],
    ['AB10 1AB', 'Detached house', 'Out all day'],
    ['PL1 1AA', 'Mid-terrace house', 'All day'],
  ];

  for (const [postcode, type, usage] of homes) {
    it(`RES-SOL-01 RES-SOL-03 RES-SOL-08 RES-SOL-10 RES-SOL-11 AMB-32: are those of the answer, and follow from it (${postcode}, ${type})`, async () => {
      const { visit, row } = await atResult(postcode, type, usage);
      const { electricity: year, savings } = row;
      await until(
        'the saving',
        () => visit.root.querySelector('[data-figure=solar-headline]')?.textContent === about(savings ?? 0),
      );
      expect(await visit.card('Property')).to.contain(type);
      expect(await visit.fact('Yearly use')).to.equal(kWh(year.householdConsumption));
      expect(await visit.fact('Generation')).to.equal(kWh(year.solarGeneration));
      const made = share(year.solarUsedInHouse, year.solarGeneration);
      const sold = share(year.exportedToGrid, year.solarGeneration);
      expect(await visit.fact('Share consumed')).to.equal(`${made}% · ${kWh(year.solarUsedInHouse)}`);
      expect(await visit.fact('Share sold')).to.equal(`${sold}% · ${kWh(year.exportedToGrid)}`);
      expect(await visit.fact('Import')).to.equal(kWh(year.importFromGrid));
      const bought = year.importFromGrid / year.householdConsumption;
      expect(await visit.fact('Self-sufficiency')).to.equal(`${Math.round(100 * (1 - bought))}%`);
    });

    it(`RES-SOL-12 RES-SOL-15 RES-SOL-16 RES-SOL-17 AMB-33 CONST-06: twenty years of money add up (${postcode}, ${type})`, async () => {
      const { visit, answer, row } = await atResult(postcode, type, usage);
      const { totalCost: cost } = answer.costModel;
      const savings = row.electricity.yearlyBreakDowns.map((year) => year.savings);
      expect(savings).to.have.length(20);
      const saved = sum(savings);
      expect(await visit.fact('20-year utility bill savings')).to.contain(pounds(saved));
      await visit.sees(/^(minus )?Net system cost$/);
      const figure = (name: string) =>
        visit.root.querySelector(`[data-figure=solar-${name}]`)?.lastChild?.textContent;
      expect(figure('savings')).to.equal(pounds(saved));
      expect(figure('cost')).to.equal(pounds(cost));
      expect(figure('net')).to.equal(pounds(saved - cost));
      const years = paidBackAfter(savings, cost);
      const breakeven = years === null ? 'More than 20 years' : `${years} ${years === 1 ? 'year' : 'years'}`;
      expect(await visit.fact('Breakeven')).to.equal(breakeven);
      expect(await visit.fact('Total ROI')).to.equal(`${tenths((100 * (saved - cost)) / cost)}%`);
      expect(await visit.fact('Annual ROI rate')).to.equal(`${tenths((100 * saved) / 20 / cost)}%`);
    });
  }

  it('RES-SOL-09 RES-SOL-13 RES-SOL-14: each chart’s table holds the numbers of the answer', async () => {
    const { visit, row } = await atResult(HOME.gasSemi, 'Semi-detached house', 'Unsure');
    const table = async (title: RegExp) => {
      const figure = await until(`the chart ${title}`, () =>
        [...visit.root.querySelectorAll('.chart')].find((one) =>
          title.test(one.querySelector('.chart__title')?.textContent ?? ''),
        ),
      );
      figure.querySelector('button')?.click();
      const shown = await until('the table', () => figure.querySelector('table'));
      return [...shown.querySelectorAll('tbody tr')].map((line) =>
        [...line.children].map(({ textContent }) => textContent ?? ''),
      );
    };
    const months = await table(/You make/);
    expect(months.map(([name]) => name)).to.deep.equal(MONTHS);
    const { monthlyBreakDowns, yearlyBreakDowns } = row.electricity;
    expect(months.map(([, ...values]) => values)).to.deep.equal(
      monthlyBreakDowns.map((month) => [kWh(month.solarGeneration), kWh(month.householdConsumption)]),
    );
    const annual = await table(/The saving/);
    expect(annual.map(([, value]) => value)).to.deep.equal(
      yearlyBreakDowns.map(({ savings }) => pounds(savings)),
    );
    const cumulative = await table(/It would/);
    expect(cumulative.at(-1)?.[1]).to.equal(pounds(sum(yearlyBreakDowns.map(({ savings }) => savings))));
  });

  it('the bill before and after is that of the two rows', async () => {
    const { visit, answer, row } = await atResult(HOME.gasSemi, 'Semi-detached house', 'Unsure');
    const bar = async (name: string) => (await visit.sees(name)).parentElement?.textContent;
    expect(await bar('Today')).to.contain(pounds(today(answer).annualCost));
    const after = row.annualCost < 0 ? `${pounds(-row.annualCost)} in credit` : pounds(row.annualCost);
    expect(await bar('With solar, on its cheapest tariff')).to.contain(after);
  });
});

describe('a solar result from another server', () => {
  /** Walks to a result whose answer was changed before the widget reads it. */
  async function changed(change: (answer: Answer) => unknown): Promise<Stage> {
    const visit = await pastAddress(START.solar);
    await visit.chooses('Semi-detached house');
    await visit.presses('Next');
    onTheWay('quoteResult', (answer) => change(answer as unknown as Answer));
    await visit.presses('See my result');
    await visit.sees('System cost estimate');
    return visit;
  }
  afterEach(() => forgetWire());

  const onEveryRow = (change: (row: Row) => unknown) => (answer: Answer) => ({
    ...answer,
    calculatedResults: answer.calculatedResults.map((row) => (row.isCurrent ? row : change(row))),
  });

  it('AMB-22: a saving below zero is a cost, and never called a saving', async () => {
    const visit = await changed(onEveryRow((row) => ({ ...row, savings: -120, parts: null })));
    await visit.sees('This would cost about');
    await visit.sees('£120');
    await visit.sees(/^more a year/);
    visit.doesNotSee('You could save about');
  });

  it('AMB-33 RES-SOL-12: without a cost, figures that depend on it are not shown', async () => {
    const visit = await changed((answer) => ({ ...answer, costModel: { totalCost: null } }));
    await visit.opens('Detailed Breakdown');
    await visit.fact('20-year utility bill savings');
    for (const name of ['Net savings', 'Breakeven', 'Total ROI', 'Annual ROI rate']) visit.doesNotSee(name);
    expect(await visit.card('System cost estimate')).to.contain('Known after a home survey');
  });

  it('AMB-33 RES-SOL-15: a system that never pays for itself says so', async () => {
    const visit = await changed((answer) => ({ ...answer, costModel: { totalCost: 90_000 } }));
    await visit.opens('Detailed Breakdown');
    expect(await visit.fact('Breakeven')).to.equal('More than 20 years');
    expect(await visit.fact('Total ROI')).to.match(/^−\d/);
  });

  it('AMB-32: a roof without generation has no shares, instead of shares of zero', async () => {
    const nothing = { solarGeneration: 0, solarUsedInHouse: 0, exportedToGrid: 0 };
    const visit = await changed(
      onEveryRow((row) => ({ ...row, electricity: { ...row.electricity, ...nothing } })),
    );
    await visit.opens('Detailed Breakdown');
    expect(await visit.fact('Share consumed')).to.equal('0% · 0 kWh');
    expect(await visit.fact('Share sold')).to.equal('0% · 0 kWh');
  });

  it('CALL-26 RES-SOL-09: months that are sent as two lists are accepted too', async () => {
    const visit = await changed(
      onEveryRow((row) => ({
        ...row,
        electricity: {
          ...row.electricity,
          monthlyBreakDowns: {
            solarGeneration: MONTHS.map(() => 400),
            householdConsumption: MONTHS.map(() => 200),
          },
        },
      })),
    );
    await visit.opens('Detailed Breakdown');
    await visit.sees('You make more than you use in every month');
  });
});

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
