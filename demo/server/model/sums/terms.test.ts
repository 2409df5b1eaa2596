// The small parts of which sums are made, and what their terms say of the worked home.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { car, LEAF, PERSONAS, pump, roof, WORKED_CAR } from '../../test/drawn-quotes.ts';
import { OFFERED } from '../../test/table-market.ts';
import type { QuoteResult } from '../result/quote-result.ts';
import { selfSufficiency } from '../solar/sums/solar-energy-sums.ts';
import { solarReturns } from '../solar/sums/solar-return-sums.ts';
import { bookOf } from './book-of.ts';
import { made } from './made.ts';
import { fromCap, fromFuel, fromTable, fromTariff, knownUse, PENCE, term, WORKED_OUT } from './term.ts';

const termOf = ({ sums }: QuoteResult, id: string, at: number) => sums![id]!.terms[at]!;

describe('whose figure a term is', () => {
  const row = { source: 'a table', date: '2026-07-01', quality: 'read' };

  it('RIGHT-16, HON-13: of a table, published; assumed where it is our choice, or fitted by us', () => {
    const tags = ['read', 'derived', 'exact', 'modelling-choice', 'general-knowledge', 'given'].map(
      (quality) => fromTable({ ...row, quality }).tag,
    );
    assert.deepEqual(tags, ['published', 'assumed', 'published', 'assumed', 'assumed', 'assumed']);
  });

  it('RIGHT-12, HON-13: with its day, month or year, as far as it is known; else the day that it holds from', () => {
    const dates = ['2026-07-01', '2026-07', '2026', 'on 2026-07-01', '2026-07-01 or so'].map(
      (date) => fromTable({ ...row, date }).date,
    );
    assert.deepEqual(dates, ['2026-07-01', '2026-07', '2026', null, null]);
    assert.equal(fromTable({ ...row, date: '2026', from: '2026-01-01' }).date, '2026');
    assert.equal(fromTable({ ...row, date: 'Issue 2', from: '2026-01-01' }).date, '2026-01-01');
  });

  it('HON-13: of a tariff, a fuel and the cap, indicative where it was not read', () => {
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

  it('HON-13: of a home’s use, the meter’s, the visitor’s or that of such a home', () => {
    assert.deepEqual([knownUse(true), knownUse(true, true)], [{ tag: 'meter' }, { tag: 'told' }]);
    assert.deepEqual([knownUse(false).tag, knownUse(false).date], ['assumed', '2026-07-01']);
    assert.deepEqual([PENCE.term.value, PENCE.term.unit], [0.01, '£/p']);
  });

  it('HON-13: is said of each fuel, meter and mile of the worked home', () => {
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

describe('a book of sums', () => {
  it('HON-13: has oil by its name, and no standing charge of gas with it', () => {
    const oil = pump({ heatingFuel: 3, gasUsage: null });
    assert.equal(termOf(oil, 'hp-now-fuel-1', 0).label, 'Oil you burn');
    assert.equal(oil.sums?.['hp-now-gas-standing'], undefined);
  });

  it('HON-13: has each under an id of its own asset, opened by name', () => {
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
    const none = made('none', '', 'divide', [term('One', 1, '', WORKED_OUT), term('No', 0, '', WORKED_OUT)]);
    assert.deepEqual(bookOf([none, null]), {});
  });

  it('HON-13: has the night’s units apart from the day’s', () => {
    const { sums } = roof({ isEconomy7: true });
    assert.equal(
      termOf(roof({ isEconomy7: true }), 'solar-now-units-1', 0).label,
      'Electricity your home uses',
    );
    // 16p by night and 31p by day, before 0.45p of the region; cheap hours are the same everywhere.
    const rates = [1, 2].map((at) => sums![`solar-now-units-${at}`]!.terms[2]!.value);
    assert.deepEqual(rates, [16, 31.45]);
    const parts = [1, 2].map((at) => sums![`solar-now-units-${at}`]!.terms[1]!.value);
    assert.ok(Math.abs(parts[0]! + parts[1]! - 1) < 1e-9);
  });

  it('HON-13: names the fuel, and has no mile of a car that is not driven', () => {
    const diesel = car({ current: { ...WORKED_CAR.current, fuel: 'Diesel' } });
    assert.deepEqual(
      [termOf(car(), 'ev-fuel', 2).label, termOf(diesel, 'ev-fuel', 2).label],
      ['Petrol', 'Diesel'],
    );
    const still = car({ milesDrivenWeekDays: 0, milesDrivenWeekEnds: 0, current: LEAF, compare: null });
    assert.equal(still.sums?.['ev-mile'], undefined);
  });
});

describe('what the years come to', () => {
  const system = { panels: 10, peak: 4.4, battery: 5.2 };
  const sumsOf = (years: readonly number[], changed: object = {}) =>
    bookOf(solarReturns({ ...system, ...changed } as never, years));

  it('HON-13: each year by its number, the inverter in the twelfth and the battery in the thirteenth', () => {
    const labels = sumsOf(Array(20).fill(1000))['solar-savings']!.terms.map(({ label }) => label);
    assert.deepEqual(
      labels,
      Array.from({ length: 20 }, (_, at) => {
        const what = { 11: ', a new inverter paid', 12: ', a new battery paid' }[at] ?? '';
        return `Year ${at + 1}${what}`;
      }),
    );
  });

  it('HON-13: whole years and part of the next until the cost is saved, or none', () => {
    // £11,412: eleven years of £1,000, and 412 of the twelfth's.
    const book = sumsOf(Array(20).fill(1000));
    assert.deepEqual(
      book['solar-breakeven']!.terms.map(({ value }) => value),
      [11, 0.412],
    );
    assert.equal(book['solar-breakeven-part']!.terms[1]!.label, 'Saved in year 12');
    assert.equal(sumsOf(Array(20).fill(1141.2))['solar-breakeven']!.value.toFixed(9), '10.000000000');
    assert.equal(sumsOf(Array(20).fill(100))['solar-breakeven'], undefined);
  });

  it('HON-13: the cost of panels, and of a battery where there is one', () => {
    const cost = (changed: object) =>
      sumsOf(Array(20).fill(1000), changed)['solar-cost']!.terms.map(({ label, value }) => [
        label,
        Math.round(value),
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

  it('HON-13: no part that is made at home where more is bought than used', () => {
    const of = (bought: number, total: number) =>
      selfSufficiency({ question: { load: { total } }, recommended: { year: { bought } } } as never)?.sum
        .value;
    assert.deepEqual([of(25, 100), of(100, 100), of(101, 100), of(0, 0)], [75, 0, undefined, undefined]);
  });
});
