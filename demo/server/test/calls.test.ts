import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { type CallName, calls } from '../../../src/api/calls.ts';
import { ASSETS, addressParts, createQuote, LEAF, readResult } from './journey.ts';
import { enquire, enquiry, partnerNamed } from './partner.ts';
import { runServer } from './running-server.ts';

const PARTNER = partnerNamed('brook');
const server = await runServer({ partners: [PARTNER] });
after(() => server.stop());

const supply = {
  postcode: 'BS19AA',
  switchType: 'dualConsolidatedToDualConsolidated',
  currentPayMethod: 'monthlyDirectDebit',
  economy7Percentage: 42,
};
const record = {
  userRefId: 'a',
  referralBranch: 'DR',
  userTrackingId: 'b',
  switchId: null,
  propertyDetails: [{ name: 'page', value: 'home' }],
};

/** Sends a valid request of each call of the contract, and checks the response. */
const HAPPY: Record<CallName, () => Promise<void>> = {
  async authToken() {
    const { status, json } = await server.send('POST /auth/token', { token: null });
    assert.equal(status, 200);
    assert.match(json, /^[\w.-]{60,}$/);
  },
  async verifiedAddresses() {
    const { json } = await server.send('GET /request/address/list/postcode?postcode=BS19AA');
    assert.equal(json.verifiedAddresses[0].text, '14 Harbour View Road, Bristol, BS1 9AA');
  },
  async reccoAddresses() {
    const { json } = await server.send('GET /request/address/recco?postcode=BS19AA');
    assert.equal(json[0].postcode, 'BS1 9AA');
    const posted = await server.send('POST /request/address/recco', { body: { postcode: 'BS19AA' } });
    assert.equal(posted.status, 405);
  },
  async addressMeters() {
    const parts = await addressParts(server, 'BS19AA');
    assert.match(parts.mpan, /^22\d{11}$/, 'South West');
    assert.match(parts.mprn, /^90\d{8}$/);
  },
  async addressDefaults() {
    const address = await addressParts(server, 'BS19AA');
    const { json } = await server.send('POST /request/Address/recco/details/default', { body: { address } });
    assert.deepEqual(json.gas, { supplierId: 2, consumption: 11_500, tariffId: 1 });
    assert.deepEqual(json.electricity, { supplierId: 2, consumption: 2700, tariffId: 1 });
    assert.deepEqual([json.solarPropertyId, json.ashpPropertyId], [2, 2]);
  },
  propertyTypes: () => eightTypes('GET /request/customer/property', (json) => json),
  ashpPropertyTypes: () => eightTypes('GET /request/customer/property/ashp', (json) => json),
  esaPropertyTypes: () =>
    eightTypes(
      'GET /request/customer/property/esa',
      (json) => (json as { esaPropertyTypes: unknown }).esaPropertyTypes,
    ),
  async createQuote() {
    for (const asset of ASSETS) assert.match(await createQuote(server, asset), /^[0-9a-f-]{36}$/, asset);
  },
  async changeQuote() {
    const quoteId = await createQuote(server, 'ashp');
    const body = { quoteId, referrerBranch: 'DR', propertyTypeId: 4 };
    const { json } = await server.send('PUT /request/customer/esa/ashp/quote', { body });
    assert.deepEqual(json, { quoteId });
    const result = await readResult(server, 'ashp', quoteId);
    assert.equal(result.json.request.address.propertyTypeId, 4);
    assert.equal(result.json.request.ashp.heatingFuel, 1, 'what was not sent stays');
  },
  async quoteResult() {
    for (const asset of ASSETS) {
      const { status, json } = await readResult(server, asset, await createQuote(server, asset));
      assert.equal(status, 200, asset);
      assert.ok(json.calculatedResults[0].isCurrent, asset);
      assert.ok(
        json.calculatedResults.some((row: { isRecommended: boolean }) => row.isRecommended),
        asset,
      );
    }
  },
  recalculateSolar: () => onAnotherTariff('solar'),
  recalculateAshp: () => onAnotherTariff('ashp'),
  async vehicleByPlate() {
    const body = { registrationNumber: 'FO18 RDX', ev: false };
    const { json } = await server.send('POST /request/ev/regno', { body });
    assert.deepEqual([json.make, json.model, json.isEv, json.fuel], ['Ford', 'Focus', false, 'Petrol']);
  },
  async vehicleMakes() {
    const { json } = await server.send('GET /request/ev/make');
    const names = json.map(({ makeName }: { makeName: string }) => makeName);
    assert.deepEqual(
      names,
      [...names].sort((a, b) => a.localeCompare(b)),
    );
    const tesla = json.find(({ makeName }: { makeName: string }) => makeName === 'Tesla');
    assert.deepEqual(tesla.fuels, [{ fuelName: 'Electric' }]);
  },
  async vehicleModels() {
    const { json } = await server.send(`GET /request/ev/make/${LEAF.makeId}/model`);
    const leaf = json.find(({ model }: { model: string }) => model === 'Leaf');
    assert.deepEqual(leaf, { modelId: LEAF.modelId, model: 'Leaf', fuelId: 3 });
  },
  async vehicleEngines() {
    const { json } = await server.send(`GET /request/ev/model/${LEAF.modelId}/enginesize`);
    assert.deepEqual(json, [
      { engineSize: 39, engineSizeWithUnits: '39 kWh' },
      { engineSize: 59, engineSizeWithUnits: '59 kWh' },
    ]);
  },
  async vehicleDetails() {
    const path = `GET /request/ev/make/${LEAF.makeId}/model/${LEAF.modelId}`;
    assert.equal((await server.send(path)).json.batterySize, 39);
    assert.equal((await server.send(`${path}?engineSize=59`)).json.batterySize, 59);
  },
  async chargeTypes() {
    const { json } = await server.send('GET /request/ev/charge-type');
    assert.deepEqual(json, [
      { id: 1, name: 'Fast 7kW' },
      { id: 3, name: '3 Pin Wall Plug 3kW' },
    ]);
  },
  async suppliers() {
    const { json } = await server.send('POST /request/suppliers', { body: supply });
    const { dualConsolidatedSuppliers } = json.suppliersDto;
    assert.ok(dualConsolidatedSuppliers.some((one: { supplierName: string }) => one.supplierName === 'EDF'));
  },
  async tariffs() {
    const body = { ...supply, supplierId: 4 };
    const { json } = await server.send('POST /request/tariffs', { body });
    const names = json.tariffsDto.tariffs.map(({ tariffName }: { tariffName: string }) => tariffName);
    assert.ok(names.includes('Heat Pump Tracker') && names.includes('Standard variable (price cap)'));
  },
  async estimationDetails() {
    const { json } = await server.send('GET /request/estimation/detail/all');
    assert.equal(json.bedRooms.length, 5);
  },
  async switchDetails() {
    const body = { switchKey: 'a', isTou: true };
    const days = await server.send('POST /request/switch/pro/detail/direct-debit-days', { body });
    assert.equal(Object.keys(days.json.directDebitDaysDto).length, 28);
    const titles = await server.send('POST /request/switch/pro/detail/titles', { body });
    assert.equal(titles.json.titlesDto['1'], 'Mr');
  },
  async trackRecords() {
    const { json } = await server.send('POST /request/user/track-records', { body: [record, record] });
    assert.deepEqual(json, { received: 2 });
  },
  async createEnquiry() {
    const { json } = await enquire(server, PARTNER, enquiry());
    assert.match(json.reference, /^\w{4}-\w{4}$/);
  },
  async withdrawEnquiry() {
    const { json } = await enquire(server, PARTNER, enquiry());
    const from = { headers: { origin: PARTNER.origins[0]! } };
    assert.equal((await server.send(`DELETE /request/enquiries/${json.withdrawal}`, from)).status, 200);
  },
  async createShare() {
    assert.match((await share()).token, /^[\w-]{22}$/);
  },
  async readShare() {
    const { json } = await server.send(`GET /request/shares/${(await share()).token}`);
    assert.equal(json.results[0].asset, 'ashp');
  },
  async deleteShare() {
    const { token, removal } = await share();
    assert.equal((await server.send(`DELETE /request/shares/${removal}`)).status, 200);
    assert.equal((await server.send(`GET /request/shares/${token}`)).status, 404);
  },
};

async function share() {
  const body = { quotes: [{ asset: 'ashp', quoteId: await createQuote(server, 'ashp') }] };
  return (await server.send('POST /request/shares', { body })).json;
}

async function eightTypes(call: string, list: (json: unknown) => unknown) {
  const { json } = await server.send(call);
  const types = list(json) as { id: number; name: string }[];
  assert.deepEqual(
    types.map(({ id }) => id),
    [1, 2, 3, 4, 5, 6, 7, 8],
  );
  assert.equal(types[6]?.name, 'Flat');
}

async function onAnotherTariff(asset: 'solar' | 'ashp') {
  const quoteId = await createQuote(server, asset);
  const { json } = await server.send(`POST /request/results/tou/${asset}/update`, {
    body: { quoteId, tariffId: 1 },
  });
  const [recommended] = json.calculatedResults.filter((row: { isRecommended: boolean }) => row.isRecommended);
  assert.deepEqual([recommended.tariffId, recommended.isCurrent], [1, false]);
}

describe('every call of the contract', () => {
  for (const [name, check] of Object.entries(HAPPY))
    it(`${name}: returns a response that matches its schema`, check);

  it('ROLE-02: is refused without a token, except the call for a token', async () => {
    for (const spec of Object.values(calls).filter((one) => one !== calls.authToken)) {
      const path = spec.path.replace(/\{\w+\}/g, '1');
      const { status, json } = await server.send(`${spec.method} ${path}`, { token: null });
      assert.equal(status, 401, path);
      assert.match(json.message, /token/);
    }
  });
});
