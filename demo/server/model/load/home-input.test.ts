import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isRefusal } from '../refusal.ts';
import { knownProperty, loadAnswers, servedPlace } from './home-input.ts';

const IDS = [0, 1, 2, 3, 4, 5, 1.5, null, undefined];

describe('the answers that decide a home’s load', () => {
  it('LOOK-05, ENT-08: are values from their lists; any other value counts as not asked', () => {
    const each = (name: string, part: 'fuel' | 'insulation' | 'occupancy') =>
      IDS.map((id) => loadAnswers({ [name]: id })[part]);
    const none = undefined;
    const three = [none, 1, 2, 3, none, none, none, none, none];
    assert.deepEqual(each('heatingFuel', 'fuel'), three);
    assert.deepEqual(each('insulation', 'insulation'), three);
    assert.deepEqual(each('archeTypeId', 'occupancy'), [none, 1, 2, 3, 4, none, none, none, none]);
  });

  it('ENT-10: include a night meter if the visitor stated one', () => {
    const read = [true, false, null, undefined].map((isEconomy7) => loadAnswers({ isEconomy7 }).isEconomy7);
    assert.deepEqual(read, [true, false, false, false]);
  });
});

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
