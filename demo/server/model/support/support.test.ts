import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Asset } from '../../../../src/domain/journey.ts';
import { conditionsOf, ownSentence } from '../../../../src/words/message.ts';
import { WORDS } from '../../test/in-english.ts';
import { placeOf } from '../place/place.ts';
import { allMet, conditionIds, conditionsFor, type HomeFacts, SUPPORT, supportFor } from './support.ts';

const NOTHING_KNOWN: HomeFacts = {
  asset: 'ashp',
  isSmartMeter: null,
  hasGasMeter: null,
  isFlat: null,
};
const AUGUST = '2026-08-15';

const supportAt = (
  postcode: string,
  heatingFuel?: 1 | 2 | 3,
  facts: Partial<HomeFacts> = {},
  today = AUGUST,
) => {
  const place = placeOf(postcode)!;
  return supportFor(SUPPORT, { place, facts: { ...NOTHING_KNOWN, ...facts }, heatingFuel }, today);
};
const amounts = (rows: ReturnType<typeof supportAt>) => rows.map(({ id, amount, met }) => [id, amount, met]);

describe('support for a heat pump', () => {
  it('HON-11 is £7,500 for gas and £9,000 for oil off the gas grid, in England', () => {
    assert.deepEqual(amounts(supportAt('BS1 9AA', 1)), [
      ['bus-gas', 7500, null],
      ['vat-heat-pump-gb', 0, null],
    ]);
    assert.deepEqual(amounts(supportAt('BS1 9AA', 3)), [
      ['bus-oil', 9000, null],
      ['bus-oil-on-grid', 7500, null],
      ['vat-heat-pump-gb', 0, null],
    ]);
  });

  it('HON-11 is marked as not met for £9,000 in an oil home with a gas meter', () => {
    const [off, on] = supportAt('BS1 9AA', 3, { hasGasMeter: true });
    assert.equal(off?.met, false);
    assert.equal(on?.met, null, 'who owns the home is still not known');
  });

  it('HON-11, NOW-07 is Scotland’s own scheme in Scotland, and has no grant in Northern Ireland', () => {
    assert.deepEqual(
      supportAt('AB10 1AA', 3).map(({ id }) => id),
      ['hes-grant', 'hes-rural', 'hes-loan', 'vat-heat-pump-gb'],
    );
    assert.deepEqual(amounts(supportAt('BT1 1AA', 3)), [['vat-heat-pump-ni', 0, null]]);
  });

  it('HON-11 includes Nest in Wales', () => {
    assert.ok(supportAt('CF10 1AA', 1).some(({ id }) => id === 'nest'));
  });

  it('HON-11 never shows a row that has ended or has not begun', () => {
    const ids = (today: string) => supportAt('BS1 9AA', 3, {}, today).map(({ id }) => id);
    assert.deepEqual(ids('2026-07-20'), ['vat-heat-pump-gb']);
    assert.ok(ids('2027-03-31').includes('bus-oil'));
    assert.deepEqual(ids('2027-04-01'), ['bus-oil-on-grid']);
  });
});

describe('support for panels and for a car', () => {
  it('HON-11, NOW-07 has no grant for panels in Scotland', () => {
    assert.deepEqual(amounts(supportAt('AB10 1AA', undefined, { asset: 'solar' })), [
      ['vat-solar-gb', 0, null],
    ]);
  });

  it('HON-11 is the same for a car in all four nations, and includes no tax', () => {
    for (const postcode of ['BS1 9AA', 'CF10 1AA', 'AB10 1AA', 'BT1 1AA'])
      assert.deepEqual(
        supportAt(postcode, undefined, { asset: 'ev' }).map(({ id }) => id),
        ['chargepoint', 'car-grant-low', 'car-grant-high'],
      );
  });

  it('HON-11 excludes changes that cost money, also once they are in force', () => {
    const ids = supportAt('BS1 9AA', undefined, { asset: 'ev' }, '2028-05-01').map(({ id }) => id);
    assert.deepEqual(ids, ['car-grant-low', 'car-grant-high']);
  });

  it('HON-11 has each row’s key, the values of its sentence, and its conditions with their ids', () => {
    const [grant] = supportAt('BS1 9AA', 1);
    assert.deepEqual([grant?.key, grant?.values], ['support.bus-gas', { amount: 7500 }]);
    assert.deepEqual(grant?.conditionIds, ['own-home', 'valid-epc', 'mcs-installer']);
    assert.deepEqual(conditionsOf(WORDS, grant!).slice(0, 2), [
      'You own the home',
      'The home has a valid Energy Performance Certificate',
    ]);
    const nest = supportAt('CF10 1AA', 1).find(({ id }) => id === 'nest');
    assert.deepEqual(nest?.values, {}, 'where there is no amount');
  });

  it('HON-11 has a text, a source, dates and conditions in each row', () => {
    for (const row of supportAt('BS1 9AA', 1)) {
      const { id, source, from, conditionIds, amount, unit } = row;
      const text = ownSentence(WORDS, row);
      assert.ok(text && source && from && conditionIds.length > 0, id);
      assert.equal(amount === null, unit === null, id);
      assert.doesNotMatch(text, /up to|from £|guarantee/i, id);
    }
  });
});

describe('conditions', () => {
  const met = (isSmartMeter: boolean | null) =>
    conditionsFor(['smart-meter', 'half-hourly'], { ...NOTHING_KNOWN, isSmartMeter }).map((each) => each.met);

  it('HON-09 are met or not by the meter, and unknown without a meter', () => {
    assert.deepEqual(
      [met(true), met(false), met(null)],
      [
        [true, null],
        [false, false],
        [null, null],
      ],
    );
  });

  it('HON-09 are met by the stated facts of the home, and otherwise unknown', () => {
    const answer = (id: string, facts: Partial<HomeFacts>) =>
      conditionsFor([id], { ...NOTHING_KNOWN, ...facts })[0]?.met;
    const both = (id: string, key: 'hasGasMeter' | 'isFlat') => [
      answer(id, { [key]: true }),
      answer(id, { [key]: false }),
    ];
    assert.deepEqual(both('on-gas-grid', 'hasGasMeter'), [true, null]);
    assert.deepEqual(both('off-gas-grid', 'hasGasMeter'), [false, null]);
    assert.deepEqual(both('renter-or-flat', 'isFlat'), [true, null]);
    assert.deepEqual(
      [answer('own-heat-pump', { asset: 'ashp' }), answer('own-heat-pump', { asset: 'ev' })],
      [true, null],
    );
  });

  it('HON-09 are met together only if each is met', () => {
    const together = (...met: readonly (boolean | null)[]) =>
      allMet(met.map((each) => ({ id: '', text: '', met: each })));
    assert.deepEqual(
      [together(), together(true, true), together(true, null), together(null, false)],
      [true, true, null, false],
    );
  });

  it('HON-09 are exactly those of conditions.csv', () => {
    const row = (written: string) => ({
      optionalText: () => written,
      refuse: (says: string) => assert.fail(says),
    });
    const read = (written: string) => conditionIds(row(written) as never, 'condition');
    assert.deepEqual(read('own-home;valid-epc'), ['own-home', 'valid-epc']);
    assert.throws(() => read('own-home;luck'), /condition "luck" is not in conditions\.csv/);
  });

  it('HON-09 are shown only for homes that they concern', () => {
    const ids = ['direct-debit', 'mcs-certificate', 'ev-compatible'];
    const asked = (asset: Asset) => conditionsFor(ids, { ...NOTHING_KNOWN, asset }).map(({ id }) => id);
    assert.deepEqual(asked('ashp'), ['direct-debit']);
    assert.deepEqual(asked('solar'), ['direct-debit', 'mcs-certificate']);
    assert.deepEqual(asked('ev'), ['direct-debit', 'ev-compatible']);
    assert.deepEqual(supportAt('BS1 9AA', undefined, { asset: 'insulation' }), [], 'none of the heat pump’s');
  });
});
