import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isoDay } from '../domain/safe-built-ins.ts';
import { packs } from './packs.ts';
import { createWords } from './words.ts';

const today = () => isoDay(new Date());

const { format } = createWords({ pack: packs[0], copy: 'spec', messages: {}, today });

describe('the numbers people read', () => {
  it('GEN-02, CONST-12: money is pounds with British grouping, and pence below a hundred only', () => {
    assert.equal(format.money(1234.56), '£1,235');
    assert.equal(format.money(1_234_567), '£1,234,567');
    assert.equal(format.money(99.5), '£100');
    assert.equal(format.money(12.5), '£12.50');
    assert.equal(format.money(-340), '−£340');
    assert.equal(format.wholePounds(-0.3), '£0');
    assert.equal(format.exactPounds(1234.5), '£1,234.50');
  });

  it('after “about”, money is to £100 from ten thousand up and to £10 from a hundred', () => {
    assert.equal(format.aboutPounds(11_412), '£11,400');
    assert.equal(format.aboutPounds(1172), '£1,170');
    assert.equal(format.aboutPounds(249.3), '£250');
    assert.equal(format.aboutPounds(75.4), '£75');
    assert.equal(format.aboutPounds(-454), '−£450');
  });

  it('energy, miles and pence a mile carry their unit', () => {
    assert.equal(format.kWh(11_500), '11,500 kWh');
    assert.equal(format.miles(7384), '7,384 miles');
    assert.equal(format.miles(1), '1 mile');
    assert.equal(format.miles(0), '0 miles');
    assert.equal(format.pence(8), '8.0p');
    assert.equal(format.pence(26.56), '26.6p');
    assert.equal(format.pence(28.849999999999998), format.pence(28.85));
  });

  it('sizes have a tenth at most, and those in cc have none', () => {
    assert.equal(format.size(8.54, 'kW'), '8.5 kW');
    assert.equal(format.size(52, 'kWh'), '52 kWh');
    assert.equal(format.size(1496.4, 'cc'), '1,496 cc');
  });

  it('shares are a whole number or a tenth of a percent', () => {
    assert.equal(format.percent(37.4), '37%');
    assert.equal(format.percentTenths(6.52), '6.5%');
    assert.equal(format.percentTenths(6), '6.0%');
    assert.equal(format.decimal(3.36), '3.4');
    assert.equal(format.number(1234.4), '1,234');
  });

  it('HON-13: terms of a sum have as many digits as it needs to be followed', () => {
    assert.deepEqual([format.exactPounds(842.951, 3), format.exactPounds(106, 3)], ['£842.951', '£106.00']);
    assert.deepEqual(
      [26.56, 1014, 0.9274, 3, 0.000_001].map((value) => format.fine(value, 6)),
      ['26.56', '1,014', '0.9274', '3', '0.000001'],
    );
  });

  it('within a sentence a number is as short as can be, a year without a comma', () => {
    assert.deepEqual([2026, 0.844, 6.5, 1234.5].map(format.value), ['2026', '0.84', '6.5', '1234.5']);
  });

  it('a number that rounds to zero has no sign', () => {
    assert.equal(format.number(-0.2), '0');
    assert.equal(format.percent(-0.2), '0%');
    assert.equal(format.number(-3), '−3');
  });

  it('AMB-34: CO2 below a tenth of a tonne is in kilograms', () => {
    assert.equal(format.tonnes(1.638), '1.64 tonnes');
    assert.equal(format.tonnes(0.0994), '99 kg');
    assert.equal(format.tonnes(0), '0 kg');
    assert.equal(format.tonnes(0.1), '0.10 tonnes');
    assert.equal(format.tonnes(0.99), '0.99 tonnes');
    assert.equal(format.tonnesShort(1.44), '1.4 tonnes');
  });

  it('RIGHT-12: a date is written out as far as it is known, and other text is unchanged', () => {
    assert.equal(format.date('2026-07-01'), '1 July 2026');
    assert.equal(format.date('soon'), 'soon');
    assert.equal(format.date('2026-05/2026-05'), 'May 2026');
    assert.equal(format.date('2026-07/2026-09'), 'July to September 2026');
    assert.deepEqual(['2026-08', '2026'].map(format.date), ['August 2026', '2026']);
    const british = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1) {
      const iso = `2026-${String(month).padStart(2, '0')}-03`;
      assert.equal(format.date(iso), british.format(new Date(iso)));
    }
    assert.equal(format.date('2025-06-01/2026-05-31'), 'June 2025 to May 2026');
    assert.match(format.date('2026-12/2027-02'), /^December 2026\s–\sFebruary 2027$/);
  });

  it('BEY-11: negative numbers have a minus sign, which screen readers speak, and not a hyphen', () => {
    const { date: _, value: __, period: ___, size, ...others } = format;
    const written = [...Object.values(others).map((write) => write(-1234.5)), size(-1234.5, 'kWh')];
    assert.ok(written.length > 10);
    assert.deepEqual(
      written.filter((text) => !text.includes('−') || text.includes('-')),
      [],
    );
  });

  it('BUILT-INS: if the page has replaced `Intl`, numbers have a plain format, and none throws', () => {
    const { NumberFormat, DateTimeFormat, PluralRules } = Intl;
    const refuse = () => {
      throw new Error('not meant');
    };
    Object.assign(Intl, { NumberFormat: refuse, DateTimeFormat: refuse, PluralRules: refuse });
    try {
      const formats = createWords({ pack: packs[0], copy: 'spec', messages: {}, today }).format;
      assert.equal(formats.money(1234.56), '£1235');
      assert.equal(formats.money(12.5), '£12.50');
      assert.equal(formats.money(-340), '−£340');
      assert.equal(formats.wholePounds(-0.3), '£0');
      assert.equal(formats.percentTenths(6), '6.0%');
      assert.deepEqual([0.844, 3, 1234.5].map(formats.value), ['0.84', '3', '1234.5']);
      assert.deepEqual([1, 7384].map(formats.miles), ['1 mile', '7384 miles']);
      // Nor does the home page wait for a format of `Intl`, which takes milliseconds to make.
      assert.deepEqual(['2026-07-01', '2026-05/2026-09'].map(formats.date), [
        '1 July 2026',
        'May to September 2026',
      ]);
      assert.equal(formats.date('2026-12/2027-02'), '2026-12/2027-02');
    } finally {
      Object.assign(Intl, { NumberFormat, DateTimeFormat, PluralRules });
    }
  });
});
