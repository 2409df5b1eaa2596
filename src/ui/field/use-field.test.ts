// Checks which texts describe an input for screen readers.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { acceptTyped, fieldAria } from './use-field.ts';

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

// Checks how typed text is cleaned and where the caret stays.

const capitals = (typed: string) => typed.replace(/\s/g, '').toUpperCase();

/** An input with the caret at the bar: 'sw|1'. */
function typed(withCaret: string) {
  const at = withCaret.indexOf('|');
  return {
    value: withCaret.replace('|', ''),
    selectionStart: at,
    setSelectionRange(start: number) {
      this.selectionStart = start;
    },
  };
}

describe('accepting what is typed', () => {
  it('AMB-20: cleans a text before it cuts it, so that a pasted postcode keeps all seven letters', () => {
    const input = typed('sw1a 1aa|');
    assert.equal(acceptTyped(input, capitals, 7), 'SW1A1AA');
    assert.equal(input.value, 'SW1A1AA');
    assert.equal(input.selectionStart, 7);
  });

  it('keeps the caret in the middle of a line', () => {
    const input = typed('BS1 x|9AA');
    assert.equal(acceptTyped(input, capitals, 7), 'BS1X9AA');
    assert.equal(input.selectionStart, 4);
  });

  it('does not change an input that needs no cleaning', () => {
    const input = typed('BS|19AA');
    assert.equal(acceptTyped(input, capitals, 7), 'BS19AA');
    assert.equal(input.selectionStart, 2);
  });

  it('cuts the text of an input that has no caret position', () => {
    const input = { ...typed('|abcdef'), selectionStart: null };
    assert.equal(acceptTyped(input, undefined, 3), 'abc');
  });
});
