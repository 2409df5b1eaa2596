import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { product } from '../../tools/generate/product-in-node.ts';
import { DEFAULT_JOURNEY, type Flags, NO_FLAGS, settleFlags, wantsEv } from './flags.ts';

const { flagsFor } = product;
const ASSETS = product.assets.map(({ id }) => id);
const activeAssets = (flags: Flags) => product.active(flags).map(({ id }) => id);

const NONE: Flags = { ashp: false, solar: false, evCompare: false, evOnly: false };

describe('the journeys', () => {
  it('GEN-04: are a heat pump, solar with a battery, and an electric car compared or alone', () => {
    assert.deepEqual(ASSETS.toSorted(), ['ashp', 'ev', 'solar']);
    const assets = product.journeys.all.map((journey) => activeAssets(flagsFor(journey)).join(' '));
    assert.deepEqual(assets, ['solar', 'ev', 'ev', 'ashp', 'solar ev ashp']);
  });

  it('FLAG-01, HOME-09, HOME-10, HOME-11: each set their own flag and no other', () => {
    assert.deepEqual(flagsFor('heat-pump'), { ...NONE, ashp: true });
    assert.deepEqual(flagsFor('solar'), { ...NONE, solar: true });
    assert.deepEqual(flagsFor('ev-compare'), { ...NONE, evCompare: true });
    assert.deepEqual(flagsFor('ev-only'), { ...NONE, evOnly: true });
  });

  it('FLAG-02, HOME-12: begin with all three, with a comparison of cars', () => {
    assert.equal(DEFAULT_JOURNEY, 'all');
    assert.deepEqual(flagsFor(DEFAULT_JOURNEY), { ashp: true, solar: true, evCompare: true, evOnly: false });
  });

  it('FLAG-01: are empty before one is chosen', () => assert.deepEqual(NO_FLAGS, NONE));

  it('WIZ-12: ask about a car if one is compared or quoted alone', () => {
    const asking = product.journeys.all.filter((journey) => wantsEv(flagsFor(journey)));
    assert.deepEqual(asking, ['ev-compare', 'ev-only', 'all']);
  });

  it('FLAG-04, AMB-01: compare a car when both flags of a car arrive', () => {
    assert.deepEqual(settleFlags({ ...NONE, evCompare: true, evOnly: true }), { ...NONE, evCompare: true });
  });
});
