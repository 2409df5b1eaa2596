import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type AddressDefaults, addressFacts, chosenAddress } from './address-facts.ts';
import type { Meter } from './meter.ts';

const meter = (facts: Partial<Meter> = {}): Meter => ({
  isDomestic: true,
  isPrepayment: false,
  isSmartMeter: true,
  mugSupplierId: 2,
  ...facts,
});
const supply = (supplierId: number, consumption: number) => ({
  supplierId,
  consumption,
  tariffId: supplierId * 10,
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
    assert.deepEqual(facts.tariff, facts.electricityTariff);
  });

  it('STEP-ADDR-18: gas alone compares gas', () => {
    const facts = addressFacts(
      { elecdetails: [], gasdetails: [meter()] },
      defaults({ gas: supply(6, 9000) }),
    );
    assert.equal(facts.compareFuel, 'gas');
    assert.deepEqual(facts.tariff, { id: 60 });
  });

  it('STEP-ADDR-19 AMB-04: anything else compares electricity with electric heating, two suppliers included', () => {
    const alone = addressFacts(
      { elecdetails: [meter()], gasdetails: [] },
      defaults({ electricity: supply(3, 3100) }),
    );
    assert.deepEqual([alone.compareFuel, alone.heatingFuel, alone.sameSupplier], ['electricity', 2, null]);
    const two = addressFacts(both, defaults({ gas: supply(6, 9000), electricity: supply(2, 2700) }));
    assert.deepEqual([two.compareFuel, two.heatingFuel, two.sameSupplier], ['electricity', 2, 'no']);
  });

  it('STEP-ADDR-20 ENT-12 AMB-06: a prepayment meter sets every pay method', () => {
    const facts = addressFacts({ elecdetails: [meter({ isPrepayment: true })], gasdetails: [] }, defaults());
    assert.equal(facts.currentPayMethod, 'prePaymentMeter');
    assert.equal(facts.newTariffPaymentMethod, 'prePaymentMeter');
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
});

describe('chosenAddress', () => {
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
    const chosen = chosenAddress(address, {
      elecdetails: [meter({ mpan: '22' })],
      gasdetails: [meter({ mprn: '90' })],
    });
    assert.equal(chosen.text, '1 Orchard Lane');
    assert.equal(chosen.parts.mpan, '22');
    assert.equal(chosen.parts.mprn, '90');
    assert.equal(chosen.parts.uprn, 42);
  });
});
