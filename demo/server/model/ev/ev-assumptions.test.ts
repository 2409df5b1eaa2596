import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assumptionInEnglish } from '../../test/in-english.ts';
import { tableMarket } from '../../test/table-market.ts';
import { homeLoad } from '../load/home-load.ts';
import { placeOf } from '../place/place.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import { evAssumptions } from './ev-assumptions.ts';
import { type EvCase, type EvOffer, evCase } from './ev-case.ts';
import { evDecision } from './ev-result.ts';
import { canCharge, drivingHours, electricVehicle, fuelVehicle, type VehicleFacts } from './vehicle-facts.ts';

const LONDON = placeOf('SW1A 1AA')!;
const BELFAST = placeOf('BT1 1AA')!;
const market = tableMarket('_C');
const facts: VehicleFacts = {
  make: 'Any',
  model: 'Car',
  isEv: true,
  fuel: 'Electric',
  batterySize: 50,
  engineSize: null,
  milesPerKwh: 4,
  co2GramsPerMile: 0,
};
const burning = (fuel: string) => {
  const vehicle = fuelVehicle({ ...facts, isEv: false, fuel, mpg: 40, co2GramsPerMile: 200 });
  assert.ok('mpg' in vehicle);
  return vehicle;
};
function quoted(changed: Partial<EvCase['question']> = {}): EvCase {
  const electric = electricVehicle(facts);
  assert.ok('milesPerKwh' in electric);
  const place = changed.place ?? LONDON;
  const load = homeLoad({ place, type: null, fuel: 1, isEconomy7: false });
  return evCase({ market, electric, replaced: null, miles: 8000, charger: 1, place, load, ...changed });
}
const CASE = quoted();
const valuesIn = (of: EvCase) => {
  const all = evAssumptions(of, { type: null, isUseKnown: false }).map(assumptionInEnglish);
  return (key: string) => all.find((one) => one.key === key)?.value;
};
const on = (tariff: Partial<Tariff>, offer: Partial<EvOffer> = {}): EvCase => ({
  ...CASE,
  recommended: { ...CASE.recommended, ...offer, tariff: { ...CASE.recommended.tariff, ...tariff } },
});

describe('the list of assumptions of an EV quote', () => {
  it('RIGHT-23, HON-08 has the hours of charging from half a day, and no figure from a whole day', () => {
    const at = (chargingHours: number) => valuesIn({ ...CASE, chargingHours, drivenHours: 0 });
    assert.deepEqual(
      [at(12)('system.charger-hours'), at(12)('system.charger-unknown')],
      [undefined, undefined],
    );
    assert.equal(at(12.34)('system.charger-hours'), '12.3 hours at 7 kW');
    assert.deepEqual(
      [at(24)('system.charger-hours'), at(24)('system.charger-unknown')],
      ['24 hours at 7 kW', undefined],
    );
    assert.deepEqual(
      [at(30)('system.charger-hours'), at(30)('system.charger-unknown')],
      [undefined, '30 hours at 7 kW'],
    );
    assert.deepEqual([canCharge({ chargingHours: 24 }), canCharge({ chargingHours: 24.1 })], [true, false]);
    // 75,000 miles a year are seven hours a day at the wheel.
    assert.equal(canCharge({ chargingHours: 22.4, drivenHours: drivingHours(75_000) }), false);
    assert.equal(drivingHours(10_950), 1);
  });

  it('HON-08 has the share of charging that fits into the cheap hours, if the tariff has a window', () => {
    // 9 of 10 kWh at most, and 8,000 miles fit into six hours of 7 kW.
    assert.equal(CASE.recommended.tariff.name, 'Intelligent Octopus Go');
    assert.equal(valuesIn(CASE)('behaviour.window'), '90%');
    assert.equal(valuesIn(on({ carRate: 14 }))('behaviour.window'), undefined, 'a rate of its own');
    assert.equal(valuesIn(on({ windows: [] }))('behaviour.window'), undefined, 'one rate all day');
  });

  it('HON-08 has the cost of a mile, if the car is driven and can be charged', () => {
    // £240 over 8,000 miles.
    assert.equal(valuesIn(on({}, { carCost: 240 }))('prices.mile'), '3.0p');
    assert.equal(valuesIn({ ...on({}), chargingHours: 25 })('prices.mile'), undefined);
    assert.equal(valuesIn(quoted({ miles: 0 }))('prices.mile'), undefined);
  });

  it('HON-08 has how much more or less the rest of the home costs on the new tariff', () => {
    const of = (cost: number, changed: Partial<EvCase> = {}) => {
      const offered = on({}, { cost, carCost: 200 });
      return valuesIn({ ...offered, currentBill: 1000, currentCost: 300, ...changed });
    };
    // The home without its car costs £1,000 - £300 today, and £1,000 - £200 on the new tariff.
    assert.equal(of(1000)('prices.rest-of-home-more'), '£100 a year more than today');
    assert.equal(of(850)('prices.rest-of-home-less'), '£50 a year less than today');
    assert.equal(of(900)('prices.rest-of-home-less'), '£0 a year less than today');
    // A fuel car is not part of today's electricity bill.
    const replaces = quoted({ replaced: burning('Petrol') });
    assert.equal(
      of(1250, { question: replaces.question })('prices.rest-of-home-more'),
      '£50 a year more than today',
    );
  });

  it('HON-08 has the fuel of the car that is replaced', () => {
    const fuels = (fuel: string) => {
      const all = evAssumptions(quoted({ replaced: burning(fuel) }), { type: null, isUseKnown: false }).map(
        assumptionInEnglish,
      );
      return all.filter(({ key }) => /petrol|diesel/.test(key)).map(({ text, value }) => `${text} ${value}`);
    };
    assert.deepEqual(fuels('Petrol'), ['Petrol 151.4p a litre']);
    assert.deepEqual(fuels('diesel'), ['Diesel 167.14p a litre']);
    assert.equal(valuesIn(CASE)('prices.petrol'), undefined);
  });

  it('HON-08 has neither the bill of the rest of the home nor hours of the day in Northern Ireland, where no tariff is compared', () => {
    const there = quoted({ place: BELFAST });
    const all = evAssumptions(there, { type: null, isUseKnown: false });
    assert.ok(all.every((one) => one.key && !one.key.startsWith('prices.rest-of-home')));
    assert.equal('clock' in evDecision(there), false);
    assert.ok(evDecision(CASE).clock);
  });
});

describe('a vehicle of which too little is known', () => {
  it('is refused as a vehicle', () => {
    const refusal = electricVehicle({ ...facts, milesPerKwh: null });
    assert.equal('refused' in refusal && refusal.refused, 'vehicle');
  });
});
