import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { product } from '../../tools/product-in-node.ts';
import { isOffered, startsOf as startsOfAsset } from './offers.ts';

const startsOf = (asset: string, only: readonly string[]) =>
  startsOfAsset(product.asset(asset), only).map(({ journey }) => journey);

describe('what is offered', () => {
  it('HOME-04, LAND-03: an electric car begins with a comparison or alone', () => {
    assert.deepEqual(startsOf('ev', []), ['ev-compare', 'ev-only']);
    assert.deepEqual(startsOf('solar', []), ['solar']);
    assert.deepEqual(startsOf('ashp', []), ['heat-pump']);
  });

  it('BEY-20: what a partner leaves out can not be begun', () => {
    assert.deepEqual(startsOf('ev', ['solar', 'ev-only']), ['ev-only']);
    assert.deepEqual(startsOf('ashp', ['solar', 'ev-only']), []);
    assert.equal(isOffered(['solar'], 'all'), false);
    assert.equal(isOffered([], 'all'), true);
  });
});
