import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HEATING_FUELS, heatingOptions, INSULATIONS, likelyHeating, mayHeatWithGas } from './heating.ts';

const offered = (...supply: Parameters<typeof heatingOptions>) =>
  heatingOptions(...supply).map(({ fuel, disabled }) => (disabled ? `${fuel} disabled` : `${fuel}`));

describe('heatingOptions', () => {
  it('LOOK-04 LOOK-03: knows three heatings and three insulations', () => {
    assert.deepEqual(HEATING_FUELS, [1, 2, 3]);
    assert.deepEqual(INSULATIONS, [1, 2, 3]);
  });

  it('STEP-HEAT-02: hides gas where there is no gas meter', () => {
    assert.deepEqual(offered({ compareFuel: 'electricity', hasGasMeter: false }), ['2', '3']);
  });

  it('STEP-HEAT-03: hides oil and disables electric where one supplier brings both fuels', () => {
    assert.deepEqual(offered({ compareFuel: 'gasElectricity', hasGasMeter: true }), ['1', '2 disabled']);
  });

  it('STEP-ADDR-17, STEP-ADDR-18, STEP-ADDR-19: takes a home with gas to burn it', () => {
    assert.deepEqual((['electricity', 'gas', 'gasElectricity'] as const).map(likelyHeating), [2, 1, 1]);
  });

  it('AMB-04: leaves all three to a home with two suppliers, and hints at its gas meter', () => {
    const twoSuppliers = { compareFuel: 'electricity', hasGasMeter: true } as const;
    assert.deepEqual(offered(twoSuppliers), ['1', '2', '3']);
    assert.equal(mayHeatWithGas(twoSuppliers), true);
    assert.equal(mayHeatWithGas({ compareFuel: 'gasElectricity', hasGasMeter: true }), false);
  });
});
