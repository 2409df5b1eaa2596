// Checks the keys that move through a list of options.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { moveActive } from './move-active.ts';

describe('moving through a list', () => {
  it('starts at either end and wraps around', () => {
    assert.equal(moveActive('ArrowDown', -1, 3), 0);
    assert.equal(moveActive('ArrowUp', -1, 3), 2);
    assert.equal(moveActive('ArrowDown', 2, 3), 0);
    assert.equal(moveActive('ArrowUp', 0, 3), 2);
    assert.equal(moveActive('ArrowDown', -1, 1), 0);
  });

  it('stops at the ends for Page Up and Page Down', () => {
    assert.equal(moveActive('PageDown', 5, 10), 9);
    assert.equal(moveActive('PageUp', 5, 10), 0);
  });

  it('ignores other keys and an empty list', () => {
    assert.equal(moveActive('Home', 1, 3), undefined);
    assert.equal(moveActive('ArrowDown', -1, 0), undefined);
  });
});
