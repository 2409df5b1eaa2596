import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { product } from '../../tools/generate/product-in-node.ts';
import { isOffered, offeredAssets, startsOf as startsOfAsset } from './offers.ts';

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
