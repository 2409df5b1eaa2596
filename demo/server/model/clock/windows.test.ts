import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clockRates } from '../../test/clock-rates.ts';
import { cheapWindow, windowsOf } from './windows.ts';

const windows = (...given: Parameters<typeof clockRates>) =>
  windowsOf(clockRates(...given)).map(({ from, to, kind, bought, sold }) => [from, to, kind, bought, sold]);

describe('the windows of a day', () => {
  it('HON-17: are separate if they have two cheap import prices or two export prices', () => {
    const bought = (slot: number) => (slot < 8 ? 5 : slot < 16 ? 8 : 20);
    assert.deepEqual(windows({ bought, day: 20 }), [
      ['00:00', '04:00', 'cheap', 5, null],
      ['04:00', '08:00', 'cheap', 8, null],
      ['08:00', '24:00', 'day', 20, null],
    ]);
    const sold = (slot: number) => (slot >= 32 && slot < 38 ? 28 : 0);
    assert.deepEqual(windows({ bought: () => 20, sold, day: 20 }), [
      ['16:00', '19:00', 'day', 20, 28],
      ['19:00', '16:00', 'day', 20, 0],
    ]);
  });

  it('HON-17: are bands with a mean price on a half-hourly tariff', () => {
    // More than 15% below the day's 20p is cheap: 10p and 12p, whose mean is 11p.
    const bought = (slot: number) => [10, 12][slot] ?? 20;
    const months = new Float64Array(12 * 48);
    assert.deepEqual(windows({ bought, day: 20, months }), [
      ['00:00', '01:00', 'cheap', 11, null],
      ['01:00', '24:00', 'day', 20, null],
    ]);
  });
});

describe('the cheap window', () => {
  it('HON-17: is the longest window at the cheapest price', () => {
    const bought = (slot: number) => {
      if (slot < 4 || (slot >= 20 && slot < 28)) return 5;
      return slot >= 30 && slot < 46 ? 8 : 20;
    };
    const window = cheapWindow(clockRates({ bought, day: 20 }));
    assert.deepEqual([window?.from, window?.to, window?.bought], ['10:00', '14:00', 5]);
  });

  it('HON-17: does not exist on a flat tariff or if no half hour is far from the mean', () => {
    assert.equal(cheapWindow(clockRates({ bought: () => 20, day: 20 })), null);
    const bought = (slot: number) => (slot < 8 ? 19 : 20);
    assert.equal(cheapWindow(clockRates({ bought, day: 20, months: new Float64Array(12 * 48) })), null);
  });
});
