// The expected texts of each driver were calculated by hand from the prices of the tables and the sample home's figures.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Range } from '../../../../src/domain/range.ts';
import { car, LEAF, pump, recommendedOf, roof, WORKED_CAR } from '../../test/drawn-quotes.ts';
import { OFFERED } from '../../test/table-market.ts';
import type { QuoteResult } from '../result/quote-result.ts';
import type { Ranked } from '../tariff/market.ts';
import { priceSwing, tariffMoved } from './price-drivers.ts';
import { movedValues } from './range-of.ts';

const driverOf = (result: QuoteResult, id: string, figure: Range['figure'] = 'savings') =>
  result.ranges!.find((range) => range.figure === figure)!.drivers.find((driver) => driver.id === id);
const textsOf = (result: QuoteResult, id: string) => {
  const { text, from, to, key } = driverOf(result, id)!;
  return [text, from, to, key];
};
const near = (actual: number | undefined, expected: number, within = 0.02) =>
  assert.ok(Math.abs((actual ?? Number.NaN) - expected) <= within, `${actual} against ${expected}`);
const OIL = { heatingFuel: 3, gasUsage: null };
const ELECTRIC = { heatingFuel: 2, gasUsage: null, electricityUsage: 14_000 };

describe('the drivers of a car’s range', () => {
  it('HON-12: name the fuel and vary its price by a tenth', () => {
    assert.deepEqual(textsOf(car(), 'fuel-price'), [
      'Petrol price',
      '136.3p a litre',
      '166.5p a litre',
      'driver.petrol',
    ]);
    const diesel = car({ current: { ...WORKED_CAR.current, fuel: 'Diesel' } });
    assert.deepEqual(textsOf(diesel, 'fuel-price'), [
      'Diesel price',
      '150.4p a litre',
      '183.9p a litre',
      'driver.diesel',
    ]);
  });

  it('HON-12: vary miles a gallon, miles a kWh, miles a year and the share in the cheap window', () => {
    const { from: less, to: more, key } = driverOf(car(), 'mpg')!;
    // 40.3 over 1.1, and 40.3 by 1.1.
    assert.deepEqual([less, more, key], ['36.6 miles a gallon', '44.3 miles a gallon', 'driver.mpg']);
    const { from, to, values } = driverOf(car(), 'car')!;
    // 3.74 from the battery is 3.366 from the wall: 15% less, a tenth more.
    assert.deepEqual([from, to, values], ['2.86 miles a kWh', '3.7 miles a kWh', { from: 2.86, to: 3.7 }]);
    assert.deepEqual(driverOf(car(), 'window')!.values, { from: 70, to: 100 });
    assert.deepEqual(driverOf(car(), 'miles')!.values, { from: 7488, to: 9152 });
  });

  it('HON-12: have no window on a flat tariff', () => {
    assert.equal(driverOf(car({ tariffId: 1 }), 'window'), undefined);
  });

  it('HON-12: include the best confirmed tariff by the cost of the car', () => {
    const own = car({ tariffId: 7 });
    const confirmed = own.calculatedResults.find((row) => row.tariffName === 'Intelligent Octopus Go')!;
    const { from, to, low, high } = driverOf(own, 'tariff')!;
    assert.deepEqual([from, to, low], ['Next Drive', 'Intelligent Octopus Go', 0]);
    near(high, confirmed.savings! - recommendedOf(own).savings!);
    const alone = car({ tariffId: 7, current: LEAF, compare: null });
    near(driverOf(alone, 'tariff', 'annualCost')!.low, -high);
    assert.equal(driverOf(car(), 'tariff'), undefined, 'where ours is confirmed');
  });
});

describe('the drivers of a heat pump’s range', () => {
  it('HON-12: vary the price of today’s fuel, and include a gas supply that is kept', () => {
    assert.deepEqual(textsOf(pump(), 'gas'), ['Gas price', '5.9p a kWh', '8.1p a kWh', 'driver.gas']);
    // 9.2p: three fifths of it in January 2026, a tenth more.
    assert.deepEqual(textsOf(pump(OIL), 'oil'), [
      'Heating oil price',
      '5.5p a kWh',
      '10.1p a kWh',
      'driver.oil',
    ]);
    assert.equal(driverOf(pump(), 'gas-kept')!.to, 'a standing charge of £106 a year');
    const ids = (input: object) => pump(input).ranges![0]!.drivers.map(({ id }) => id);
    assert.equal(ids(OIL).includes('gas-kept') || ids(ELECTRIC).includes('gas-kept'), false);
    assert.equal(ids(ELECTRIC).includes('gas') || ids(ELECTRIC).includes('oil'), false);
  });

  it('HON-12: vary half-hourly prices by their cheap and expensive days', () => {
    const { key, from, low, high } = driverOf(pump(), 'electricity')!;
    assert.deepEqual([key, from], ['driver.half-hours', 'the dearest tenth of days']);
    // Some 5,600 kWh, at half more or two thirds less than 20p or so.
    assert.ok(low < -100 && low > -600 && high > 100 && high < 600, `${low} ${high}`);
    const { key: usual, to } = driverOf(pump({ tariffId: 5 }), 'electricity')!;
    assert.deepEqual([usual, to], ['driver.electricity', '29.2p a kWh']);
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
      '8,641 kWh a year',
      '10,099 kWh a year',
      'driver.heat-metered',
    ]);
    assert.match(driverOf(pump(), 'heat')!.source, /10% less and 10% more/);
    const { spaceHeat, heatDemand } = pump(OIL).breakdown!;
    const ends = (input: object) => {
      const { key, source, values } = driverOf(pump(input), 'heat')!;
      return [key, source.includes('at most 25%'), source.includes('did not tell'), values];
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
    const { key, source, low, values } = driverOf(pump(odd), 'heat')!;
    assert.equal(key, 'driver.heat-mismatch');
    assert.match(source, /^One is by your meter/);
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
    const { from, to, key } = driverOf(roof(), 'export')!;
    assert.deepEqual([from, to, key], ['9.5p a kWh', '11.6p a kWh', 'driver.export']);
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
    const { low, high, source } = priceSwing('gas', { served: 'yes' }, '2026-08-15');
    near(low, 5.93 / 7.33, 1e-9);
    near(high, 1.1, 1e-9);
    assert.match(source, /from 5\.93p to 7\.33p$/);
  });

  it('HON-08: is stated as a whole percentage', () => {
    assert.deepEqual(movedValues({ from: '1,234.567p', to: 'CO2' }), { from: 1234.567, to: 'CO2' });
  });
});
