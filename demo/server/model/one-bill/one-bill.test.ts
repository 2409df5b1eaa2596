import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { selling } from '../../test/selling.ts';
import { OFFERED } from '../../test/table-market.ts';
import { threeResults, together, WORKED } from '../../test/three-quotes.ts';
import { byHalfHour } from '../load/load-profile.ts';
import { batteryCycles } from '../solar/roof-on-bill.ts';
import type { CombinedQuestion } from './bill-asset.ts';
import { bestYear, loadOn } from './bill-year.ts';
import { combinedHome, type OneBill, oneBill } from './one-bill.ts';

const ALL = together(WORKED);
const bill = (more: Partial<CombinedQuestion> = {}, offered = OFFERED): OneBill => {
  const found = oneBill({ ...ALL, ...more }, offered);
  assert.ok(found);
  return found;
};
const part = (parts: OneBill['after'], id: string) => parts.find((each) => each.id === id)?.value;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const near = (actual: number, expected: number, within = 0.011) =>
  assert.ok(Math.abs(actual - expected) <= within, `${actual} against ${expected}`);

describe('one bill of the worked home', () => {
  /** Tariff, what is paid after, saving: with the whole gas bill, the hob, and a pump run as most homes run it. */
  const worked: readonly (readonly [string, Partial<CombinedQuestion>, string, number, number])[] = [
    ['heat pump and car', { solar: null }, 'Intelligent Octopus Go', 1846.38, 1461.51],
    ['heat pump and panels', { ev: null }, 'Cosy Octopus', 590.28, 1296.65],
    ['panels and car', { ashp: false }, 'Intelligent Octopus Go', 1171.12, 2136.77],
    ['all three', {}, 'Intelligent Octopus Go', 735.16, 2572.73],
  ];
  for (const [says, some, tariff, paid, saved] of worked)
    it(`HON-16: ${says}: ${tariff}, £${paid} after, £${saved} saved`, () => {
      const { after, savings, tariff: best } = bill(some);
      assert.deepEqual(
        [best.name, sum(after.map(({ value }) => value)).toFixed(2), savings],
        [tariff, paid.toFixed(2), saved],
      );
    });

  it('HON-02: begins with the whole bill of today: electricity, its standing charge, gas and petrol', () => {
    assert.deepEqual(bill().today, [
      { id: 'electricity', value: 717.12 },
      { id: 'standing', value: 220.86 },
      { id: 'heating', value: 948.95 },
      { id: 'car-fuel', value: 1420.96 },
    ]);
    assert.deepEqual(
      bill().after.map(({ id }) => id),
      ['electricity', 'standing', 'export'],
    );
  });

  it('HON-16: has the energy use of each quote, and the electricity that is still bought', () => {
    const { ashp, solar, ev } = threeResults(WORKED);
    const used = bill().electricity;
    near(used.pumpConsumption!, ashp.breakdown!.pumpElectricity);
    near(used.householdConsumption!, 2700 + ashp.breakdown!.hobElectricity);
    near(used.evConsumption!, ev.calculatedResults[1]!.electricity!.evConsumption!);
    near(used.solarGeneration!, solar.calculatedResults[1]!.electricity!.solarGeneration!);
    const needed = used.pumpConsumption! + used.householdConsumption! + used.evConsumption!;
    const lost = used.importFromGrid! + used.solarGeneration! - used.exportedToGrid! - needed;
    assert.ok(lost > 0 && lost < 300, `${lost}`);
  });
});

describe('the combined bill', () => {
  it('HON-16: includes gas and petrol that nothing replaces, both today and after', () => {
    const { today, after } = bill({ ashp: false });
    assert.equal(part(after, 'heating'), part(today, 'heating'));
    const kept = bill({ ashp: false, heatingFuel: undefined });
    assert.equal(part(kept.after, 'heating'), 948.95);
    const oil = bill({ ashp: false, heatingFuel: 3 });
    assert.ok(part(oil.today, 'heating')! > 0 && part(oil.today, 'heating') === part(oil.after, 'heating'));
  });

  it('HON-16: leaves out a gas supply that does not heat, and counts an electric heater as electricity', () => {
    for (const fuel of [2, 3]) assert.equal(part(bill({ heatingFuel: fuel }).after, 'heating'), undefined);
    assert.equal(part(bill({ heatingFuel: 2 }).today, 'heating'), undefined);
    const unasked = { heatingFuel: undefined, gasUsage: null, electricityUsage: 14_000 };
    assert.equal(part(bill({ ...unasked, ashp: false }).today, 'heating'), undefined);
  });

  it('HON-16: counts a car that replaces none as a cost after, without fuel on either side', () => {
    const { today, after, shares } = bill({ ev: { ...ALL.ev!, replaced: null } });
    assert.deepEqual([part(today, 'car-fuel'), part(after, 'car-fuel')], [undefined, undefined]);
    assert.equal(part(today, 'electricity'), 717.12);
    assert.ok(shares.find(({ asset }) => asset === 'ev')!.value < 0);
  });

  it('HON-16: is negative if panels earn more than everything else costs', () => {
    const { after, savings, today } = bill({
      ashp: false,
      heatingFuel: undefined,
      gasUsage: null,
      electricityUsage: 900,
      propertyTypeId: 1,
      solar: { panels: 14, battery: 5.2 },
      ev: { ...ALL.ev!, miles: 1000 },
    });
    const paid = sum(after.map(({ value }) => value));
    assert.ok(paid < 0, `${paid}`);
    near(savings, sum(today.map(({ value }) => value)) - paid);
  });
});

describe('a technology that the home can’t have is left out', () => {
  it('HON-16: panels on a flat, and a car that its plug can’t charge; a single technology has no combined bill', () => {
    assert.deepEqual(bill({ propertyTypeId: 7 }).assets, ['ashp', 'ev']);
    assert.deepEqual(bill({ ev: { ...ALL.ev!, miles: 305_760 } }).assets, ['ashp', 'solar']);
    assert.equal(oneBill({ ...ALL, ev: null, propertyTypeId: 7 }, OFFERED), null);
    assert.equal(oneBill({ ...ALL, ashp: false, solar: null }, OFFERED), null);
  });

  it('HON-16: in Northern Ireland no tariff is compared, and exports earn nothing', () => {
    const { tariff, after } = bill({ postcode: 'BT1 1AA' });
    assert.deepEqual([tariff.name, part(after, 'export')], [OFFERED.tariffs.standard.name, 0]);
  });
});

describe('a separate rate of a car or a pump', () => {
  it('HON-16: is paid for its kWh at any time of day', () => {
    const sold = selling({ eligibility: ['ev'], carRate: 5, pumpRate: 6 });
    const { after, electricity, tariff } = bill({ solar: null }, sold);
    const day = (717.12 / 2700) * electricity.householdConsumption!;
    const own = electricity.evConsumption! * 0.05 + electricity.pumpConsumption! * 0.06;
    assert.equal(tariff.carRate, 5);
    near(part(after, 'electricity')!, day + own, 0.1);
    const used =
      electricity.householdConsumption! + electricity.evConsumption! + electricity.pumpConsumption!;
    near(electricity.importFromGrid!, used);
  });

  it('HON-16: charging outside the cheap window is between 18:00 and 22:00', () => {
    const home = combinedHome(ALL, OFFERED)!;
    const go = home.market.tariffs.find(({ name }) => name === 'Octopus Go')!;
    const without = loadOn(home, new Set(), go).shape;
    const car = loadOn(home, new Set(['ev']), go).shape.map((energy, at) => energy - without[at]!);
    const between = (from: number, to: number) => sum([...byHalfHour(car).slice(from, to)]);
    const { energy } = home.car!.demand;
    // 00:30 to 05:30, and the evening.
    near(between(1, 11), 0.9 * energy);
    near(between(36, 44), 0.1 * energy);
    near(between(0, 48), energy);
  });

  it('HON-16: half-hourly tariffs are compared only for a heat pump alone, since batteries and cars react to each day’s prices', () => {
    const home = combinedHome(ALL, OFFERED)!;
    assert.ok(bestYear(home, new Set(['ashp'])).tariff.halfHourly);
    near(
      bestYear(home, new Set(['ashp'])).year.cost,
      threeResults(WORKED).ashp.calculatedResults[1]!.annualCost,
    );
    for (const other of ['solar', 'ev'] as const)
      assert.equal(bestYear(home, new Set(['ashp', other])).tariff.halfHourly, null);
  });
});

describe('a battery’s wear', () => {
  it('HON-16: is stated if three cheap windows fill it more than 1.3 times a day', () => {
    const wears = ({ conditions }: OneBill) => conditions.includes('battery-wear');
    assert.deepEqual([wears(bill({ ev: null })), wears(bill())], [true, false]);
    const fullOnce = 5.2 * 365;
    // In by the root of the round trip, out by it again: 10 % of what went in is lost.
    near(batteryCycles((fullOnce / Math.sqrt(0.9)) * 0.1, 5.2), 1);
    assert.equal(batteryCycles(0, 0), 0);
  });
});
