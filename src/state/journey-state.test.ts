import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { product } from '../../tools/generate/product-in-node.ts';
import { emptyJourney, hasProgress, quotedOf, sessionQuote } from './journey-state.ts';

const { flagsFor } = product;

const empty = emptyJourney(flagsFor('all'));

describe('the session', () => {
  it('ENT-20: its quote is that of the asset on screen: type, address, switch type, heating and id', () => {
    const address = { text: '1 Orchard Lane', parts: {} as never };
    const answers = {
      ...empty.answers,
      address,
      gasSupplierId: 2,
      electricitySupplierId: 2,
      heatingFuel: 1,
    } as const;
    const quoteIds = { solar: 's1', ashp: 'h1' };
    assert.deepEqual(sessionQuote({ ...empty, answers, quoteIds, shown: 'ashp' }), {
      quoteType: 'ashp',
      address,
      switchType: 'dualConsolidatedToDualConsolidated',
      heatFuel: 1,
      switchId: 'h1',
    });
  });

  it('ENT-20: it has no quote before one is on screen', () => {
    assert.deepEqual([sessionQuote(empty).quoteType, sessionQuote(empty).switchId], [null, null]);
  });

  it('AMB-09: has its tabs in the order of the cards, including refused ones', () => {
    const state = { quoteIds: { ashp: 'h1', solar: 's1' }, quoteFailures: { ev: 'Not today' } };
    assert.deepEqual(
      quotedOf(product.assets, state).map(({ id }) => id),
      ['solar', 'ev', 'ashp'],
    );
    const alone = quotedOf(product.assets, { quoteIds: { ev: 'e1' }, quoteFailures: {} });
    assert.deepEqual(
      alone.map(({ id }) => id),
      ['ev'],
    );
  });

  it('BEY-13: there is something to lose once anything was typed or answered', () => {
    assert.equal(hasProgress(empty), false);
    assert.equal(hasProgress({ ...empty, drafts: { address: {} } }), false);
    assert.equal(hasProgress({ ...empty, drafts: { address: { postcode: 'BS' } } }), true);
    assert.equal(hasProgress({ ...empty, answers: { ...empty.answers, propertyId: 2 } }), true);
  });
});
