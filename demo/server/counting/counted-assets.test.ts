// Checks that visits are counted by the widget's own names, and of every asset that the server quotes for.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { product } from '../../../tools/generate/product-in-node.ts';
import { ASSETS } from '../quotes/assets.ts';
import { COUNTED } from './counted-assets.ts';
import { journeyOfEnquiry } from './of-enquiry.ts';
import { JOURNEYS, QUESTIONS } from './stages.ts';

const named = (all: object) => Object.keys(all).toSorted();

describe('what is counted of each asset', () => {
  it('EARN-01: is of every asset that is quoted, under its name', () => {
    assert.deepEqual(named(COUNTED), named(ASSETS));
  });

  for (const { id, starts, steps } of product.assets) {
    it(`EARN-01: of ${id} are its journeys and its questions, by the widget’s names`, () => {
      const { journeys, questions } = COUNTED[id]!;
      assert.deepEqual(named(journeys), starts.map(({ flag }) => flag).toSorted());
      assert.deepEqual(
        Object.keys(questions),
        steps.map(({ step }) => step.id),
      );
    });
  }

  it('EARN-01: has every question of the plan, and none besides', () => {
    assert.deepEqual(named(QUESTIONS), product.plan.map(({ id }) => id).toSorted());
    assert.deepEqual(
      named(JOURNEYS),
      ['', 'several', ...product.assets.flatMap(({ starts }) => starts.map(({ flag }) => flag))].toSorted(),
    );
  });

  it('EARN-01: puts an enquiry with the journey that it came from', () => {
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
