import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words } from '../../../test/spec-words.ts';
import { MILEAGE_TAX, WHOLE_COST, wireResult } from '../../../test/wire-result.ts';
import type { BillPart, Combined } from '../../domain/result-extras.ts';
import { quotedName } from '../../state/fetch-result.ts';
import type { WordKey } from '../../words/word-key.ts';
import { billAnswer, billHeadline, billOf, billRates, tabFigure, tabsTogether } from './bill.ts';

const of = (today: readonly BillPart[], after: readonly BillPart[]) =>
  billOf({ today, after } as Combined, words);

const TODAY = [
  { id: 'electricity', value: 700.4 },
  { id: 'standing', value: 300.4 },
  { id: 'heating', value: 800.4 },
] as const;

describe('the one bill before and after', () => {
  it('HON-16: saves today’s total less the one after, as they are shown', () => {
    const { saving, stacks, parts } = of(TODAY, [
      { id: 'electricity', value: 900.4 },
      { id: 'standing', value: 200.2 },
      { id: 'export', value: -299.9 },
    ]);
    assert.deepEqual(parts, ['electricity', 'heating', 'export', 'standing']);
    assert.deepEqual(
      stacks.map(({ name, total }) => [name, total]),
      [
        ['Today', '£1,801'],
        ['After', '£801'],
      ],
    );
    assert.equal(saving, 1000);
  });

  it('HON-04: has parts that add up to each total, with missing parts as zero', () => {
    const { stacks } = of(TODAY, TODAY.slice(0, 1));
    const sums = stacks.map(({ values }) => values.reduce((all, { value }) => all + value, 0));
    assert.deepEqual(sums, [1801, 700]);
    assert.deepEqual(
      stacks[1]?.values.map(({ text }) => text),
      ['£700', '£0', '£0'],
    );
  });

  it('HON-16: is in credit if more is sold than bought', () => {
    const { stacks, saving } = of(TODAY, [{ id: 'export', value: -120 }]);
    assert.equal(stacks[1]?.total, '£120 in credit');
    assert.equal(saving, 1921);
  });
});

const answered = (more: object) => ({
  status: 'success',
  value: wireResult({ calculatedResults: [{ isCurrent: true }], ...more }),
});
const PUMP = { wholeCost: WHOLE_COST };
const TABS: Readonly<Record<string, WordKey>> = {
  solar: 'results.tab.solar',
  ashp: 'results.tab.ashp',
  ev: 'results.tab.ev',
};

function notes(
  totalCost: number | null,
  indicative: boolean,
  pump: object = {},
  payback: Combined['payback'] = null,
  assets = ['solar', 'ashp', 'ev'],
  before = 2540,
  known = true,
) {
  const results = { solar: answered({ costModel: { totalCost } }), ashp: answered(pump), ev: answered({}) };
  const tariff = { tariffName: 'Cosy', ratesAsOf: '2026-05-01', indicative };
  const shares = Object.entries({ solar: 620, ashp: 357, ev: 1562 }).map(([asset, value]) => ({
    asset,
    value,
  }));
  const today = [{ id: 'electricity', value: before }];
  const combined = {
    assets,
    tariff,
    payback,
    shares: known ? shares.filter(({ asset }) => assets.includes(asset)) : [],
    today,
    after: [],
  } as unknown as Combined;
  const bill = billOf(combined, words);
  const widget = {
    words,
    store: { getState: () => ({ results, quoteIds: results, quoteFailures: {} }) },
    product: {
      assets: ['solar', 'ashp', 'ev'].map((id) => ({ id, labels: { tab: TABS[id] } })),
      asset: (id: string) => ({
        id,
        labels: { tab: TABS[id], ...(id === 'ev' && { unpriced: 'answer.unpriced.ev' }) },
      }),
    },
  } as never;
  const { facts, without, lacks, note } = billAnswer(bill, widget);
  const shown = facts.map((fact) => fact.filter(Boolean));
  return [...shown, [without, lacks, note].filter(Boolean).join(' '), billRates(bill, words)];
}

describe('the sentences around the one bill’s total', () => {
  it('RIGHT-08, HON-08: name the price, what has no price, the date of the rates, and that they are not confirmed', () => {
    assert.deepEqual(notes(9100, true), [
      ['Solar & Battery', '£620'],
      ['Cost, before a survey', '£9,100'],
      ['Heat Pump and EV', '£1,920', 'We do not price heat\u00a0pump and the car and charger.'],
      '',
      `Prices of 1 May 2026, ${words('results.indicative')}`,
    ]);
    assert.deepEqual(notes(null, false), [
      'We do not price solar\u00a0&\u00a0battery, heat\u00a0pump and the car and charger.',
      'Prices of 1 May 2026',
    ]);
  });

  it('SEEN-08, HON-08: a cost and its payback belong to the part of the saving that they are paid for; the parts add up', () => {
    const paid = notes(9132, false, PUMP, { usual: 9.6, notDue: 12.1 });
    assert.deepEqual(paid.slice(0, -2), [
      ['Solar & Battery and heat\u00a0pump', '£980'],
      ['Cost, less the £7,500 grant', '£9,630 to £15,600'],
      ['Pays for itself', 'in about 10 to 12 years', '10 if the boiler needs replacing, 12 if not'],
      ['EV', '£1,560', 'We do not price the car and charger.'],
    ]);
    assert.equal(notes(9132, false, PUMP, { usual: null })[2]?.[1], 'not within 20 years');
    const all = notes(9132, false, PUMP, { usual: 9.6 }, ['solar', 'ashp']);
    assert.deepEqual(all.slice(0, -2), [
      ['Cost, less the £7,500 grant', '£9,630 to £15,600'],
      ['Pays for itself', 'in about 10 years'],
    ]);
  });

  it('HON-08: are in one part if the server does not say what each change saves', () => {
    const one = notes(9132, false, PUMP, null, undefined, 2540, false);
    assert.deepEqual(one.slice(0, -1), [
      ['Cost, less the £7,500 grant', '£9,630 to £15,600'],
      'We do not price the car and charger.',
    ]);
  });

  it('AMB-22: the parts of a bill that rises are what each adds to it', () => {
    const dearer = notes(9132, false, PUMP, null, undefined, 0);
    assert.deepEqual([dearer[0]?.[1], dearer[2]?.[1]], ['−£980', '£980']);
  });

  it('HON-11: name the tax by the mile that is decided and not counted', () => {
    const other = { ...MILEAGE_TAX, change: -5, key: 'known.vat-electricity' };
    assert.match(
      String(notes(9132, false, { ...PUMP, known: [other, MILEAGE_TAX] }).at(-2)),
      /^From 1 April 2028, tax of 3p a mile takes about £330 of this, leaving £2,210\.$/,
    );
    assert.doesNotMatch(String(notes(9132, false, { ...PUMP, known: [other] }).at(-2)), /tax/);
  });

  it('HON-16: name the quotes that the bill leaves out', () => {
    assert.equal(
      notes(9132, false, PUMP, null, ['solar', 'ev']).at(-2),
      'This bill leaves out the heat\u00a0pump.',
    );
  });

  it('HON-16: name what the result recommends, if the asset says so, and otherwise the asset', () => {
    const labels = { tab: 'results.tab.solar', quoted: () => 'solar.parts.panels' };
    const named = (results: object) => quotedName({ id: 'solar', labels } as never, results as never);
    assert.equal(named({ solar: answered({}) }), 'solar.parts.panels');
    assert.equal(named({}), 'results.tab.solar');
  });

  it('HON-04: the shown prices add up to the shown total, whose ends are rounded as those of every range', () => {
    const [, total] = notes(9132.5, false, {
      wholeCost: { ...WHOLE_COST, price: { low: 8000.5, high: 9000.4 } },
    });
    assert.deepEqual(total, ['Cost, less the £7,500 grant', '£9,630 to £10,600']);
  });

  it('HON-16: say what the changes save one at a time, which is what the tabs come to as they are shown', () => {
    const bill = (shares: readonly (number | null)[]) =>
      tabsTogether(
        billOf(
          {
            today: [{ id: 'electricity', value: 2985 }],
            after: [],
            separately: 3036,
            shares: shares.map((alone) => ({ alone })),
          } as unknown as Combined,
          words,
        ),
        words,
      );
    // 634, 1,824 and 584 are shown as 630, 1,820 and 580.
    assert.equal(
      bill([634, 1824, 584]),
      'Each tab shows one change alone. One by one they come to £3,030, together to £2,990.',
    );
    assert.match(bill([634, null]), / come to £3,040,/);
  });

  it('HON-16: name two changes, and call three “all three”', () => {
    const named = (assets: readonly string[]) =>
      billHeadline(
        billOf(
          { assets, today: [{ id: 'electricity', value: 900 }], after: [] } as unknown as Combined,
          words,
        ),
        {
          words,
          product: { asset: (id: string) => ({ labels: { named: id === 'ev' ? 'home.ev' : 'home.ashp' } }) },
        } as never,
      ).sentence;
    assert.equal(
      named(['ashp', 'ev']),
      'You could save about £900 a year with a heat pump and an electric car',
    );
    assert.equal(named(['solar', 'ashp', 'ev']), 'You could save about £900 a year with all three');
  });
});

const TWO_ASSETS = {
  assets: ['solar', 'ev'],
  shares: [
    { asset: 'solar', alone: 634 },
    { asset: 'ev', alone: -120 },
  ],
} as unknown as Combined;

describe('the figure on a tab', () => {
  it('HON-16: is the saving or cost of its asset alone, or says that the bill leaves the asset out', () => {
    const texts = ['solar', 'ev', 'ashp'].map((asset) => tabFigure(asset, TWO_ASSETS, words));
    assert.deepEqual(texts, ['saves £630', 'costs £120 more', 'no result yet']);
  });

  it('HON-16: does not exist without a bill', () => {
    assert.equal(tabFigure('solar', null, words), undefined);
  });
});
