import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Address, matchAddresses } from './address.ts';

const list = ['1 Orchard Lane, Bristol', '11 Orchard Lane, Bristol', 'Flat 2, 1 High Street, Bristol'].map(
  (text) => ({ text }) as Address,
);
const found = (query: string) => matchAddresses(list, query).map((address) => list.indexOf(address));

describe('the addresses that a filter finds', () => {
  it('STEP-ADDR-06: hold every word of it, in any order and any capitals', () => {
    assert.deepEqual(found('orchard 11'), [1]);
    assert.deepEqual(found('BRISTOL lane'), [0, 1]);
    assert.deepEqual(found('flat orchard'), []);
  });

  it('STEP-ADDR-06: are the same with commas and spaces between its words and around them', () => {
    assert.deepEqual(found('  flat 2,, 1  high '), [2]);
    assert.deepEqual(found(', '), [0, 1, 2]);
    assert.deepEqual(found(''), [0, 1, 2]);
  });
});
