// Checks that visits are counted by the widget's own names, for every asset that the server quotes for.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { product } from '../../../tools/generate/product-in-node.ts';
import { ASSETS } from '../quotes/assets.ts';
import { COUNTED } from './counted-assets.ts';
import { journeyOfEnquiry } from './counts.ts';
import { JOURNEYS, QUESTIONS } from './stages.ts';

const named = (all: object) => Object.keys(all).toSorted();

describe('the counted assets', () => {
  it('EARN-01: are all assets that are quoted, by the same names', () => {
    assert.deepEqual(named(COUNTED), named(ASSETS));
  });

  for (const { id, starts, steps } of product.assets) {
    it(`EARN-01: have the journeys and questions of ${id}, by the widget’s names`, () => {
      const { journeys, questions } = COUNTED[id]!;
      assert.deepEqual(named(journeys), starts.map(({ flag }) => flag).toSorted());
      assert.deepEqual(
        Object.keys(questions),
        steps.map(({ step }) => step.id),
      );
    });
  }

  it('EARN-01: have every question and journey of the widget, and no others', () => {
    assert.deepEqual(named(QUESTIONS), product.plan.map(({ id }) => id).toSorted());
    assert.deepEqual(
      named(JOURNEYS),
      ['', 'several', ...product.assets.flatMap(({ starts }) => starts.map(({ flag }) => flag))].toSorted(),
    );
  });

  it('EARN-01: count an enquiry under the journey that it came from', () => {
    const of = (assets: readonly string[], current: object | null = null) =>
      journeyOfEnquiry({ quotes: assets.map((asset) => ({ asset })), vehicles: { current } } as never);
    assert.equal(of(['ashp']), 'ashp');
    assert.equal(of(['solar', 'solar']), 'solar');
    assert.equal(of(['ev'], {}), 'evCompare');
    assert.equal(of(['ev']), 'evOnly');
    assert.equal(of(['solar', 'ev']), 'several');
    for (const asset of [[], ['boat'], ['toString']]) assert.equal(of(asset), '');
  });
});
