import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  HEATING_FUELS,
  heatingOptions,
  houseType,
  INSULATIONS,
  likelyHeating,
  mayHeatWithGas,
  typeInOther,
} from './home.ts';

describe('the picture of a property type', () => {
  const pictures = [
    ['Detached house', 'detached'],
    ['Semi-detached house', 'semi'],
    ['End of terrace', 'end-terrace'],
    ['End-terrace house', 'end-terrace'],
    ['Mid-terrace house', 'mid-terrace'],
    ['TERRACED', 'mid-terrace'],
    ['Detached bungalow', 'detached-bungalow'],
    ['Semi-detached bungalow', 'bungalow'],
    ['Bungalow', 'bungalow'],
    ['Terraced bungalow', 'bungalow'],
    ['Flat', 'flat'],
    ['Ground floor flat, end of block', 'flat'],
    ['Apartment', 'flat'],
    ['Maisonette', 'maisonette'],
    ['Flat or maisonette', 'maisonette'],
    ['Castle', 'detached'],
  ] as const;
  for (const [name, picture] of pictures) {
    it(`STEP-PROP-01: of '${name}' is ${picture}`, () => assert.equal(houseType(name), picture));
  }
});

describe('the type in another list of a home chosen from the first', () => {
  const list = [
    { id: 11, name: 'Flat' },
    { id: 12, name: 'Semi-Detached House' },
    { id: 2, name: 'Maisonette' },
  ];
  const known = [1, 11] as const;

  it('AMB-02: is the one of the same name, whatever its id, capitals and dashes', () => {
    assert.equal(typeInOther({ id: 2, name: 'semi detached house' }, list, ...known), 12);
    assert.equal(typeInOther({ id: 2, name: 'Semi – Detached House' }, list, ...known), 12);
    assert.equal(typeInOther({ id: 12, name: 'FLAT' }, list, ...known), 11);
  });

  it('AMB-02: is the default of the address where the home is the one the address is known by', () => {
    assert.equal(typeInOther({ id: 1, name: 'Ground floor flat' }, list, ...known), 11);
    assert.equal(typeInOther({ id: 1, name: 'Ground floor flat' }, null, ...known), 11);
    assert.equal(typeInOther({ id: 1, name: 'Castle' }, [{ id: 3, name: 'House' }], ...known), null);
  });

  it('AMB-02: is never that of an id that means another home, nor the default of another home', () => {
    const castle = { id: 2, name: 'Castle' };
    for (const some of [list, [], null]) assert.equal(typeInOther(castle, some, ...known), null);
  });
});

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
