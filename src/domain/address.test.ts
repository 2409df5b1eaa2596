import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Address, sharedEnd } from './address.ts';

describe('the common end of addresses', () => {
  const endOf = (...texts: readonly string[]) => sharedEnd(texts.map((text) => ({ text }) as Address));

  it('STEP-ADDR-06: is shown once: the town, and everything else that they share', () => {
    assert.equal(endOf('1 High Street, Bath, BA1 1AA', '2 High Street, Bath, BA1 1AA'), ', Bath, BA1 1AA');
    assert.equal(endOf('Flat 1, 2 Low Road, Bath', 'Flat 2, 2 Low Road, Bath'), ', 2 Low Road, Bath');
    assert.equal(endOf('1 High Street, Bath', '2 High Street, Wells'), '');
  });

  it('STEP-ADDR-06: leaves something of each, and a single address whole', () => {
    assert.equal(endOf('High Street, Bath', 'High Street, Bath'), ', Bath');
    assert.equal(endOf('Bath', '1 High Street, Bath'), '');
    assert.equal(endOf('1 High Street, Bath'), '');
    assert.equal(endOf(), '');
  });
});
