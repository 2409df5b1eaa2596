// Checks the initials that replace a missing logo.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { initials } from './names.ts';

it('RES-07: a supplier without a logo is shown by its first two initials', () => {
  assert.equal(initials('Octopus Energy'), 'OE');
  assert.equal(initials('So Energy Trading Ltd'), 'SE');
  assert.equal(initials('ovo'), 'O');
  assert.equal(initials('E.ON Next'), 'EO');
  assert.equal(initials(' – '), '');
});
