import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { product } from '../../tools/generate/product-in-node.ts';
import { type Attribute, schemaOf } from './attribute-kinds.ts';
import { journeyAttributes } from './attributes.ts';

const read = (name: keyof typeof journeyAttributes) =>
  schemaOf(journeyAttributes[name] as unknown as Attribute, product.journeys);

describe('the attributes of the journey', () => {
  it('FLAG-03: skip-home is off unless it is there', () => {
    const { otherwise } = journeyAttributes['skip-home'];
    const schema = read('skip-home');
    assert.equal(otherwise, false);
    assert.equal(v.parse(schema, ''), true);
    assert.equal(v.parse(schema, 'false'), false);
  });

  it('FLAG-02, AMB-11: journey is all without the attribute', () => {
    assert.equal(journeyAttributes.journey.otherwise, 'all');
  });

  it('BEY-20: only takes journeys by spaces or commas, and ev for both of a car', () => {
    const schema = read('only');
    assert.deepEqual(v.parse(schema, 'solar, EV'), ['solar', 'ev-compare', 'ev-only']);
    assert.equal(v.safeParse(schema, 'solar boat').success, false);
  });
});
