import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { taskNote } from '../../../../src/words/message.ts';
import { WORDS } from '../../test/in-english.ts';
import { OFFERED } from '../../test/table-market.ts';
import { together, WORKED } from '../../test/three-quotes.ts';
import { byHalfHour } from '../load/load-profile.ts';
import type { CombinedQuestion } from './bill-asset.ts';
import { bestYear } from './bill-year.ts';
import { combinedClock, combinedHome } from './one-bill.ts';

const ALL = together(WORKED);
function dayOf(more: Partial<CombinedQuestion> = {}) {
  const home = combinedHome({ ...ALL, ...more }, OFFERED)!;
  const clock = combinedClock(home, bestYear(home, new Set(home.assets)));
  return { home, ...clock, does: clock.tasks.map(({ what }) => what) };
}
const total = (list: readonly number[] | null) => (list ?? []).reduce((all, one) => all + one, 0);
const near = (actual: number, expected: number, says: string) =>
  assert.ok(Math.abs(actual - expected) < 0.01, `${says}: ${actual} against ${expected}`);

describe('the day of a home with several assets', () => {
  it('HON-17: has the energy use of each of the three, and when it runs', () => {
    const { day, does, home } = dayOf();
    for (const what of ['car', 'battery', 'hot-water', 'household'] as const)
      assert.ok(does.includes(what), what);
    near(
      total(day.heating) + total(day.hotWater),
      total([...byHalfHour(home.heat.pump!.shape)]) / 365,
      'the pump',
    );
    assert.ok(total(day.heating) > total(day.hotWater) && total(day.hotWater) > 0);
    near(total(day.car), home.car!.demand.energy / 365, 'the car');
    assert.ok(total(day.made) > total(day.stored) && total(day.stored) > total(day.drawn));
    assert.ok(total(day.drawn) > 0 && total(day.sold) > 0);
  });

  it('HON-17: adds up: imports and generation are used, exported or stored', () => {
    const { day } = dayOf();
    const [comes, goes] = [
      [day.bought, day.made, day.drawn],
      [day.household, day.heating, day.hotWater, day.car, day.stored, day.sold],
    ].map((lists) => total(lists.map(total)));
    near(comes!, goes!, 'a day');
  });

  it('HON-17: says how many miles the cheap hours supply, by the car’s consumption', () => {
    const { tasks, home } = dayOf();
    const task = tasks.find(({ what }) => what === 'car')!;
    const { kWh } = task;
    const note = taskNote(WORDS, task);
    const { miles, demand } = home.car!;
    near(kWh, demand.energy / 365, 'a day');
    const [, held, far] = /hold ([\d.]+) kWh, enough for ([\d,]+) miles/.exec(note ?? '') ?? [];
    assert.ok(Math.abs(Number(far) - (Number(held) * miles) / demand.energy) < 1, String(note));
  });

  it('HON-17: has no generation without panels, and no storage without a battery', () => {
    const { day, does } = dayOf({ solar: null });
    assert.deepEqual([day.made, day.stored, day.drawn, day.sold], [null, null, null, null]);
    assert.ok(!does.includes('battery'));
    const bare = dayOf({ solar: { panels: 10, battery: 0 } });
    assert.ok(total(bare.day.made) > 0 && !bare.does.includes('battery'));
  });

  it('HON-17: imports everything that it uses on a half-hourly tariff', () => {
    const loft = { asset: 'insulation', bill: <Parts>(parts: Parts) => parts };
    const { day, home } = dayOf({ solar: null, ev: null, others: [loft] });
    assert.ok(bestYear(home, new Set(home.assets)).tariff.halfHourly);
    near(total(day.bought), total([day.household, day.heating, day.hotWater].map(total)), 'a day');
  });

  it('HON-17: has no car and no pump if there is none', () => {
    const parked = dayOf({ ev: null });
    assert.deepEqual([parked.day.car, parked.does.includes('car')], [null, false]);
    const { day, does } = dayOf({ ashp: false });
    assert.deepEqual([day.heating, day.hotWater, does.includes('hot-water')], [null, null, false]);
    assert.ok(total(day.car) > 0);
  });
});
