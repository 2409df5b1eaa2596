// Checks which texts describe an input for screen readers.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fieldAria } from './use-field.ts';

describe('the description of an input', () => {
  it('is missing if there is neither a hint nor a problem', () => {
    assert.deepEqual(fieldAria('a', {}), { 'aria-describedby': undefined, 'aria-invalid': undefined });
  });

  it('is the problem, then the hint', () => {
    const aria = fieldAria('a', { hint: 'Digits only', problem: 'Miles is required' });
    assert.deepEqual(aria, { 'aria-describedby': 'a-problem a-hint', 'aria-invalid': true });
  });

  it('does not contain a problem that was corrected', () => {
    assert.equal(fieldAria('a', { problem: '' })['aria-invalid'], undefined);
  });
});
