// Checks which texts an input says it is described by.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fieldAria } from './field-ids.ts';

describe('what an input refers to', () => {
  it('is nothing while there is neither help nor problem', () => {
    assert.deepEqual(fieldAria('a', {}), { 'aria-describedby': undefined, 'aria-invalid': undefined });
  });

  it('is the problem first, then the help', () => {
    const aria = fieldAria('a', { hint: 'Digits only', problem: 'Miles is required' });
    assert.deepEqual(aria, { 'aria-describedby': 'a-problem a-hint', 'aria-invalid': true });
  });

  it('is not a corrected problem', () => {
    assert.equal(fieldAria('a', { problem: '' })['aria-invalid'], undefined);
  });
});
