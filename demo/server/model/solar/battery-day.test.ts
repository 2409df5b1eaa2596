import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SLOTS } from '../calendar.ts';
import { CONSTANTS } from '../constants.ts';
import { batteryDay } from './battery-day.ts';

const ROUND_TRIP = CONSTANTS.batteryRoundTrip.value;
const MOST = CONSTANTS.batteryPowerKw.value / 2;
const NOON = 24;
const EVENING = 38;

/** 10p from midnight to 5am, otherwise 30p; 5p for exports. */
const RATES = {
  bought: Float64Array.from({ length: SLOTS }, (_, slot) => (slot < 10 ? 10 : 30)),
  sold: new Float64Array(SLOTS).fill(5),
  isCheap: Uint8Array.from({ length: SLOTS }, (_, slot) => (slot < 10 ? 1 : 0)),
};

/** A day with these kWh in the given half hours. */
function dayOf(surplus: Record<number, number>, deficit: Record<number, number>, nightLevel: number) {
  const slots = (at: Record<number, number>) =>
    Float64Array.from({ length: SLOTS }, (_, slot) => at[slot] ?? 0);
  const empty = () => new Float64Array(SLOTS);
  const flows = {
    surplus: slots(surplus),
    deficit: slots(deficit),
    from: 0,
    stored: empty(),
    drawn: empty(),
    bought: empty(),
    sold: empty(),
  };
  const day = batteryDay(flows, { capacity: 5, nightLevel }, RATES as never, flows);
  return { flows, day };
}
const near = (actual: number, expected: number, says: string) =>
  assert.ok(Math.abs(actual - expected) < 0.002, `${says}: ${actual} against ${expected}`);

describe('one day of a battery', () => {
  it('RES-SOL-09: returns stored solar power less the round-trip loss', () => {
    const { flows, day } = dayOf({ [NOON]: 1 }, { [EVENING]: 1, [EVENING + 1]: 1 }, 0);
    near(flows.stored[NOON]!, 1, 'stored at noon');
    near(flows.drawn[EVENING]! + flows.drawn[EVENING + 1]!, ROUND_TRIP, 'drawn');
    near(day.bought, 2 - ROUND_TRIP, 'bought');
    near(day.stored, 0, 'left at midnight');
  });

  it('RES-SOL-09: charges in the cheap hours up to its plan, and pays for its losses', () => {
    const { flows, day } = dayOf({}, { [EVENING]: 1 }, 4);
    near(flows.bought[0]!, 1 / ROUND_TRIP, 'in the first half hour');
    near(day.pence, 10 / ROUND_TRIP, 'pence');
    near(flows.drawn[EVENING]!, 1, 'drawn');
  });

  it('RES-SOL-09: charges no faster than its power, from solar and grid together', () => {
    const { flows } = dayOf({ 0: 0.5 }, { 36: MOST, 37: MOST, 38: MOST, 39: MOST }, 5);
    near(flows.stored[0]!, MOST, 'stored');
    near(flows.bought[0]!, MOST - 0.5, 'bought');
    assert.equal(flows.sold[0], 0);
  });

  it('RES-SOL-09: exports what it cannot store', () => {
    const { day, flows } = dayOf({ [NOON]: MOST + 0.5 }, {}, 0);
    // Nothing is used, so a full battery cannot charge again.
    near(flows.sold[NOON]!, MOST + 0.5, 'sold');
    near(day.earned, 5 * (MOST + 0.5), 'earned');
  });
});
