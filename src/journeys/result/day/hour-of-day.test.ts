import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Clock, MeanDay } from '../../../domain/clock.ts';
import { hourOfDay } from './hour-of-day.ts';

const slots = (at: Readonly<Record<number, number>>) =>
  Array.from({ length: 48 }, (_, slot) => at[slot] ?? 0);
const NOTHING: MeanDay = {
  household: slots({}),
  heating: null,
  hotWater: null,
  car: null,
  made: null,
  stored: null,
  drawn: null,
  bought: slots({}),
  sold: null,
};
const clockOf = (day: Partial<MeanDay> = {}): Clock => ({
  tariffId: 1,
  standing: 0,
  tasks: [],
  windows: [
    { from: '23:30', to: '05:30', kind: 'cheap', bought: 7, sold: null },
    { from: '05:30', to: '23:30', kind: 'day', bought: 27, sold: null },
  ],
  bought: Array.from({ length: 48 }, (_, slot) => slot),
  sold: Array.from({ length: 48 }, (_, slot) => slot / 10),
  day: { ...NOTHING, ...day },
});
const at = (hour: number, day?: Partial<MeanDay>) => hourOfDay(clockOf(day), hour);

describe('one half-hour of a home’s day', () => {
  it('SEEN-05: has the time and the prices of its own half-hour, midnight again at the end', () => {
    const texts = [0, 6.5, 23.5, 24].map((hour) => {
      const { time, bought, sold } = at(hour);
      return [time, bought, sold];
    });
    assert.deepEqual(texts, [
      ['00:00', 0, 0],
      ['06:30', 13, 1.3],
      ['23:30', 47, 4.7],
      ['24:00', 0, 0],
    ]);
  });

  it('SEEN-05: is cheap in the window that goes past midnight, to the half-hour', () => {
    assert.deepEqual(
      [23, 23.5, 0, 5, 5.5, 24].map((hour) => at(hour).house.price),
      ['day', 'cheap', 'cheap', 'cheap', 'day', 'cheap'],
    );
  });

  it('SEEN-05: is lit before dawn and from dusk on, while somebody is up', () => {
    const lit = Array.from({ length: 48 }, (_, slot) => slot / 2).filter((hour) => at(hour).house.lit === 1);
    assert.deepEqual([lit.slice(0, 3), lit.at(-1)], [[6, 6.5, 18], 23.5]);
  });

  it('SEEN-05: names what runs, except for what uses little', () => {
    const day = { made: slots({ 24: 1, 26: 0.2, 28: 0.3 }), car: slots({ 2: 7 }), hotWater: slots({ 8: 1 }) };
    assert.deepEqual(
      [12, 13, 14, 1, 4].map((hour) => at(hour, day).running),
      [['made'], [], ['made'], ['car'], ['hotWater']],
    );
    assert.deepEqual([at(12, day).house.making, at(14, day).house.making], [1, 0.3]);
    assert.deepEqual([at(1, day).house.charging, at(12, day).house.charging], [true, false]);
    assert.deepEqual([at(4, day).house.heating, at(12, day).house.heating], [1, 0]);
  });

  it('SEEN-05: heats the home and its water by one pump, named once, and runs nothing that it does not have', () => {
    const both = slots({ 10: 4 });
    const day = { heating: both, hotWater: both, made: slots({}), car: slots({ 10: 0.5, 12: 5 }) };
    assert.deepEqual([at(5, day).house.heating, at(5, day).running], [1, ['heating']]);
    assert.equal(at(5, day).house.making, 0);
  });

  it('SEEN-05: has the usual price if no window contains it', () => {
    const clock = { ...clockOf(), windows: [] };
    assert.equal(hourOfDay(clock, 3).house.price, 'day');
  });

  it('SEEN-05: fills or empties the battery, whichever it does more of, between its emptiest and its fullest', () => {
    const day = { stored: slots({ 20: 2, 40: 0.5 }), drawn: slots({ 40: 1.5, 44: 1 }) };
    assert.deepEqual(
      [10, 20].map((hour) => at(hour, day).running),
      [['stored'], ['drawn']],
    );
    assert.deepEqual(
      [9.5, 10, 20, 22].map((hour) => at(hour, day).house.charge),
      [0, 1, 0.5, 0],
    );
    const alike = { stored: slots({ 20: 1 }), drawn: slots({ 20: 1 }) };
    assert.deepEqual(at(10, alike).running, ['stored']);
    // One that began full: it is emptied first.
    const full = { stored: slots({ 30: 3 }), drawn: slots({ 10: 3 }) };
    assert.deepEqual(
      [0, 5, 15].map((hour) => at(hour, full).house.charge),
      [1, 0, 1],
    );
    assert.equal(at(5, { stored: slots({ 10: 1 }), drawn: null }).house.charge, 1);
    assert.equal(at(10, { stored: slots({}), drawn: null }).house.charge, 0);
  });
});
