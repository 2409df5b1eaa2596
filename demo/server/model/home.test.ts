import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { knownProperty, servedPlace } from './home.ts';
import { isRefusal } from './result/refusal.ts';

const why = (given: object) => (isRefusal(given) ? given.refused : null);

describe('the home of a quote', () => {
  it('AMB-50: is in a postcode area that exists and is served', () => {
    assert.deepEqual(
      ['BS1 9AA', 'BT1 1AA', 'XX1 1AA', 'IM1 1AA'].map((postcode) => why(servedPlace(postcode))),
      [null, null, 'postcode', 'not-served'],
    );
  });

  it('ENT-09: has a property type from the list', () => {
    assert.deepEqual([why(knownProperty(2)), why(knownProperty(99))], [null, 'property-type']);
  });
});
