import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { readTable } from '../../data/read-table.ts';
import { TABLE_PRICES, TABLE_TARIFFS } from '../../test/table-market.ts';
import { parseWindows, tariffOf } from './table-tariffs.ts';
import { isIndicative } from './tariffs.ts';

const { all: TARIFFS } = TABLE_TARIFFS;

const rounded = (rate: number) => Math.round(100 * rate) / 100;

describe('the tariffs of the file', () => {
  it('have these enabled products: day rate, cheapest rate, session rates and export', () => {
    const products = TARIFFS.filter(({ enabled }) => enabled).map((tariff) => [
      tariff.name,
      rounded(tariff.dayRate),
      rounded(Math.min(tariff.dayRate, ...tariff.windows.map(({ rate }) => rate))),
      tariff.carRate ?? tariff.pumpRate,
      tariff.exportRate,
    ]);
    assert.deepEqual(products, [
      ['Standard variable (price cap)', 26.11, 26.11, null, 4.1],
      ['Economy 7 (price cap)', 31, 16, null, 4.1],
      ['Octopus Go', 28.4, 8.5, null, 12],
      ['Intelligent Octopus Go', 28.4, 8, null, 12],
      ['Cosy Octopus', 29.6, 14.5, null, 12],
      ['Octopus Flux', 27.3, 16.4, null, 10.5],
      ['Next Drive', 27.5, 9.5, null, 13],
      ['GoElectric Overnight', 27.5, 9, null, 5.6],
      ['Heat Pump Tracker', 26.11, 16.11, null, 5.6],
      ['Charge Anytime', 26.11, 26.11, 14, 4],
      ['EV Power', 28, 9.5, null, 6.4],
      ['Flexible + Outgoing Fixed', 26.11, 26.11, null, 12],
      ['Next Flex + Next Export Exclusive', 26.11, 26.11, null, 13],
      ['Agile Octopus', 19.53, 19.53, null, 4.1],
    ]);
  });

  it('include the default tariffs: the price cap for each kind of meter', () => {
    const { standard, economy7 } = TABLE_TARIFFS;
    assert.deepEqual(
      [standard.name, economy7.name],
      ['Standard variable (price cap)', 'Economy 7 (price cap)'],
    );
  });

  it('have the date of the rates of every enabled tariff', () => {
    for (const { name, enabled, ratesAsOf } of TARIFFS)
      if (enabled) assert.match(ratesAsOf ?? '', /^20\d\d-\d\d-\d\d$/, name);
  });

  it('are indicative unless their rates were read in a source', () => {
    const sure = TARIFFS.filter((tariff) => tariff.enabled && !isIndicative(tariff)).map(({ id }) => id);
    assert.deepEqual(sure, [1, 3, 4, 8, 10, 13, 14, 17]);
  });
});

const GIVEN = { day: '2026-08-15', prices: TABLE_PRICES };

describe('a row of tariffs.csv', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tariffs-'));
  after(() => rmSync(folder, { recursive: true }));
  const good = {
    tariff_id: '50',
    supplier_id: '2',
    tariff_name: 'New',
    day_rate_p: 'cap',
    windows_p: '00:00-05:00=cap-10',
    ev_rate_p: '',
    hp_rate_p: '',
    standing_p_day: '',
    vat_percent: '5',
    export_p: '0',
    export_windows_p: '',
    eligibility: 'ev;solar-battery',
    conditions: 'smart-meter;rates-can-change',
    enabled_by_default: 'yes',
    from: 'cap',
    to: 'cap',
    quality: 'read',
    source: 'test',
  };
  const read = (changed: Partial<typeof good>) => {
    const row = { ...good, ...changed };
    writeFileSync(join(folder, 't.csv'), `${Object.keys(row).join(',')}\n${Object.values(row).join(',')}\n`);
    return readTable('t.csv', (line) => tariffOf(line, GIVEN), folder)[0]!;
  };

  it('follows the price cap in rate and date', () => {
    const tariff = read({});
    assert.deepEqual(
      [tariff.dayRate, tariff.windows[0]?.rate, tariff.ratesAsOf, tariff.ratesUntil],
      [26.11, 16.11, '2026-07-01', '2026-09-30'],
    );
    assert.deepEqual(tariff.eligibility, ['ev', 'solar-battery']);
  });

  it('is refused with an unknown rate, requirement or supplier, and an enabled tariff without a date', () => {
    assert.throws(() => read({ day_rate_p: 'cap+x' }), /t.csv line 2: "cap\+x" is not a rate like/);
    assert.throws(() => read({ eligibility: 'boat' }), /t.csv line 2: eligibility "boat"/);
    assert.throws(() => read({ supplier_id: '99' }), /t.csv line 2: no such supplier_id/);
    assert.throws(() => read({ from: '' }), /t.csv line 2: a tariff without a date in "from"/);
    assert.throws(() => read({ to: 'soon' }), /t.csv line 2: to must be a date/);
    assert.throws(() => read({ conditions: 'luck' }), /t.csv line 2: conditions "luck" is not in/);
  });
});

describe('parseWindows', () => {
  it('reads hours and price', () => {
    assert.deepEqual(parseWindows('00:30-02:00=8.5'), [{ slots: [1, 2, 3], price: '8.5' }]);
  });

  it('accepts a window past midnight', () => {
    assert.deepEqual(parseWindows('23:30-01:00=cap-10'), [{ slots: [47, 0, 1], price: 'cap-10' }]);
  });

  it('accepts 24:00 and 00:00 as the end of the day', () => {
    for (const end of ['24:00', '00:00'])
      assert.deepEqual(parseWindows(`22:30-${end}=1`)[0]?.slots, [45, 46, 47], end);
  });

  it('accepts the whole day, several windows and none', () => {
    assert.equal(parseWindows('00:00-24:00=1')[0]?.slots.length, 48);
    assert.deepEqual(
      parseWindows('04:00-04:30=1;16:00-16:30=2').map(({ slots }) => slots),
      [[8], [32]],
    );
    assert.deepEqual(parseWindows(''), []);
  });

  it('refuses times that are not half hours of a day', () => {
    for (const bad of [
      '00:15-05:00=8',
      '5-6=8',
      '25:00-26:00=8',
      '24:00-01:00=8',
      '00:00-24:30=8',
      'x00:30-02:00=8',
      '00:30-02:00=8 9',
      '05:00-05:00=8',
      '00:00-05:00=',
    ])
      assert.throws(() => parseWindows(bad), /is not a window like/, bad);
  });
});
