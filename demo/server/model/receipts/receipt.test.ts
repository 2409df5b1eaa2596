// The modules that build sums, and the terms of the sample home.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lineText } from '../../../../src/words/message.ts';
import { car, LEAF, PERSONAS, pump, roof, WORKED_CAR } from '../../test/drawn-quotes.ts';
import { WORDS } from '../../test/in-english.ts';
import { OFFERED } from '../../test/table-market.ts';
import type { QuoteResult } from '../result/quote-result.ts';
import { selfSufficiency, solarReturns } from '../solar/solar-receipts.ts';
import {
  bookOf,
  fromCap,
  fromFuel,
  fromTable,
  fromTariff,
  knownUse,
  line,
  PENCE,
  receipt,
  WORKED_OUT,
} from './receipt.ts';

const termOf = ({ sums }: QuoteResult, id: string, at: number) => sums![id]!.terms[at]!;

describe('the tag, source and date of a term', () => {
  const row = { source: 'a table', date: '2026-07-01', quality: 'read' };

  it('RIGHT-16, HON-13: are "published" for a table, and "assumed" for our own choice or fit', () => {
    const tags = ['read', 'derived', 'exact', 'modelling-choice', 'general-knowledge', 'given'].map(
      (quality) => fromTable({ ...row, quality }).tag,
    );
    assert.deepEqual(tags, ['published', 'assumed', 'published', 'assumed', 'assumed', 'assumed']);
  });

  it('RIGHT-12, HON-13: have the day, month or year of publication, or otherwise the day from which it is valid', () => {
    const dates = ['2026-07-01', '2026-07', '2026', 'on 2026-07-01', '2026-07-01 or so'].map(
      (date) => fromTable({ ...row, date }).date,
    );
    assert.deepEqual(dates, ['2026-07-01', '2026-07', '2026', null, null]);
    assert.equal(fromTable({ ...row, date: '2026', from: '2026-01-01' }).date, '2026');
    assert.equal(fromTable({ ...row, date: 'Issue 2', from: '2026-01-01' }).date, '2026-01-01');
  });

  it('HON-13: are given for a tariff, a fuel and the price cap, "indicative" if the rate was not read in a source', () => {
    const { standard } = OFFERED.tariffs;
    const quality = (of: string) => fromTariff({ ...standard, quality: of }).quality;
    assert.deepEqual([quality('read'), quality('general-knowledge')], [null, 'indicative']);
    const fuel = { value: 1, unit: 'p/l', to: null, ...row };
    assert.deepEqual(fromFuel(fuel), {
      tag: 'published',
      source: 'a table',
      date: '2026-07-01',
      quality: null,
    });
    assert.equal(fromFuel({ ...fuel, quality: 'derived' }).quality, 'indicative');
    assert.deepEqual(
      [fromCap(OFFERED.prices.cap).tag, fromCap(OFFERED.prices.cap).date],
      ['published', '2026-07-01'],
    );
  });

  it('HON-13: are given for a home’s use: metered, stated or typical', () => {
    assert.deepEqual([knownUse(true), knownUse(true, true)], [{ tag: 'meter' }, { tag: 'told' }]);
    assert.deepEqual([knownUse(false).tag, knownUse(false).date], ['assumed', '2026-07-01']);
    assert.deepEqual([PENCE.term.value, PENCE.term.unit], [0.01, '£/p']);
  });

  it('HON-13: are given for each fuel, meter and mile of the sample home', () => {
    const tags = (more: object) => [
      termOf(pump(more), 'hp-now-units-1', 0).tag,
      termOf(pump(more), 'hp-now-fuel-1', 0).tag,
      termOf(pump(more), 'hp-co2-now', 0).tag,
    ];
    assert.deepEqual(tags({}), ['meter', 'meter', 'meter']);
    assert.deepEqual(tags({ statedUse: { gas: true, electricity: true } }), ['told', 'told', 'told']);
    const [electricity, ...gas] = tags({ electricityUsage: null, gasUsage: null });
    assert.deepEqual([electricity, gas.includes('meter')], ['assumed', false]);
    const electric = { heatingFuel: 2, gasUsage: null, electricityUsage: 14_000 };
    assert.equal(termOf(pump(electric), 'hp-heat', 0).tag, 'meter');
  });
});

describe('the collection of sums of a result', () => {
  it('HON-13: names oil, without a standing charge of gas', () => {
    const oil = pump({ heatingFuel: 3, gasUsage: null });
    assert.equal(lineText(WORDS, termOf(oil, 'hp-now-fuel-1', 0)), 'Oil you burn');
    assert.equal(oil.sums?.['hp-now-gas-standing'], undefined);
  });

  it('HON-13: has each sum under an id of its own asset, which opens by its id', () => {
    for (const { asset, result } of PERSONAS) {
      const start = { ashp: 'hp', solar: 'solar', ev: 'ev' }[asset];
      for (const [id, { terms }] of Object.entries(result.sums ?? {})) {
        assert.match(id, new RegExp(`^${start}(-[a-z0-9]+)+$`));
        for (const { date } of terms) assert.ok(date === null || /^\d{4}(-\d\d){0,2}$/.test(date), id);
      }
    }
    const ids = Object.keys(pump().sums!);
    for (const id of [
      'hp-cap-home-1',
      'hp-cap-pump',
      'hp-cap-standing',
      'hp-now-fuel-1',
      'hp-now-gas-standing',
    ])
      assert.ok(ids.includes(id), id);
    for (const id of [
      'hp-after-home-1',
      'hp-after-pump-1',
      'hp-after-standing',
      'hp-cold-day',
      'hp-design-loss',
    ])
      assert.ok(ids.includes(id), id);
  });

  it('HON-13: leaves out a sum without a number, and a sum that is missing', () => {
    const none = receipt('none', '', 'divide', [
      line('One', 1, '', WORKED_OUT),
      line('No', 0, '', WORKED_OUT),
    ]);
    assert.deepEqual(bookOf([none, null]), {});
  });

  it('HON-13: separates night units from day units', () => {
    const { sums } = roof({ isEconomy7: true });
    assert.equal(
      lineText(WORDS, termOf(roof({ isEconomy7: true }), 'solar-now-units-1', 0)),
      'Electricity your home uses',
    );
    // 16p by night and 31p by day, before 0.45p of the region; cheap hours are the same everywhere.
    const rates = [1, 2].map((at) => sums![`solar-now-units-${at}`]!.terms[2]!.value);
    assert.deepEqual(rates, [16, 31.45]);
    const parts = [1, 2].map((at) => sums![`solar-now-units-${at}`]!.terms[1]!.value);
    assert.ok(Math.abs(parts[0]! + parts[1]! - 1) < 1e-9);
  });

  it('HON-13: names the fuel, and has no cost of a mile if the car is not driven', () => {
    const diesel = car({ current: { ...WORKED_CAR.current, fuel: 'Diesel' } });
    assert.deepEqual(
      [car(), diesel].map((quoted) => lineText(WORDS, termOf(quoted, 'ev-fuel', 2))),
      ['Petrol', 'Diesel'],
    );
    const still = car({ milesDrivenWeekDays: 0, milesDrivenWeekEnds: 0, current: LEAF, compare: null });
    assert.equal(still.sums?.['ev-mile'], undefined);
  });
});

describe('the sums of twenty years', () => {
  const system = { panels: 10, peak: 4.4, battery: 5.2 };
  const sumsOf = (years: readonly number[], changed: object = {}) =>
    bookOf(solarReturns({ ...system, ...changed } as never, years, '2026-08-15'));

  it('HON-13: number each year, with the inverter in year 12 and the battery in year 13', () => {
    const labels = sumsOf(Array(20).fill(1000))['solar-savings']!.terms.map((term) => lineText(WORDS, term));
    assert.deepEqual(
      labels,
      Array.from({ length: 20 }, (_, at) => {
        const what = { 11: ', a new inverter paid', 12: ', a new battery paid' }[at] ?? '';
        return `Year ${at + 1}${what}`;
      }),
    );
  });

  it('HON-13: give the payback as whole years and part of the next, or none', () => {
    // £11,412: eleven years of £1,000, and 412 of the twelfth's.
    const book = sumsOf(Array(20).fill(1000));
    assert.deepEqual(
      book['solar-breakeven']!.terms.map(({ value }) => value),
      [11, 0.412],
    );
    assert.equal(lineText(WORDS, book['solar-breakeven-part']!.terms[1]!), 'Saved in year 12');
    assert.equal(sumsOf(Array(20).fill(1141.2))['solar-breakeven']!.value.toFixed(9), '10.000000000');
    assert.equal(sumsOf(Array(20).fill(100))['solar-breakeven'], undefined);
  });

  it('HON-13: include the cost of the panels, and of the battery if there is one', () => {
    const cost = (changed: object) =>
      sumsOf(Array(20).fill(1000), changed)['solar-cost']!.terms.map((term) => [
        lineText(WORDS, term),
        Math.round(term.value),
      ]);
    assert.deepEqual(cost({}), [
      ['Panels, installed', 7832],
      ['Any battery, installed', 1500],
      ['Its size', 2080],
      ['VAT', 0],
    ]);
    assert.deepEqual(cost({ battery: 0 }), [
      ['Panels, installed', 7832],
      ['VAT', 0],
    ]);
    // 4.1 kW cost what 4 kW do: £1,876 each, and not £1,780 × 4.1.
    assert.deepEqual(cost({ peak: 4.1, battery: 0 })[0], ['Panels, installed', 7504]);
  });

  it('HON-13: have no self-sufficiency if imports exceed use', () => {
    const of = (bought: number, total: number) =>
      selfSufficiency({ question: { load: { total } }, recommended: { year: { bought } } } as never)?.sum
        .value;
    assert.deepEqual([of(25, 100), of(100, 100), of(101, 100), of(0, 0)], [75, 0, undefined, undefined]);
  });
});
