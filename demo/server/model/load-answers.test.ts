import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadAnswers } from './load-answers.ts';

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
