// Checks the keys of the tabs.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { moveActive, nextTab } from './key-moves.ts';

describe('keys on tabs', () => {
  it('wrap around with the arrows, and go to the ends with Home and End', () => {
    assert.equal(nextTab('ArrowRight', 2, 3), 0);
    assert.equal(nextTab('ArrowLeft', 0, 3), 2);
    assert.equal(nextTab('Home', 2, 3), 0);
    assert.equal(nextTab('End', 0, 3), 2);
  });

  it('follow the reading direction', () => {
    assert.equal(nextTab('ArrowLeft', 0, 3, true), 1);
    assert.equal(nextTab('ArrowRight', 1, 3, true), 0);
  });

  it('leave up, down and letters to the page', () => {
    assert.equal(nextTab('ArrowDown', 0, 3), undefined);
    assert.equal(nextTab('s', 0, 3), undefined);
  });
});

// Checks the keys that move through a list of options.

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
