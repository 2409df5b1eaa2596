import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseWindows } from './windows.ts';

describe('parseWindows', () => {
  it('reads hours and price', () => {
    assert.deepEqual(parseWindows('00:30-02:00=8.5'), [{ slots: [1, 2, 3], price: '8.5' }]);
  });

  it('accepts a window past midnight', () => {
    assert.deepEqual(parseWindows('23:30-01:00=cap-10'), [{ slots: [47, 0, 1], price: 'cap-10' }]);
  });

  it('accepts 24:00 and 00:00 as the end of the day', () => {
    for (const end of ['24:00', '00:00'])
      assert.deepEqual(parseWindows(`22:30-${end}=1`)[0]?.slots, [45, 46, 47], end);
  });

  it('accepts the whole day, several windows and none', () => {
    assert.equal(parseWindows('00:00-24:00=1')[0]?.slots.length, 48);
    assert.deepEqual(
      parseWindows('04:00-04:30=1;16:00-16:30=2').map(({ slots }) => slots),
      [[8], [32]],
    );
    assert.deepEqual(parseWindows(''), []);
  });

  it('refuses times that are not half hours of a day', () => {
    for (const bad of [
      '00:15-05:00=8',
      '5-6=8',
      '25:00-26:00=8',
      '24:00-01:00=8',
      '00:00-24:30=8',
      'x00:30-02:00=8',
      '00:30-02:00=8 9',
      '05:00-05:00=8',
      '00:00-05:00=',
    ])
      assert.throws(() => parseWindows(bad), /is not a window like/, bad);
  });
});
