// The expected texts of each driver were calculated by hand from the prices of the tables and the sample home's figures.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Range } from '../../../../src/domain/range.ts';
import { driverName, driverNote } from '../../../../src/words/message.ts';
import { car, LEAF, pump, recommendedOf, roof, WORKED_CAR } from '../../test/drawn-quotes.ts';
import { WORDS } from '../../test/in-english.ts';
import { OFFERED } from '../../test/table-market.ts';
import type { QuoteResult } from '../result/quote-result.ts';
import type { Ranked } from '../tariff/market.ts';
import { priceSwing, tariffMoved } from './price-drivers.ts';

const driverOf = (result: QuoteResult, id: string, figure: Range['figure'] = 'savings') =>
  result.ranges!.find((range) => range.figure === figure)!.drivers.find((driver) => driver.id === id);
const textsOf = (result: QuoteResult, id: string) => {
  const driver = driverOf(result, id)!;
  return [driverName(WORDS, driver), movedOf(result, id), driver.key];
};
const noteOf = (result: QuoteResult, id: string) => driverNote(WORDS, driverOf(result, id)!);
/** The first sentence of the note. */
const movedOf = (result: QuoteResult, id: string) =>
  noteOf(result, id).replace(/(?<!\d)\. .*|\. [A-Z].*/, '');
const near = (actual: number | undefined, expected: number, within = 0.02) =>
  assert.ok(Math.abs((actual ?? Number.NaN) - expected) <= within, `${actual} against ${expected}`);
const OIL = { heatingFuel: 3, gasUsage: null };
const ELECTRIC = { heatingFuel: 2, gasUsage: null, electricityUsage: 14_000 };

describe('the drivers of a car’s range', () => {
  it('HON-12: name the fuel and vary its price by a tenth', () => {
    assert.deepEqual(textsOf(car(), 'fuel-price'), [
      'Petrol price',
      'We tried 136.3 and 166.5p a litre',
      'driver.petrol',
    ]);
    const diesel = car({ current: { ...WORKED_CAR.current, fuel: 'Diesel' } });
    assert.deepEqual(textsOf(diesel, 'fuel-price'), [
      'Diesel price',
      'We tried 150.4 and 183.9p a litre',
      'driver.diesel',
    ]);
  });

  it('HON-12: vary miles a gallon, miles a kWh, miles a year and the share in the cheap window', () => {
    // 40.3 over 1.1, and 40.3 by 1.1.
    assert.equal(movedOf(car(), 'mpg'), 'We tried 36.6 and 44.3 miles a gallon');
    // 3.74 from the battery is 3.366 from the wall: 15% less, a tenth more.
    assert.equal(movedOf(car(), 'car'), 'We tried 2.86 and 3.7 miles a kWh');
    assert.deepEqual(driverOf(car(), 'car')!.values, { from: 2.86, to: 3.7, miles: 3.37 });
    assert.deepEqual(driverOf(car(), 'window')!.values, { from: 70, to: 100 });
    assert.deepEqual(driverOf(car(), 'miles')!.values, { from: 7488, to: 9152 });
  });

  it('HON-12: have no window on a flat tariff', () => {
    assert.equal(driverOf(car({ tariffId: 1 }), 'window'), undefined);
  });

  it('HON-12: include the best confirmed tariff by the cost of the car', () => {
    const own = car({ tariffId: 7 });
    const confirmed = own.calculatedResults.find((row) => row.tariffName === 'Intelligent Octopus Go')!;
    const { low, high } = driverOf(own, 'tariff')!;
    assert.equal(movedOf(own, 'tariff'), 'We tried Next Drive and Intelligent Octopus Go');
    assert.equal(low, 0);
    near(high, confirmed.savings! - recommendedOf(own).savings!);
    const alone = car({ tariffId: 7, current: LEAF, compare: null });
    near(driverOf(alone, 'tariff', 'annualCost')!.low, -high);
    assert.equal(driverOf(car(), 'tariff'), undefined, 'where ours is confirmed');
  });
});

describe('the drivers of a heat pump’s range', () => {
  it('HON-12: vary the price of today’s fuel, and include a gas supply that is kept', () => {
    assert.deepEqual(textsOf(pump(), 'gas'), ['Gas price', 'We tried 5.9 and 8.1p a kWh', 'driver.gas']);
    // 9.2p: three fifths of it in January 2026, a tenth more.
    assert.deepEqual(textsOf(pump(OIL), 'oil'), [
      'Heating oil price',
      'We tried 5.5 and 10.1p a kWh',
      'driver.oil',
    ]);
    assert.match(noteOf(pump(), 'gas-kept'), /and a standing charge of £106 a year\./);
    const ids = (input: object) => pump(input).ranges![0]!.drivers.map(({ id }) => id);
    assert.equal(ids(OIL).includes('gas-kept') || ids(ELECTRIC).includes('gas-kept'), false);
    assert.equal(ids(ELECTRIC).includes('gas') || ids(ELECTRIC).includes('oil'), false);
  });

  it('HON-12: vary half-hourly prices by their cheap and expensive days', () => {
    const { key, low, high } = driverOf(pump(), 'electricity')!;
    assert.equal(key, 'driver.half-hours');
    assert.match(noteOf(pump(), 'electricity'), /^We tried the dearest tenth of days and/);
    // Some 5,600 kWh, at half more or two thirds less than 20p or so.
    assert.ok(low < -100 && low > -600 && high > 100 && high < 600, `${low} ${high}`);
    const { key: usual, values } = driverOf(pump({ tariffId: 5 }), 'electricity')!;
    assert.deepEqual([usual, values?.to], ['driver.electricity', 29.2]);
  });

  it('HON-12: raise the saving in proportion to space heat', () => {
    const { low, high } = driverOf(pump({ ...OIL, insulation: null }), 'heat')!;
    // A quarter less, or 37.5% more.
    near(high / -low, 1.5);
  });

  it('HON-01: include the cost without the meter reading if it disagrees with the home, against today’s metered bill', () => {
    const home = { postcode: 'DL1 1AA', propertyTypeId: 1, gasUsage: 3000 };
    const [metered, calculated] = [pump(home), pump({ ...home, gasUsage: null })];
    const { tariffId, annualCost } = recommendedOf(metered);
    const other = calculated.calculatedResults.find((row) => row.tariffId === tariffId)!;
    const { low, high } = driverOf(metered, 'heat')!;
    // The hob is excluded, since its part of the gas is metered.
    near(low, annualCost! - other.annualCost!, 100);
    assert.ok(high < 10, 'a meter that reads little saves no more');
  });

  it('HON-12: vary space heat by the source of the estimate', () => {
    // 9,370 kWh, 7,292 of it for rooms: a tenth either way.
    assert.deepEqual(textsOf(pump(), 'heat'), [
      'Heat your home needs',
      'We tried 8,641 and 10,099 kWh a year',
      'driver.heat-metered',
    ]);
    assert.match(noteOf(pump(), 'heat'), /10% less and 10% more/);
    const { spaceHeat, heatDemand } = pump(OIL).breakdown!;
    const ends = (input: object) => {
      const { key, values } = driverOf(pump(input), 'heat')!;
      const note = noteOf(pump(input), 'heat');
      return [key, note.includes('at most 25%'), note.includes('did not tell'), values];
    };
    // One level better loses a quarter less, one worse 37.5% more: 1.2, 1.6 and 2.2 W.
    const [less, stated, unstated] = [-0.25, 0.25, 0.375].map((share) =>
      Math.round(heatDemand + share * spaceHeat),
    );
    assert.deepEqual(ends(OIL), ['driver.heat-told', true, false, { from: less, to: stated }]);
    assert.deepEqual(ends({ ...OIL, insulation: null }), [
      'driver.heat-not-told',
      false,
      true,
      { from: less, to: unstated },
    ]);
  });

  it('HON-12: use a typical heat demand if the meter contradicts it, on the requested tariff', () => {
    const odd = { postcode: 'DL1 1AA', propertyTypeId: 1, gasUsage: 3000, tariffId: 1 };
    const typical = pump({ ...odd, gasUsage: null });
    const { key, low, values } = driverOf(pump(odd), 'heat')!;
    assert.equal(key, 'driver.heat-mismatch');
    assert.match(noteOf(pump(odd), 'heat'), /\. One is by your meter/);
    assert.equal(values?.to, Math.round(typical.breakdown!.heatDemand));
    near(low, recommendedOf(pump(odd)).annualCost! - recommendedOf(typical).annualCost!, 80);
    const little = { ...ELECTRIC, electricityUsage: 100 };
    const { low: least, high: most } = driverOf(pump(little), 'heat')!;
    // All 100 kWh may be heat, so the effect is two thirds of £26 at most.
    assert.ok(least > -0.01 && most > 0 && most < 20, `${least} to ${most}`);
    assert.equal(driverOf(pump(little), 'efficiency'), undefined, 'no heat is left for the pump');
    assert.equal(driverOf(pump(little), 'efficiency', 'co2'), undefined);
  });

  it('HON-12: lower the other use if electric heat is higher, since the meter reading is fixed', () => {
    const { spaceHeat } = pump(ELECTRIC).breakdown!;
    const { high } = driverOf(pump(ELECTRIC), 'heat')!;
    // A tenth of it at 18p to 30p, less a 3.68th of that.
    const [least, most] = [18, 30].map((pence) => (0.1 * spaceHeat * (pence - pence / 3.68)) / 100);
    assert.ok(high > least! && high < most!, `${high} in ${least} to ${most}`);
  });

  it('HON-12: vary the grid’s carbon for all imports, also today if heating is electric', () => {
    const co2 = (input: object) => {
      const result = pump(input);
      const after = recommendedOf(result).co2Emission;
      return { result, after, today: result.calculatedResults[0]!.co2Emission };
    };
    const gas = co2({});
    // 0.144 kg a kWh is quoted; 0.1 and 0.195 are the ends.
    near(driverOf(gas.result, 'grid', 'co2')!.low, -gas.after * (0.195 / 0.144 - 1), 1e-4);
    near(driverOf(gas.result, 'grid', 'co2')!.high, gas.after * (1 - 0.1 / 0.144), 1e-4);
    const electric = co2(ELECTRIC);
    const saved = electric.today - electric.after;
    near(driverOf(electric.result, 'grid', 'co2')!.high, saved * (0.195 / 0.144 - 1), 1e-4);
    near(driverOf(electric.result, 'grid', 'co2')!.low, -saved * (1 - 0.1 / 0.144), 1e-4);
    // Without the hob, a heat pump at 2.8 instead of 3.37 needs this much more electricity.
    const hob = (gas.result.breakdown!.hobElectricity * 0.144) / 1000;
    const { efficiency, pumpElectricity, heatDemand } = gas.result.breakdown!;
    near(efficiency, heatDemand / pumpElectricity, 0.001);
    const harder = heatDemand / pumpElectricity / 2.8 - 1;
    near(driverOf(gas.result, 'efficiency', 'co2')!.low, -(gas.after - hob) * harder, 1e-3);
  });

  it('HON-12: include the best confirmed tariff instead of the recommended one', () => {
    const own = pump({ tariffId: 5 });
    const confirmed = own.calculatedResults.find((row) => row.tariffName === 'Agile Octopus')!;
    near(driverOf(own, 'tariff')!.high, confirmed.savings! - recommendedOf(own).savings!);
  });
});

describe('the drivers of a solar range', () => {
  it('HON-12: vary the generation and the price of exports', () => {
    assert.equal(movedOf(roof(), 'export'), 'We tried 9.5 and 11.6p a kWh');
    assert.equal(driverOf(roof(), 'export')!.key, 'driver.export');
    assert.equal(driverOf(roof({ postcode: 'BT1 1AA' }), 'export'), undefined);
    const made = recommendedOf(roof()).electricity!.solarGeneration!;
    assert.deepEqual(driverOf(roof(), 'generation')!.values, {
      from: Math.round(0.9 * made),
      to: Math.round(1.1 * made),
    });
  });

  it('HON-12: vary the share used at home, more for a home larger than those of the fit', () => {
    const share = (input: object) => {
      const { solarGeneration: made, exportedToGrid: sold } = recommendedOf(roof(input)).electricity!;
      return 100 * (1 - sold! / made!);
    };
    const used = share({});
    assert.deepEqual(driverOf(roof(), 'self-use')!.values, {
      from: Math.round(used - 3.6),
      to: Math.round(used + 3.6),
    });
    const large = { electricityUsage: 16_000 };
    assert.deepEqual(driverOf(roof(large), 'self-use')!.values, {
      from: Math.round(share(large) - 8.4),
      to: Math.min(100, Math.round(share(large) + 8.4)),
    });
  });

  it('HON-12: vary a stated use by a tenth and a typical use by three tenths', () => {
    const { key, values } = driverOf(roof(), 'use')!;
    assert.deepEqual([key, values], ['driver.use', { from: 2430, to: 2970 }]);
    const typical = driverOf(roof({ electricityUsage: null }), 'use')!;
    // 2,644 kWh in such a home.
    assert.deepEqual([typical.key, typical.values], ['driver.use-typical', { from: 1851, to: 3438 }]);
  });
});

describe('a tariff that is not confirmed', () => {
  const { standard } = OFFERED.tariffs;
  const offer = (id: number, quality: string, cost: number): Ranked => ({
    tariff: { ...standard, id, quality, name: `T${id}` },
    cost,
  });
  const ours = offer(50, 'general-knowledge', 900);
  const confirmed = offer(51, 'read', 950);
  const given = { place: { served: 'yes' as const }, recommended: ours, currentTariff: standard };
  const ends = (changed: object) =>
    tariffMoved({ ...given, ranking: [ours, confirmed], ...changed }, ({ cost }) => 1000 - cost)?.ends;

  it('HON-12: falls back on the best confirmed tariff', () => {
    assert.deepEqual(ends({}), [50]);
  });

  it('HON-12: does not fall back if no tariff is confirmed, the recommended one is confirmed or is today’s, or none is compared', () => {
    assert.equal(ends({ ranking: [ours] }), undefined);
    assert.equal(ends({ recommended: confirmed }), undefined);
    assert.equal(ends({ currentTariff: ours.tariff }), undefined);
    assert.equal(ends({ place: { served: 'limited' } }), undefined);
  });
});

describe('a price that may change', () => {
  it('HON-12: varies as far as the price cap did in its last four known quarters, at least by a tenth', () => {
    const { low, high, values } = priceSwing('gas', { served: 'yes' }, '2026-08-15');
    near(low, 5.93 / 7.33, 1e-9);
    near(high, 1.1, 1e-9);
    assert.deepEqual(values, { least: 5.93, most: 7.33 });
  });
});
