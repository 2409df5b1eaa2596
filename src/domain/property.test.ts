import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { houseType, typeInOther } from './property.ts';

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
