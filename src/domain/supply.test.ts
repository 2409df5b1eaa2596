import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareFuel, type Meter, type Meters, meterRefusal, switchType } from './supply.ts';

const meter = (facts: Partial<Meter> = {}): Meter => ({
  isDomestic: true,
  isPrepayment: false,
  isSmartMeter: true,
  mugSupplierId: 2,
  ...facts,
});
const home = (electricity: readonly Meter[], gas: readonly Meter[]): Meters => ({
  elecdetails: electricity,
  gasdetails: gas,
});

describe('meterRefusal', () => {
  it('accepts a domestic home with an electricity meter', () => {
    assert.equal(meterRefusal(home([meter()], [])), null);
    assert.equal(meterRefusal(home([meter()], [meter()])), null);
  });

  it('STEP-ADDR-22 ERR-08: refuses when there are meters and none is domestic', () => {
    assert.equal(meterRefusal(home([meter({ isDomestic: false })], [])), 'nonDomestic');
    assert.equal(meterRefusal(home([meter({ isDomestic: false })], [meter()])), null);
  });

  it('STEP-ADDR-23 ERR-10 AMB-06: refuses any prepayment meter, gas or electricity', () => {
    assert.equal(meterRefusal(home([meter({ isPrepayment: true })], [])), 'prepayment');
    assert.equal(meterRefusal(home([meter()], [meter({ isPrepayment: true })])), 'prepayment');
  });

  it('STEP-ADDR-24 ERR-11 AMB-05: refuses a gas-only home unless the journey is gas to gas', () => {
    assert.equal(meterRefusal(home([], [meter()])), 'gasOnly');
    assert.equal(meterRefusal(home([], [meter()]), 'gasToGas'), null);
  });

  it('STEP-ADDR-25 ERR-12 AMB-05: an address without any meter has no national data, and is not called a business', () => {
    assert.equal(meterRefusal(home([], [])), 'noElectricity');
  });

  it('STEP-ADDR-26: names only the first reason, in the order of the specification', () => {
    const worst = meter({ isDomestic: false, isPrepayment: true });
    assert.equal(meterRefusal(home([], [worst])), 'nonDomestic');
    assert.equal(meterRefusal(home([], [meter({ isPrepayment: true })])), 'prepayment');
  });
});

describe('switchType', () => {
  it('STATE-01: gas only gives gasToGas', () => assert.equal(switchType(2, null), 'gasToGas'));
  it('STATE-02: electricity only gives electricityToElectricity', () =>
    assert.equal(switchType(null, 2), 'electricityToElectricity'));
  it('STATE-03: one supplier of both gives dualConsolidatedToDualConsolidated', () =>
    assert.equal(switchType(2, 2), 'dualConsolidatedToDualConsolidated'));
  it('STATE-04: two suppliers give dualDistinctToDualConsolidated', () =>
    assert.equal(switchType(2, 6), 'dualDistinctToDualConsolidated'));
  it('gives nothing while no supplier is known', () => assert.equal(switchType(null, null), null));
});

describe('compareFuel', () => {
  it('ENT-07: is gasElectricity for one supplier, gas for gas alone, else electricity', () => {
    assert.equal(compareFuel(2, 2), 'gasElectricity');
    assert.equal(compareFuel(2, null), 'gas');
    assert.equal(compareFuel(null, 2), 'electricity');
    assert.equal(compareFuel(2, 6), 'electricity');
    assert.equal(compareFuel(null, null), 'electricity');
  });
});
