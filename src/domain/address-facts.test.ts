import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ChosenAddress } from './address.ts';
import { type AddressDefaults, addressFacts, chooseAddress, noAddressFacts } from './address-facts.ts';
import { NO_ANSWERS } from './answers.ts';
import type { Meter } from './supply.ts';

const meter = (facts: Partial<Meter> = {}): Meter => ({
  isDomestic: true,
  isPrepayment: false,
  isSmartMeter: true,
  mugSupplierId: 2,
  ...facts,
});
/** Its tariff's id depends on the use, so that the tariffs of one supplier's two fuels differ. */
const supply = (supplierId: number, consumption: number) => ({
  supplierId,
  consumption,
  tariffId: consumption / 100,
});
const defaults = (facts: Partial<AddressDefaults> = {}): AddressDefaults => ({
  gas: null,
  electricity: null,
  solarPropertyId: 2,
  ashpPropertyId: 3,
  isEconomy7: false,
  currentPayMethod: 'quarterlyDirectDebit',
  ...facts,
});
const both = { elecdetails: [meter()], gasdetails: [meter()] };

describe('addressFacts', () => {
  it('STEP-ADDR-17 ENT-06 ENT-14: one supplier of both means gas heating and the electricity tariff', () => {
    const facts = addressFacts(both, defaults({ gas: supply(2, 11_500), electricity: supply(2, 2700) }));
    assert.equal(facts.compareFuel, 'gasElectricity');
    assert.equal(facts.heatingFuel, 1);
    assert.equal(facts.sameSupplier, 'yes');
    assert.deepEqual(facts.gasTariff, { id: 115 });
    assert.deepEqual(facts.electricityTariff, { id: 27 });
    assert.deepEqual(facts.tariff, { id: 27 });
    assert.deepEqual([facts.supplierId, facts.gasSupplierId, facts.electricitySupplierId], [2, 2, 2]);
  });

  it('STEP-ADDR-18: gas alone compares gas', () => {
    const facts = addressFacts(
      { elecdetails: [], gasdetails: [meter()] },
      defaults({ gas: supply(6, 9000) }),
    );
    assert.equal(facts.compareFuel, 'gas');
    assert.deepEqual(facts.tariff, { id: 90 });
    assert.deepEqual([facts.supplierId, facts.electricitySupplierId, facts.sameSupplier], [6, null, null]);
    assert.deepEqual(facts.electricityTariff, { id: null });
  });

  it('STEP-ADDR-19 AMB-04: anything else compares electricity with electric heating, two suppliers included', () => {
    const alone = addressFacts(
      { elecdetails: [meter()], gasdetails: [] },
      defaults({ electricity: supply(3, 3100) }),
    );
    assert.deepEqual([alone.compareFuel, alone.heatingFuel, alone.sameSupplier], ['electricity', 2, null]);
    const two = addressFacts(both, defaults({ gas: supply(6, 9000), electricity: supply(2, 2700) }));
    assert.deepEqual([two.compareFuel, two.heatingFuel, two.sameSupplier], ['electricity', 2, 'no']);
    assert.deepEqual([two.supplierId, two.tariff], [2, { id: 27 }]);
  });

  it('STEP-ADDR-20 ENT-12 AMB-06: a prepayment meter sets every pay method', () => {
    const facts = addressFacts({ elecdetails: [meter({ isPrepayment: true })], gasdetails: [] }, defaults());
    assert.equal(facts.currentPayMethod, 'prePaymentMeter');
    assert.equal(facts.gasCurrentPayMethod, 'prePaymentMeter');
    assert.equal(facts.electricityCurrentPayMethod, 'prePaymentMeter');
    assert.equal(facts.newTariffPaymentMethod, 'prePaymentMeter');
  });

  it('CONST-08: the payment method is a monthly direct debit if the defaults name no known one', () => {
    for (const currentPayMethod of [null, 'barter']) {
      assert.equal(addressFacts(both, defaults({ currentPayMethod })).currentPayMethod, 'monthlyDirectDebit');
    }
  });

  it('ENT-09 ENT-10: has a smart meter only if the meter is one', () => {
    const smart = (isSmartMeter: boolean) => [meter({ isSmartMeter })];
    for (const [elecdetails, gasdetails, electricity, gas] of [
      [smart(true), smart(false), true, false],
      [smart(false), smart(true), false, true],
      [[], [], false, false],
    ] as const) {
      const facts = addressFacts({ elecdetails, gasdetails }, defaults({ isEconomy7: true }));
      assert.equal(facts.electricitySmartMeterInstalled, electricity);
      assert.equal(facts.gasSmartMeterInstalled, gas);
      assert.equal(facts.isEconomy7, true);
    }
  });

  it('GEN-06 ENT-13: fills in yearly use, payment method, smart meters and property types', () => {
    const facts = addressFacts(both, defaults({ gas: supply(2, 11_500), electricity: supply(2, 2700) }));
    assert.equal(facts.gasUsage?.usage, 11_500);
    assert.equal(facts.electricityUsage?.usage, 2700);
    assert.equal(facts.currentPayMethod, 'quarterlyDirectDebit');
    assert.equal(facts.newTariffPaymentMethod, 'monthlyDirectDebit');
    assert.equal(facts.electricitySmartMeterInstalled, true);
    assert.equal(facts.solarPropertyId, 2);
    assert.equal(facts.ashpPropertyId, 3);
  });

  it('takes the supplier from the meter when the defaults name none', () => {
    const facts = addressFacts({ elecdetails: [meter({ mugSupplierId: 7 })], gasdetails: [] }, defaults());
    assert.equal(facts.electricitySupplierId, 7);
    assert.equal(facts.electricityUsage?.usage, null);
  });

  it('takes the supplier that the defaults name before that of the meter', () => {
    const meters = { elecdetails: [meter({ mugSupplierId: 7 })], gasdetails: [meter({ mugSupplierId: 8 })] };
    const facts = addressFacts(meters, defaults({ gas: supply(1, 100), electricity: supply(2, 100) }));
    assert.deepEqual([facts.gasSupplierId, facts.electricitySupplierId], [1, 2]);
    const unnamed = addressFacts(meters, defaults({ gas: { ...supply(1, 100), supplierId: null } }));
    assert.equal(unnamed.gasSupplierId, 8);
  });

  it('takes no supplier of a fuel without a meter', () => {
    const known = defaults({ gas: supply(1, 100), electricity: supply(2, 100) });
    const facts = addressFacts({ elecdetails: [], gasdetails: [] }, known);
    assert.deepEqual([facts.gasSupplierId, facts.electricitySupplierId], [null, null]);
  });

  it('STEP-ADDR-10: forgets the type of the home at the address before', () => {
    const { propertyId, propertyTypeName } = addressFacts(both, defaults());
    assert.deepEqual([propertyId, propertyTypeName], [null, '']);
  });
});

describe('noAddressFacts', () => {
  it('STEP-ADDR-09 STEP-ADDR-10: keeps nothing from the address', () => {
    const brought = addressFacts(both, defaults({ gas: supply(2, 11_500), electricity: supply(2, 2700) }));
    const left = { ...NO_ANSWERS, ...brought, address: {} as ChosenAddress, ...noAddressFacts() };
    assert.deepEqual(left, { ...NO_ANSWERS, certificate: undefined });
  });
});

describe('chooseAddress', () => {
  it('ENT-02 ENT-03: keeps the address item and adds its meters and their numbers', () => {
    const address = {
      id: 'a',
      text: '1 Orchard Lane',
      line1: '1 Orchard Lane',
      line2: '',
      town: 'Bristol',
      county: '',
      postcode: 'BS1 9AA',
      mpanCores: ['22'],
      xoserveAddressCodes: [],
      uprn: 42,
    };
    const chosen = chooseAddress(address, {
      elecdetails: [meter({ mpan: '22' })],
      gasdetails: [meter({ mprn: '90' })],
      fuelType: null,
    });
    assert.equal(chosen.text, '1 Orchard Lane');
    assert.equal(chosen.parts.mpan, '22');
    assert.equal(chosen.parts.mprn, '90');
    assert.equal(chosen.parts.uprn, 42);
    assert.equal(chosen.parts.fuelType, null);
    assert.equal(chosen.parts.elecdetails[0]?.mpan, '22');
    assert.equal(chosen.parts.gasdetails[0]?.mprn, '90');
    const none = chooseAddress(address, { elecdetails: [], gasdetails: [], fuelType: 'gas' });
    assert.deepEqual([none.parts.mpan, none.parts.mprn, none.parts.fuelType], [null, null, 'gas']);
  });
});
