import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { sources as ownAddresses } from '../examples/own-addresses.ts';
import { sources as ownTariffs } from '../examples/own-tariffs.ts';
import { sources as ownVehicles } from '../examples/own-vehicles.ts';
import { serve } from '../live/fakes/fake-service.ts';
import { openLive } from '../live/sources.ts';
import type { Sources } from '../sources/sources.ts';
import { addressParts, createQuote, QUOTE_BODIES, readResult } from './journey.ts';
import { runServer } from './running-server.ts';

async function serverWith(t: TestContext, sources: Sources) {
  const server = await runServer({}, { sources });
  t.after(() => server.stop());
  return server;
}

describe('an operator with sources of their own', () => {
  for (const name of ['own-tariffs', 'own-vehicles', 'own-addresses'])
    it(`finds an example of at most thirty lines in the README: ${name}`, () => {
      const code = readFileSync(join(import.meta.dirname, `../examples/${name}.ts`), 'utf8');
      const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
      assert.ok(
        readme.includes(`\`\`\`ts\n${code}\`\`\``),
        `README.md does not hold examples/${name}.ts as it is`,
      );
      assert.ok(code.trim().split('\n').length <= 30);
    });

  it('can offer their own tariffs in quotes and lists', async (t) => {
    const server = await serverWith(t, ownTariffs);
    for (const asset of ['ev', 'solar', 'ashp'] as const) {
      const { json } = await readResult(server, asset, await createQuote(server, asset));
      const names = json.calculatedResults.map(({ tariffName }: { tariffName: string }) => tariffName);
      assert.ok(names.includes('Own Night'), `${asset}: ${names}`);
      assert.ok(
        !names.some((name: string | null) => /Octopus|Tracker/.test(name ?? '')),
        `${asset}: ${names}`,
      );
    }
    const body = { postcode: 'BS19AA', switchType: 'a', currentPayMethod: 'b', economy7Percentage: 42 };
    const { json } = await server.send('POST /request/tariffs', { body: { ...body, supplierId: 900 } });
    assert.ok(json.tariffsDto.tariffs.some(({ tariffId }: { tariffId: number }) => tariffId === 900));
  });

  it('gets an error at the start of the server if their tariffs lack the price cap', async (t) => {
    const tariffs = async () => {
      const own = await ownTariffs.tariffs();
      return { ...own, all: own.all.filter(({ id }) => id !== own.standard.id) };
    };
    await assert.rejects(
      serverWith(t, { ...ownTariffs, tariffs }),
      /^StartProblem: Your tariffs lack the price cap: /,
    );
  });

  it('can offer their own vehicles by plate and in lists', async (t) => {
    const server = await serverWith(t, ownVehicles);
    const makes = (await server.send('GET /request/ev/make')).json;
    assert.deepEqual(
      makes.map(({ makeName }: { makeName: string }) => makeName),
      ['Ford', 'Nissan'],
    );
    const plate = (registrationNumber: string) =>
      server.send('POST /request/ev/regno', { body: { registrationNumber, ev: true } });
    assert.equal((await plate('AB12 CDE')).json.model, 'Leaf');
    assert.equal((await plate('EV21 LEF')).status, 404);
    const current = { makeId: null, modelId: null, registrationNumber: 'AB12CDE' };
    const id = await createQuote(server, 'ev', { current, compare: undefined });
    assert.equal((await readResult(server, 'ev', id)).json.request.current.model, 'Leaf');
  });

  it('can quote for their own addresses with the use of their meters', async (t) => {
    const server = await serverWith(t, ownAddresses);
    assert.deepEqual((await server.send('GET /request/address/recco?postcode=BS19AA')).json, []);
    const details = await addressParts(server, 'BS14ST');
    assert.deepEqual([details.line1, details.mpan], ['1 Example Street', '2200000000013']);
    const body = { details, ...QUOTE_BODIES.solar };
    const { json } = await server.send('POST /request/customer/esa/solar/quote', { body });
    const result = await readResult(server, 'solar', json.quoteId);
    assert.equal(result.json.calculatedResults[0].electricity.householdConsumption, 3456);
  });

  it('can use live services that take precedence over their own sources', async (t) => {
    const octopus = await serve(({ url: { pathname } }) =>
      pathname === '/electricity-meter-points/2200000000013/' ? { body: { profile_class: 2 } } : null,
    );
    t.after(() => octopus.close());
    const isEconomy7 = async (env: Record<string, string>) => {
      const server = await serverWith(t, openLive(env, ownAddresses).sources!);
      const address = await addressParts(server, 'BS14ST');
      assert.equal(address.line1, '1 Example Street');
      const call = 'POST /request/Address/recco/details/default';
      return (await server.send(call, { body: { address } })).json.isEconomy7;
    };
    assert.equal(await isEconomy7({}), false);
    assert.equal(await isEconomy7({ OCTOPUS: '1', OCTOPUS_URL: octopus.url }), true);
  });

  it('can return what is known of each meter, without mixing meters', async (t) => {
    const [mpan, mprn] = ['2200000000013', '7700000013'];
    const at = async () => ({
      ...(await ownAddresses.meters.at('own-1'))!,
      mprn,
      isEconomy7: true,
      electricitySupplierId: 2,
      gasSupplierId: 6,
      gasUse: 9000,
    });
    const server = await serverWith(t, { ...ownAddresses, meters: { at } });
    const address = await addressParts(server, 'BS14ST');
    const meter = { isDomestic: true, isPrepayment: false, isSmartMeter: true };
    assert.deepEqual(address.elecdetails, [{ ...meter, mpan, mugSupplierId: 2 }]);
    assert.deepEqual(address.gasdetails, [{ ...meter, mprn, mugSupplierId: 6 }]);
    const { json } = await server.send('POST /request/Address/recco/details/default', {
      body: { address },
    });
    // Gas has no night rate: its tariff is the price cap's own.
    assert.deepEqual(json.electricity, { supplierId: 2, consumption: 3456, tariffId: 2 });
    assert.deepEqual(json.gas, { supplierId: 6, consumption: 9000, tariffId: 1 });
  });
});
