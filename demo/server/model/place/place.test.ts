import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { placeOf } from './place.ts';

describe('placeOf', () => {
  it('finds the area of a postcode, however it is written', () => {
    for (const postcode of ['BS1 9AA', 'bs19aa', 'BS1', ' BS 1 9AA '])
      assert.equal(placeOf(postcode)?.name, 'Bristol', postcode);
  });

  it('does not mistake B for BS', () => {
    assert.equal(placeOf('B1 1AA')?.name, 'Birmingham');
  });

  it("prefers the outcode's own grid region to its area's", () => {
    assert.deepEqual([placeOf('B77 1AA')?.gspGroup, placeOf('B77 1AA')?.distributorId], ['_B', '11']);
    assert.deepEqual([placeOf('B1 1AA')?.gspGroup, placeOf('B1 1AA')?.distributorId], ['_E', '14']);
  });

  it('distinguishes a five-character postcode from an outcode', () => {
    assert.equal(placeOf('N1 4AA')?.gspGroup, '_C', 'outcode N1 is London');
    assert.equal(placeOf('N14 4AA')?.gspGroup, '_A', 'outcode N14 is as most of N');
  });

  it('has a climate but no grid region for Northern Ireland, and nothing for the Crown dependencies', () => {
    const belfast = placeOf('BT1 1AA');
    assert.deepEqual([belfast?.served, belfast?.gspGroup, belfast?.degreeDays], ['limited', null, 2360]);
    for (const postcode of ['GY1 1AA', 'JE2 3AA', 'IM1 1AA'])
      assert.equal(placeOf(postcode)?.served, 'no', postcode);
  });

  it('returns nothing for areas that do not exist and for text that is not a postcode', () => {
    for (const postcode of ['XX1 1AA', 'GIR 0AA', '', 'BS', 'BS1 9A', '12345', '9BS1 9AA'])
      assert.equal(placeOf(postcode), null, postcode);
  });

  it('knows places without mains gas: by area in Shetland, by outcode in Orkney', () => {
    const gas = ['ZE1 0AA', 'KW15 1AA', 'KW1 5AA', 'BS1 9AA'].map((postcode) => placeOf(postcode)?.hasGas);
    assert.deepEqual(gas, [false, false, true, true]);
  });

  it('has these degree days and design temperatures at both ends of the country', () => {
    assert.deepEqual([placeOf('PL1')?.degreeDays, placeOf('PL1')?.designTemperature], [1858, -1.5]);
    assert.deepEqual([placeOf('ZE1')?.degreeDays, placeOf('ZE1')?.designTemperature], [2668, -5.4]);
  });
});
