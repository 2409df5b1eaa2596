import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { homesOf, homeWithId } from './homes.ts';
import { METER_SCENARIOS } from './meters.ts';

const POSTCODES = [
  'BS81AB',
  'NE17RU',
  'EH11AA',
  'CF103AT',
  'SW1A1AA',
  'NR147XX',
  'M11AE',
  'ZE10AA',
  'BT11AA',
];
/** Enough streets to check shares. */
const MANY = Array.from(
  { length: 400 },
  (_, index) => `LS${1 + (index % 9)}${1 + (index % 8)}${letters(index)}`,
);

function letters(index: number): string {
  return `A${String.fromCharCode(65 + (index % 26))}`.replace('AC', 'AD');
}

describe('synthetic homes', () => {
  it('are always the same, and 8 to 24 of them on one street', () => {
    for (const postcode of POSTCODES) {
      const homes = homesOf(postcode);
      assert.deepEqual(homesOf(postcode), homes);
      assert.ok(homes.length >= 8 && homes.length <= 24, `${postcode}: ${homes.length}`);
      const streets = homes.map(({ line1, line2 }) => (line2 || line1).replace(/^\d+ /, ''));
      assert.equal(new Set(streets).size, 1, `${postcode}: ${streets.join(', ')}`);
    }
  });

  it('can be found by their ids alone', () => {
    for (const postcode of ['BS81AB', 'BS19AA', 'BS19AF']) {
      for (const home of homesOf(postcode)) assert.deepEqual(homeWithId(home.id), home);
    }
    for (const id of ['BS81AB-0', 'BS81AB-01', 'BS81AB-25', 'BS81AB-1x', 'JE23AB-1', '', 'nonsense']) {
      assert.equal(homeWithId(id), null, id);
    }
  });

  it('all have different addresses', () => {
    for (const postcode of POSTCODES) {
      const texts = homesOf(postcode).map(({ line1, line2 }) => `${line1}, ${line2}`);
      assert.equal(new Set(texts).size, texts.length, postcode);
    }
  });

  it('do not exist in the Crown dependencies and in unknown postcode areas', () => {
    for (const postcode of ['JE23AB', 'GY11AA', 'IM11AA', 'XX11AA', 'GIR0AA']) {
      assert.deepEqual(homesOf(postcode), [], postcode);
    }
  });

  it('use an amount of energy that the product accepts', () => {
    for (const { electricityUse, gasUse } of POSTCODES.flatMap(homesOf)) {
      assert.ok(electricityUse >= 1 && electricityUse <= 75_000, String(electricityUse));
      assert.ok(gasUse >= 1 && gasUse <= 200_000, String(gasUse));
    }
  });

  it('have the kinds of supply in about the table’s shares', () => {
    const homes = [...new Set(MANY)].flatMap(homesOf);
    assert.ok(homes.length > 1000, String(homes.length));
    for (const { name, share } of METER_SCENARIOS) {
      const drawn = (100 * homes.filter(({ scenario }) => scenario.name === name).length) / homes.length;
      // Four standard deviations of a share among a thousand homes.
      assert.ok(Math.abs(drawn - share) < 4 * Math.sqrt((share * (100 - share)) / 1000), `${name}: ${drawn}`);
    }
  });

  it('have no gas meters on Shetland, Orkney and Scilly, which have no gas grid', () => {
    for (const postcode of ['ZE10AA', 'ZE29TT', 'KW151AA', 'KW163BB', 'KW172TT', 'TR210JD', 'TR240QQ']) {
      const homes = homesOf(postcode);
      assert.ok(homes.length >= 8, postcode);
      for (const { mprn, scenario, id } of homes)
        assert.deepEqual([mprn, scenario.hasGas], [null, false], id);
    }
    for (const postcode of ['KW14AA', 'TR11AA', 'HS12AA', 'BT11AA'])
      assert.ok(
        homesOf(postcode).some(({ mprn }) => mprn),
        postcode,
      );
  });

  it('have the meters of their kind of supply', () => {
    for (const { mpan, mprn, scenario, id } of POSTCODES.flatMap(homesOf)) {
      assert.equal(mpan !== null, scenario.hasElectricity, id);
      assert.equal(mprn !== null, scenario.hasGas, id);
    }
  });
});
