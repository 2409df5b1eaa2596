import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { product } from '../../tools/generate/product-in-node.ts';
import {
  DEFAULT_JOURNEY,
  type Flags,
  isOffered,
  NO_FLAGS,
  offeredAssets,
  settleFlags,
  startsOf as startsOfAsset,
  wantsEv,
} from './journey.ts';

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

const startsOf = (asset: string, only: readonly string[]) =>
  startsOfAsset(product.asset(asset), only).map(({ journey }) => journey);

describe('what is offered', () => {
  it('HOME-04, LAND-03: an electric car begins with a comparison or alone', () => {
    assert.deepEqual(startsOf('ev', []), ['ev-compare', 'ev-only']);
    assert.deepEqual(startsOf('solar', []), ['solar']);
    assert.deepEqual(startsOf('ashp', []), ['heat-pump']);
  });

  it('BEY-20: a journey that the partner leaves out cannot be started', () => {
    assert.deepEqual(startsOf('ev', ['solar', 'ev-only']), ['ev-only']);
    assert.deepEqual(startsOf('ashp', ['solar', 'ev-only']), []);
    assert.equal(isOffered(['solar'], 'all'), false);
    assert.equal(isOffered([], 'all'), true);
  });

  it('BEY-20: assets are those of its journeys, and all where all can be explored together', () => {
    const offered = (...only: string[]) => offeredAssets(product.assets, only).map(({ id }) => id);
    const all = product.assets.map(({ id }) => id);
    assert.deepEqual([offered(), offered('all'), offered('all', 'solar')], [all, all, all]);
    assert.deepEqual(offered('ev-only', 'heat-pump'), ['ev', 'ashp']);
    assert.deepEqual(offered('boat'), []);
  });
});
