import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FIESTA, ZOE } from '../../../test/figured-cars.ts';
import { words } from '../../../test/spec-words.ts';
import { wireResult } from '../../../test/wire-result.ts';
import { breakdownRows } from './ev-rows.ts';

const rows = [
  { isCurrent: true, annualCost: 1758.74 },
  { isCurrent: false, annualCost: 300.4, gridCo2Emission: 0.4, electricity: { evConsumption: 3157 } },
];

function shown(current: object, compare: object | null = null, more: object = {}) {
  const request = { current, compare, totalMiles: 10_400, ...more };
  const result = wireResult({ request, calculatedResults: rows });
  return Object.fromEntries(
    breakdownRows(result, words).map(({ label, cells }) => [
      words(label),
      cells.map((lines) => lines.join('; ')),
    ]),
  );
}

describe('Vehicle Breakdown', () => {
  it('RES-EV-10…17: has both vehicles side by side, in cc and kWh, off-peak and peak paired', () => {
    assert.deepEqual(shown(FIESTA, ZOE), {
      'Engine or battery': ['999 cc engine', '52 kWh battery'],
      'Fuel type': ['Petrol', 'Electric'],
      'How far it goes': ['40.7 miles per gallon (MPG)', '3.66 miles per kWh; 3.29 with charging losses'],
      'CO2 a mile': ['255 g', '0 g from the exhaust'],
      'Cost per mile': ['16.9p', '2.9p as you charge; 2.4p off-peak; 8.6p peak'],
      'Fuel or power a year': ['1,162 litres', '3,157 kWh'],
      'Annual CO2': ['2.65 tonnes', '0.40 tonnes from making its electricity; 0 tonnes from the exhaust'],
      'Annual cost': ['£1,759', '£300 as you charge; £252 if all off-peak; £894 if all at peak'],
    });
  });

  it('RES-EV-17: has the price of charging, so that its cost can be checked', () => {
    const car = { milesPerKwh: 3.4, low: 8, high: 28.85, windowKwhPerDay: 40, most: 0.9 };
    const flow = { standing: 0, import: [], pump: [], export: [] };
    const whatIf = { before: flow, after: { ...flow, car } };
    const result = wireResult({
      request: { current: ZOE, totalMiles: 10_400 },
      calculatedResults: rows,
      whatIf,
    });
    const used = breakdownRows(result, words).find(({ label }) => label === 'ev.row.used');
    assert.deepEqual(used?.cells, [['3,157 kWh', '90% at 8.0p, the rest at 28.9p']]);
  });

  it('RES-EV-17: charged at one price, or wholly in the cheap hours, it has one price', () => {
    const used = (car: object, kWh = 3157) => {
      const flow = { standing: 0, import: [], pump: [], export: [] };
      const after = { ...flow, car: { milesPerKwh: 3.4, low: 8, high: 28.85, most: 1, ...car } };
      const charged = { isCurrent: false, annualCost: 300, electricity: { evConsumption: kWh } };
      const result = wireResult({
        request: { current: ZOE, totalMiles: 10_400 },
        calculatedResults: [charged],
        whatIf: { before: flow, after },
      });
      return breakdownRows(result, words).find(({ label }) => label === 'ev.row.used')?.cells[0];
    };
    assert.deepEqual(used({ windowKwhPerDay: null }), ['3,157 kWh', '100% at 8.0p']);
    assert.deepEqual(used({ windowKwhPerDay: 40 }), ['3,157 kWh', '100% at 8.0p']);
    assert.deepEqual(used({ windowKwhPerDay: 4, high: 8 }), ['3,157 kWh', '100% at 8.0p']);
    assert.deepEqual(used({ windowKwhPerDay: 4 }, 2920), ['2,920 kWh', '50% at 8.0p, the rest at 28.9p']);
  });

  it('RES-EV-17: has the price of a litre of fuel, and leaves it out if the consumption is unknown', () => {
    const petrol = { perMile: 0.17, use: null, unit: 'l', pence: 151.4, standing: 0 };
    const flow = { standing: 0, import: [], pump: [], export: [] };
    const whatIf = (fuel: object) => ({ before: { ...flow, fuel }, after: flow });
    const used = (vehicle: object, miles: number | null, fuel: object = petrol) => {
      const request = { current: vehicle, compare: ZOE, totalMiles: miles };
      const result = wireResult({ request, calculatedResults: rows, whatIf: whatIf(fuel) });
      return breakdownRows(result, words).find(({ label }) => label === 'ev.row.used')?.cells[0];
    };
    assert.deepEqual(used(FIESTA, 10_400), [
      words('ev.row.at', { value: '1,162 litres', rate: words.format.pence(151.4) }),
    ]);
    assert.deepEqual(used(FIESTA, 10_400, { ...petrol, unit: 'kWh' }), ['1,162 litres']);
    assert.deepEqual(used({ ...FIESTA, mpg: null }, 10_400), []);
    assert.deepEqual(used(FIESTA, null), []);
  });

  it('RES-EV-12: an unknown fuel is electricity for an electric vehicle, and unknown for any other', () => {
    const unfuelled = shown({ ...FIESTA, fuel: null }, { ...ZOE, fuel: null });
    assert.deepEqual(unfuelled['Fuel type'], ['', words('ev.row.electricFuel')]);
    const bare = { make: 'Ford', model: 'Fiesta', isEv: false };
    const nothing = breakdownRows(
      wireResult({ request: { current: bare }, calculatedResults: [{ isCurrent: true }] }),
      words,
    );
    assert.deepEqual(nothing, []);
    assert.deepEqual(shown(bare, { ...ZOE, cO2Emisions: null })['CO2 a mile'], ['', '0 g from the exhaust']);
  });

  it('RES-EV-15 AMB-23: an API that sends pounds a mile is shown in pence', () => {
    assert.deepEqual(shown({ ...ZOE, costPerMile: 0.0243, costPerMileMax: 0.086 })['Cost per mile'], [
      '2.9p as you charge; 2.4p off-peak; 8.6p peak',
    ]);
  });

  it('RES-EV-15: shows one rate of an electric vehicle that has only one', () => {
    const one = shown({ ...ZOE, costPerMileMax: null, annualCostMax: null });
    assert.deepEqual([one['Cost per mile'], one['Annual cost']], [['2.4p'], ['£252']]);
  });

  it('RES-EV-16: has no row for a figure that was not sent', () => {
    const unknown = { make: 'Ford', model: 'Fiesta', isEv: false, annualCost: 1758.74 };
    const kept = shown(unknown, ZOE, { totalMiles: null });
    assert.deepEqual(kept['Engine or battery'], ['', '52 kWh battery']);
    assert.deepEqual(kept['Annual cost']?.[0], '£1,759');
  });
});
