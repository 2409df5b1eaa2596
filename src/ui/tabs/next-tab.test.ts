// Checks the keys of the tabs.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nextTab } from './next-tab.ts';

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
