import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pressed, readLever } from './lever-steps.ts';

const bounds = { min: -50, max: 100, step: 1 };

describe('the text typed into a lever’s field', () => {
  it('HON-14: is read in all usual notations', () => {
    assert.deepEqual(
      ['12', ' 12.5 ', '1,0', '£40', '10 %', '−20'].map((text) => readLever(text, bounds)),
      [12, 12.5, 10, 40, 10, -20],
    );
  });

  it('HON-14: may be the minimum, the maximum or a long fraction', () => {
    assert.deepEqual(
      ['100', '-50', '.25', '12.125'].map((text) => readLever(text, bounds)),
      [100, -50, 0.25, 12.125],
    );
  });

  it('HON-14: is refused with a reason if it cannot be used', () => {
    assert.deepEqual(
      ['', 'ten', '1e9', '--2', '101', '-51'].map((text) => readLever(text, bounds)),
      ['not-a-number', 'not-a-number', 'not-a-number', 'not-a-number', 'out-of-bounds', 'out-of-bounds'],
    );
  });

  it('HON-14: go a tenth with an arrow key if they are finer, and stay within their ends', () => {
    const fine = { min: 2, max: 4.5, step: 0.01 };
    const moved = (key: string, value: number) => pressed(key, value, fine, 'ArrowRight')?.toFixed(2);
    assert.deepEqual(
      [moved('ArrowUp', 3.37), moved('ArrowLeft', 3.37), moved('ArrowRight', 4.48), moved('ArrowDown', 2)],
      ['3.47', '3.27', '4.50', '2.00'],
    );
    const coarse = pressed('ArrowUp', 3, { ...fine, step: 1 }, 'ArrowRight');
    assert.deepEqual([moved('Home', 3), coarse], [undefined, null]);
  });

  it('HON-14: go up with the left arrow where text runs to the left, as the browser moves others', () => {
    const fine = { min: 2, max: 4.5, step: 0.01 };
    assert.deepEqual(
      ['ArrowLeft', 'ArrowRight', 'ArrowUp'].map((key) => pressed(key, 3, fine, 'ArrowLeft')?.toFixed(1)),
      ['3.1', '2.9', '3.1'],
    );
  });
});
