import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Supply } from '../addresses/homes.ts';
import { meteredUse } from './quoted-home.ts';

const BOTH = { mpan: '2200000000013', mprn: '7700000013', isEconomy7: true };
/** The use of a home with these meters; its source has figures for both fuels. */
const useOf = (home: Partial<Supply> | null, asked: object = {}) =>
  meteredUse(
    { details: { id: 'own-1' }, ...asked },
    { at: async () => home && ({ electricityUse: 3456, gasUse: 9000, ...home } as Supply) },
  );

describe('a home’s energy use', () => {
  it('HON-01: has a figure for each of its meters, and none for a meter that it does not have', async () => {
    const uses = async (home: Partial<Supply> | null) => {
      const { electricityUsage, gasUsage, isEconomy7 } = await useOf(home);
      return [electricityUsage, gasUsage, isEconomy7];
    };
    assert.deepEqual(await uses(BOTH), [3456, 9000, true]);
    assert.deepEqual(await uses({ ...BOTH, mprn: null }), [3456, null, true]);
    assert.deepEqual(await uses({ ...BOTH, mpan: null }), [null, 9000, true]);
    assert.deepEqual(await uses(null), [null, null, false]);
  });

  it('HON-02: assumes gas heating if there is a gas meter or gas use, unless the visitor says otherwise', async () => {
    const fuel = async (home: Partial<Supply> | null, asked = {}) => (await useOf(home, asked)).heatingFuel;
    assert.deepEqual(
      [await fuel(BOTH), await fuel({ ...BOTH, mprn: null }), await fuel(null)],
      [1, undefined, undefined],
    );
    assert.deepEqual([await fuel(BOTH, { heatingFuel: 2 }), await fuel(null, { gasUsage: 9000 })], [2, 1]);
  });

  it('HON-13: is the visitor’s own figure for the fuel that they entered, and the meter’s for the other', async () => {
    const { statedUse, ...use } = await useOf(BOTH, { gasUsage: 11_000, isEconomy7: false });
    assert.deepEqual(use, { electricityUsage: 3456, gasUsage: 11_000, isEconomy7: false, heatingFuel: 1 });
    assert.deepEqual(statedUse, { electricity: false, gas: true });
  });
});
