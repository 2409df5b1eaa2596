import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { OFFERED, tableMarket } from '../../test/table-market.ts';
import { LEAF, together, WORKED } from '../../test/three-quotes.ts';
import { carYear } from '../ev/car-on-bill.ts';
import type { Offered } from '../tariff/market.ts';
import type { CombinedQuestion } from './bill-asset.ts';
import { bestYear, loadOn } from './bill-year.ts';
import { combinedHome, oneBill } from './one-bill.ts';

const ALL = together(WORKED);
const home = (more: Partial<CombinedQuestion> = {}, offered: Offered = OFFERED) =>
  combinedHome({ ...ALL, ...more }, offered)!;
const compared = (has: readonly string[], of = home()) =>
  bestYear(of, new Set(has)).ranking.map(({ tariff }) => tariff);

describe('a home with several assets', () => {
  it('HON-16: does not exist in a place that is not served', () => {
    assert.equal(combinedHome({ ...ALL, postcode: 'GY1 1AA' }, OFFERED), null);
  });

  it('HON-16: is a typical home if its type was not asked, and has no pump if its heating is unknown', () => {
    const unasked = home({ propertyTypeId: undefined });
    assert.ok(unasked.panels);
    assert.equal(unasked.heat.pump?.floorArea, 99);
    const { heat, assets } = home({ heatingFuel: undefined, gasUsage: null });
    assert.deepEqual([heat.burns, heat.use, heat.fuel, heat.pump], [null, null, null, null]);
    assert.deepEqual(assets, ['solar', 'ev']);
  });

  it('HON-16: takes its heating from its meters if the heating was not asked', () => {
    const burns = (more: Partial<CombinedQuestion>) => home({ heatingFuel: undefined, ...more }).heat.burns;
    assert.equal(burns({}), 1);
    assert.equal(burns({ gasUsage: null, electricityUsage: 14_000 }), 2);
    assert.equal(burns({ gasUsage: 11_500, electricityUsage: 14_000 }), 2);
  });

  it('HON-12: uses the details that the visitor stated', () => {
    const known = (more: Partial<CombinedQuestion>) => {
      const { isUseKnown, isInsulationStated } = home(more);
      return [isUseKnown, isInsulationStated];
    };
    assert.deepEqual(known({}), [true, true]);
    assert.deepEqual(known({ electricityUsage: null }), [false, true]);
    assert.deepEqual(known({ insulation: null }), [true, false]);
  });
});

describe('the car of a home', () => {
  const market = tableMarket('_L');
  const year = (changed: object) => carYear({ ...ALL.ev!, ...changed }, market);

  it('HON-16: charges only with a known charger or plug', () => {
    assert.deepEqual(
      [1, 3].map((chargerTypeId) => year({ chargerTypeId })?.demand.chargerKw),
      [7, 3],
    );
    assert.equal(year({ chargerTypeId: 2 }), null);
  });

  it('HON-16: does not exist if too little is known of either car', () => {
    assert.equal(year({ electric: { ...LEAF, milesPerKwh: null } }), null);
    assert.equal(year({ replaced: { ...ALL.ev!.replaced!, mpg: null } }), null);
    assert.equal(year({ replaced: null })?.fuel, null);
  });
});

describe('the tariffs compared for a home', () => {
  it('HON-16: include half-hourly prices only for a heat pump alone', () => {
    const halfHourly = (...has: string[]) => compared(has).some((tariff) => tariff.halfHourly);
    assert.deepEqual(
      [halfHourly('ashp'), halfHourly('ashp', 'ev'), halfHourly('ashp', 'solar')],
      [true, false, false],
    );
  });

  it('HON-16: include those for a battery if there are panels and a battery', () => {
    const forBattery = (has: readonly string[], more: Partial<CombinedQuestion> = {}) =>
      compared(has, home(more)).some(({ eligibility }) => eligibility.includes('solar-battery'));
    assert.equal(forBattery(['solar']), true);
    assert.equal(forBattery(['ev']), false);
    assert.equal(forBattery(['solar'], { solar: { panels: 10, battery: 0 } }), false);
    assert.equal(forBattery(['ev'], { solar: null }), false);
  });

  it('HON-16: do not include those for a supplier’s own customers', () => {
    const { standard } = OFFERED.tariffs;
    const own = { ...standard, id: 900, eligibility: ['hp-partner' as const] };
    const offered = { ...OFFERED, tariffs: { ...OFFERED.tariffs, all: [standard, own] } };
    assert.deepEqual(
      compared(['ashp'], home({}, offered)).map(({ id }) => id),
      [standard.id],
    );
  });

  it('HON-16: with a rate for the car do not charge it at the home’s rates', () => {
    const go = OFFERED.tariffs.all.find(({ name }) => name === 'Octopus Go')!;
    const own = loadOn(home(), new Set(['ev']), { ...go, carRate: 5 });
    assert.deepEqual(own.shape, loadOn(home(), new Set(), go).shape);
    assert.equal(own.apart.kWh, home().car?.demand.energy);
  });

  it('HON-12: have no cheap window for the car at a single rate or its own rate', () => {
    const { standard, all } = OFFERED.tariffs;
    const go = all.find(({ name }) => name === 'Octopus Go')!;
    const drivers = (product: object) => {
      const only = { ...standard, id: 900, eligibility: ['any' as const], ...product };
      const offered = { ...OFFERED, tariffs: { ...OFFERED.tariffs, all: [only] } };
      return oneBill({ ...ALL, solar: null }, offered)!.range!.drivers.map(({ id }) => id);
    };
    assert.equal(drivers({}).includes('window'), false);
    assert.equal(drivers({ ...go, id: 900, eligibility: ['any'] }).includes('window'), true);
    assert.equal(drivers({ ...go, carRate: 9, eligibility: ['any'] }).includes('window'), false);
  });
});
