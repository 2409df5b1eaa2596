import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { addressFacts } from '../../../src/domain/address-facts.ts';
import { meterRefusal, switchType } from '../../../src/domain/supply.ts';
import { addressParts } from './journey.ts';
import { runServer } from './running-server.ts';

const server = await runServer();
after(() => server.stop());

/** The data that the widget gets for the first address of a postcode. */
async function arrival(postcode: string) {
  const address = await addressParts(server, postcode);
  const { json } = await server.send('POST /request/Address/recco/details/default', { body: { address } });
  return {
    address,
    refusal: meterRefusal(address),
    facts: addressFacts(address, json),
    type: json.ashpPropertyId as number | null,
    defaults: json,
  };
}

describe('the homes at fixed postcodes', () => {
  it('BS1 9AA: a semi on gas with one supplier', async () => {
    const { refusal, facts, type } = await arrival('BS19AA');
    assert.deepEqual([refusal, facts.compareFuel, facts.heatingFuel, type], [null, 'gasElectricity', 1, 2]);
    assert.deepEqual([facts.gasUsage?.usage, facts.electricityUsage?.usage], [11_500, 2700]);
  });

  it('BS1 9AB: a cottage off the gas grid', async () => {
    const { address, refusal, facts, type } = await arrival('BS19AB');
    assert.match(address.text, /Cottage/);
    assert.deepEqual([refusal, facts.compareFuel, type], [null, 'electricity', 1]);
    assert.deepEqual(address.gasdetails, []);
  });

  it('BS1 9AD: a flat with storage heaters', async () => {
    const { address, refusal, facts, type } = await arrival('BS19AD');
    assert.match(address.text, /^Flat/);
    assert.deepEqual([refusal, facts.heatingFuel, facts.isEconomy7, type], [null, 2, true, 7]);
  });

  it('BS1 9AE: gas and electricity from two suppliers', async () => {
    const { refusal, facts } = await arrival('BS19AE');
    assert.deepEqual([refusal, facts.sameSupplier], [null, 'no']);
    const type = switchType(facts.gasSupplierId ?? null, facts.electricitySupplierId ?? null);
    assert.equal(type, 'dualDistinctToDualConsolidated');
  });

  it('BS1 9AF: prepayment', async () => {
    const { refusal, facts } = await arrival('BS19AF');
    assert.deepEqual([refusal, facts.currentPayMethod], ['prepayment', 'prePaymentMeter']);
  });

  it('BS1 9AG: gas alone', async () => {
    const { refusal, facts } = await arrival('BS19AG');
    assert.deepEqual([refusal, facts.compareFuel], ['gasOnly', 'gas']);
  });

  it('BS1 9AH: a shop', async () => {
    const { refusal, type } = await arrival('BS19AH');
    assert.deepEqual([refusal, type], ['nonDomestic', null]);
  });

  it('BS1 9AJ: no meter on record', async () => {
    const { refusal, defaults } = await arrival('BS19AJ');
    assert.deepEqual([refusal, defaults.electricity, defaults.gas], ['noElectricity', null, null]);
  });
});

describe('the plates with fixed outcomes', () => {
  const search = async (registrationNumber: string, ev: boolean) => {
    const { status, json } = await server.send('POST /request/ev/regno', {
      body: { registrationNumber, ev },
    });
    return [status, json.fuel];
  };
  const cases: readonly (readonly [string, readonly unknown[], readonly unknown[]])[] = [
    ['FO18RDX', [200, 'Petrol'], [409, undefined]],
    ['DE16SEL', [200, 'Diesel'], [409, undefined]],
    ['EV21LEF', [409, undefined], [200, 'Electric']],
    ['PH71EVS', [409, undefined], [409, undefined]],
    ['HG71VTR', [409, undefined], [409, undefined]],
    ['ZZ99ZZZ', [404, undefined], [404, undefined]],
  ];
  for (const [plate, asFuelled, asElectric] of cases) {
    it(`CALL-03: ${plate} is ${asFuelled[0]} as a car with an engine and ${asElectric[0]} as an electric one`, async () => {
      assert.deepEqual(await search(plate, false), asFuelled);
      assert.deepEqual(await search(plate, true), asElectric);
    });
  }

  it('VAL-20…23: a plate of every format finds a vehicle, with or without a space', async () => {
    for (const plate of ['AB12CDE', 'AB12 CDE', 'ab12cde', 'A123BCD', 'ABC123D', 'ABZ1234', 'B2', '3C'])
      assert.equal((await search(plate, false))[0], 200, plate);
  });
});
