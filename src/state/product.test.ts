import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { product } from '../../tools/generate/product-in-node.ts';
import { NO_ANSWERS } from '../domain/answers.ts';
import { ownAnswers } from './product.ts';

/** The type of home in the quote of an asset, on a journey. */
const typeOf = (asset: string, journey: string, otherPropertyId: number | null = 9) => {
  const answers = { ...NO_ANSWERS, propertyId: 2, otherPropertyId };
  return ownAnswers(product.asset(asset), product.flagsFor(journey), answers, product).propertyId;
};

describe('the home of an asset’s quote', () => {
  it('AMB-02, AMB-30: is the home in the asset’s own list, if there are two lists', () => {
    assert.deepEqual(
      ['solar', 'ashp', 'ev'].map((asset) => typeOf(asset, 'all')),
      [2, 9, 2],
    );
    assert.equal(typeOf('ashp', 'all', null), null, 'no id of another list');
  });

  it('AMB-30: is the chosen home, if there is one list', () => {
    assert.equal(typeOf('ashp', 'heat-pump'), 2);
    assert.equal(typeOf('solar', 'solar'), 2);
  });
});
