import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Answers, NO_ANSWERS } from './answers.ts';
import { HEATING_FUELS } from './home.ts';
import { PAYMENT_METHODS } from './supply.ts';
import { CHARGE_TYPES } from './vehicle-usage.ts';

/** What each line of the specification names, with what is true before anything was answered. */
const FIELDS: readonly (readonly [string, Partial<Answers>])[] = [
  ['ENT-01', { postcode: '' }],
  ['ENT-04', { gdprConsent: null }],
  ['ENT-05', { supplierId: null, gasSupplierId: null, electricitySupplierId: null }],
  ['ENT-08', { heatingFuel: null }],
  ['ENT-09', { electricitySmartMeterInstalled: false, gasSmartMeterInstalled: false }],
  ['ENT-10, CONST-08', { isEconomy7: false, economy7Percentage: 42 }],
  [
    'ENT-11',
    {
      currentPayMethod: 'monthlyDirectDebit',
      gasCurrentPayMethod: 'monthlyDirectDebit',
      electricityCurrentPayMethod: 'monthlyDirectDebit',
    },
  ],
  ['ENT-15', { propertyId: null, propertyTypeName: '', solarPropertyId: null, ashpPropertyId: null }],
  ['ENT-19, CONST-08', { numberOfAdults: 2, numberOfChildren: 2 }],
];

describe('the quote form', () => {
  for (const [ids, fields] of FIELDS) {
    it(`${ids}: holds ${Object.keys(fields).join(', ')}`, () => {
      for (const [key, value] of Object.entries(fields))
        assert.equal(NO_ANSWERS[key as keyof Answers], value, key);
    });
  }

  it('ENT-13, ENT-14, ENT-17, ENT-18: has no use, tariff, vehicle or miles before the visitor states them', () => {
    const { gasTariff, electricityTariff, tariff, gasUsage, electricityUsage } = NO_ANSWERS;
    assert.deepEqual([gasTariff, electricityTariff, tariff], [{ id: null }, { id: null }, { id: null }]);
    const unknown = {
      usage: null,
      usageType: 1,
      usageUnit: 1,
      cost: null,
      disabledUnits: [],
      isStated: false,
    };
    assert.deepEqual([gasUsage, electricityUsage], [unknown, unknown]);
    assert.deepEqual(NO_ANSWERS.vehicleUsage, { weekday: null, weekend: null });
    const none = { registrationNumber: '', make: '', makeId: null, model: '', modelId: null };
    const sizes = { engineSize: null, batterySize: null, isEv: false, image: null, dontKnow: false };
    assert.deepEqual(NO_ANSWERS.iceVehicle, { ...none, ...sizes });
    assert.deepEqual(NO_ANSWERS.electricVehicle, { ...none, ...sizes });
  });

  it('ENT-08, LOOK-04, CALL-17: knows the fuels of heating without asking: 1 gas, 2 electric, 3 other', () => {
    assert.deepEqual(HEATING_FUELS, [1, 2, 3]);
  });

  it('LOOK-08: knows four ways to pay', () => {
    assert.deepEqual(PAYMENT_METHODS, [
      'monthlyDirectDebit',
      'quarterlyDirectDebit',
      'cashOrCheque',
      'prePaymentMeter',
    ]);
  });

  it('LOOK-01, CONST-14: knows two ways to charge, by their numbers', () => {
    assert.deepEqual(CHARGE_TYPES, [
      { id: 1, name: 'Fast 7kW' },
      { id: 3, name: '3 Pin Wall Plug 3kW' },
    ]);
  });
});
