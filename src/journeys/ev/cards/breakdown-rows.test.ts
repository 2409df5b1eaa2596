import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { QuotedVehicle } from '../../../domain/vehicle.ts';
import { createWords } from '../../../words/words.ts';
import { breakdownRows } from './breakdown-rows.ts';

const words = createWords({ copy: 'spec', messages: {} });
const fiesta: QuotedVehicle = {
  make: 'Ford',
  model: 'Fiesta',
  image: null,
  isEv: false,
  batterySize: null,
  engineSize: 999,
  fuel: 'Petrol',
  mpg: 40.7,
  cO2Emisions: 255,
  costPerMile: 16.911,
  costPerMileMax: null,
  annualCost: 1758.74,
  annualCostMax: null,
};
const zoe: QuotedVehicle = {
  ...fiesta,
  make: 'Renault',
  model: 'Zoe',
  isEv: true,
  batterySize: 52,
  engineSize: null,
  fuel: 'Electric',
  mpg: 3.66,
  cO2Emisions: 0,
  costPerMile: 2.43,
  costPerMileMax: 8.6,
  annualCost: 252.4,
  annualCostMax: 894.3,
};
const shown = (vehicle: QuotedVehicle, totalMiles: number | null = 10_400) =>
  breakdownRows(vehicle, totalMiles, words).map(({ label, value }) => `${words(label)}: ${value}`);

describe('Vehicle Breakdown', () => {
  it('RES-EV-11…17: shows a petrol vehicle in cc, MPG, grams, pence and tonnes', () => {
    assert.deepEqual(shown(fiesta), [
      'Engine size: 999 cc',
      'Fuel type: Petrol',
      'Miles per gallon (MPG): 40.7',
      'CO2 a mile: 255 g',
      'Cost per mile: 16.9p',
      'Annual CO2: 2.65 tonnes',
      'Annual cost: £1,759',
    ]);
  });

  it('RES-EV-11…17: shows an electric one in kWh and miles per kWh, off-peak and peak, with no CO2', () => {
    assert.deepEqual(shown(zoe), [
      'Battery size: 52 kWh',
      'Fuel type: Electric',
      'Miles per kWh: 3.7',
      'CO2 a mile: 0 g',
      'Cost per mile, off-peak: 2.4p',
      'Cost per mile, peak: 8.6p',
      'Annual CO2: 0 tonnes',
      'Annual cost, all charged off-peak: £252',
      'Annual cost, all charged at peak: £894',
    ]);
  });

  it('RES-EV-15 AMB-23: an API that sends pounds a mile is shown in pence', () => {
    const rows = shown({ ...zoe, costPerMile: 0.0243, costPerMileMax: 0.086 });
    assert.ok(rows.includes('Cost per mile, off-peak: 2.4p') && rows.includes('Cost per mile, peak: 8.6p'));
  });

  it('RES-EV-15: an electric vehicle with one rate is not said to have two', () => {
    const rows = shown({ ...zoe, costPerMileMax: null, annualCostMax: null });
    assert.ok(rows.includes('Cost per mile: 2.4p') && rows.includes('Annual cost: £252'));
  });

  it('RES-EV-16: invents nothing: a figure that is not sent has no row', () => {
    const unknown = {
      ...fiesta,
      engineSize: null,
      fuel: null,
      mpg: null,
      cO2Emisions: null,
      costPerMile: null,
    };
    assert.deepEqual(shown(unknown, null), ['Annual cost: £1,759']);
  });
});
