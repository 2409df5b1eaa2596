import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { product } from '../../../tools/generate/product-in-node.ts';
import type { Flags } from '../../domain/journey.ts';
import type { Pack } from '../../words/pack.ts';
import { packs } from '../../words/packs.ts';
import { stepHeading as headingOf } from './question-text.ts';

const { flagsFor } = product;
const { sentences }: Pack = packs[0];

const resultHeading = (asset: string) => product.asset(asset).labels.heading;
const stepHeading = (flags: Flags, step: string) => {
  const asked = product.plan.find(({ id }) => id === step);
  assert.ok(asked);
  return headingOf(product, flags, asked);
};

const HEADINGS = [
  ['WIZ-03', 'heat-pump', 'ashp', 'Explore the impact of Air-Source Heat Pumps'],
  ['WIZ-04', 'solar', 'solar', 'Explore the impact of Solar and Battery'],
  ['WIZ-05', 'ev-compare', 'ev', 'Explore the benefit of adopting an EV'],
  ['WIZ-05', 'ev-only', 'ev', 'Explore the benefit of adopting an EV'],
] as const;

describe('the heading', () => {
  for (const [id, journey, asset, heading] of HEADINGS) {
    it(`${id} RES-04: of ${journey} is its own throughout, and on the result`, () => {
      assert.equal(sentences[stepHeading(flagsFor(journey), 'address')], heading);
      assert.equal(sentences[resultHeading(asset)], heading);
    });
  }

  it('WIZ-06 AMB-08: of several assets is that of the step’s, and a shared one on shared steps', () => {
    const all = flagsFor('all');
    assert.equal(sentences[stepHeading(all, 'propertyId')], 'Explore low-carbon upgrades for your home');
    assert.equal(stepHeading(all, 'propertyUsage'), resultHeading('solar'));
    assert.equal(stepHeading(all, 'heatingInsulation'), resultHeading('ashp'));
    assert.equal(stepHeading(all, 'vehicleUsage'), resultHeading('ev'));
  });
});
