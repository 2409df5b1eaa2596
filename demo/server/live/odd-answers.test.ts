// Tests documented but unusual answers of services.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Assumption } from '../model/result/quote-result.ts';
import { addresses, createWorld, plate, quoted, type World } from '../test/failing/in-process.ts';
import { assumptionInEnglish } from '../test/in-english.ts';
import { addressParts, QUOTE_BODIES } from '../test/journey.ts';
import { EPC_TOKEN, sample } from './fakes/certificates.ts';
import type { Fake } from './fakes/fake-service.ts';
import { fakeOctopus } from './fakes/prices.ts';
import { createFakeMot, fakeDvla } from './fakes/vehicles.ts';
import type { ServiceName } from './services.ts';

const MID_TERRACE = 4;

describe('unusual answers of services', () => {
  let world: World;
  before(async () => {
    world = await createWorld();
  });
  after(() => world.close());
  const assumptionOf = ({ assumptions }: { assumptions: Assumption[] }, key: string) =>
    assumptions.map(assumptionInEnglish).find((one) => one.key === key);
  const started = (service: ServiceName, plays: Fake, ...beside: readonly ServiceName[]) =>
    world.started([...beside, service], { [service]: plays });
  const texts = async (service: ServiceName, body: unknown) =>
    (await addresses(await started(service, () => ({ body })))).json.map(
      ({ text }: { text: string }) => text,
    );

  it('OS Places may send numbers as text, house numbers with letters, and several pages', async () => {
    const home = (at: number, more: object = {}) => ({
      DPA: {
        UPRN: 7000 + at,
        BUILDING_NUMBER: at,
        THOROUGHFARE_NAME: 'MILL LANE',
        POST_TOWN: 'YORK',
        ...more,
      },
    });
    const asked: string[] = [];
    const server = await started('osPlaces', ({ url: { searchParams } }) => {
      const offset = searchParams.get('offset')!;
      asked.push(offset);
      const results =
        offset === '0'
          ? [home(0, { BUILDING_NUMBER: null, BUILDING_NAME: '12A' }), home(2, { STATUS: 'APPROVED' })]
          : [home(101)];
      return { body: { header: { totalresults: '101' }, results } };
    });
    const { json } = await addresses(server);
    assert.deepEqual(asked, ['0', '100']);
    assert.deepEqual(
      json.map(({ text }: { text: string }) => text),
      ['12A Mill Lane, York', '2 Mill Lane, York', '101 Mill Lane, York'],
    );
  });

  it('Ideal Postcodes may list several homes at one delivery point', async () => {
    const flat = (umprn: number) => ({
      uprn: '',
      udprn: 5,
      umprn,
      line_1: `Flat ${umprn}`,
      post_town: 'Leeds',
    });
    const body = { code: 2000, result: [flat(1), flat(2), { ...flat(3), umprn: '' }] };
    assert.deepEqual(await texts('idealPostcodes', body), [
      'Flat 1, Leeds',
      'Flat 2, Leeds',
      'Flat 3, Leeds',
    ]);
  });

  describe('the certificate register', () => {
    /** Lists the newest last; null is a certificate that is not disclosed. */
    const registers =
      (...bodies: readonly (object | null)[]): Fake =>
      ({ url: { pathname, searchParams }, headers }) => {
        assert.equal(headers.authorization, `Bearer ${EPC_TOKEN}`);
        if (pathname === '/api/domestic/search')
          return {
            body: {
              data: bodies.map((_, at) => ({
                certificate_number: `1111-0000-0000-0000-000${at}`,
                uprn: '000100120991537',
                registration_date: `202${at}-02-03T00:00:00.000Z`,
              })),
              pagination: { totalRecords: '1', nextPage: null },
            },
          };
        const body = bodies[Number(searchParams.get('certificate_number')!.slice(-1))];
        return body
          ? { body: { data: body } }
          : { status: 404, body: { data: { error: 'Certificate not found' } } };
      };
    const BODY = sample('RdSAP-Schema-20.0.0-epc');
    const certificate = async (plays: Fake) => {
      const server = await started('epc', plays, 'osPlaces');
      return (await quoted(server, 'ashp', { propertyTypeId: MID_TERRACE, insulation: 2 })).defaults.json
        .certificate;
    };

    it('may withhold or cancel a certificate; then the one before it counts', async () => {
      const older = { ...BODY, registration_date: '2020-02-03' };
      for (const newer of [null, { ...BODY, cancelled_at: '2022-01-01' }, { ...BODY, status: 'Cancelled' }])
        assert.equal((await certificate(registers(older, newer)))?.date, '2020-02-03');
      assert.equal(await certificate(registers(null, null)), null);
    });

    it('may write the type of home with or without hyphens', async () => {
      const types = async (property_type: number, built_form: number, ...words: readonly string[]) => {
        const all = [];
        for (const dwelling_type of words)
          all.push(
            (await certificate(registers({ ...BODY, property_type, built_form, dwelling_type })))
              ?.propertyTypeId,
          );
        return all;
      };
      assert.deepEqual(
        await types(0, 2, 'Semi-detached house', 'Semi detached house', 'SEMIDETACHED HOUSE'),
        [2, 2, 2],
      );
      assert.deepEqual(await types(0, 4, 'Mid terrace house', 'Mid-terraced house'), [4, 4]);
      assert.deepEqual(await types(0, 3, 'End terraced house'), [3]);
      assert.deepEqual(await types(1, 2, 'Semi detached bungalow'), [6]);
    });

    it('may send everything in camelCase and numbers as text', async () => {
      const camelled = (value: unknown): unknown =>
        Array.isArray(value)
          ? value.map(camelled)
          : typeof value === 'object' && value !== null
            ? Object.fromEntries(
                Object.entries(value).map(([name, one]) => [
                  name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase()),
                  camelled(one),
                ]),
              )
            : typeof value === 'number'
              ? String(value)
              : value;
      const plain = await certificate(registers(BODY));
      assert.ok(plain.propertyTypeId);
      assert.deepEqual(await certificate(registers(camelled(BODY) as object)), plain);
    });
  });

  describe('the registers of vehicles', () => {
    const mot = (vehicle: object): Fake => {
      const { fake: plays } = createFakeMot();
      return (asked) =>
        asked.url.pathname.includes('registration')
          ? {
              body: {
                make: 'FORD',
                model: 'TRANSIT CUSTOM 280',
                fuelType: 'Diesel',
                engineSize: '1995',
                ...vehicle,
              },
            }
          : plays(asked);
    };
    const test = (completedDate: string, odometerValue: string | null, dataSource = 'DVSA') => ({
      completedDate,
      odometerValue,
      odometerUnit: 'mi',
      odometerResultType: 'READ',
      dataSource,
    });
    const looked = async (vehicle: object) => {
      const { status, json } = await plate(await started('mot', mot(vehicle)));
      return [status, json.model ?? json.message, json.yearlyMiles?.miles];
    };

    it('may have vans, vehicles tested as lorries, and cars that were not driven', async () => {
      const stood = [test('2023-01-05', '41000'), test('2025-01-05', '41020')];
      assert.deepEqual(await looked({ motTests: stood }), [200, 'Transit Custom', undefined]);
      const driven = [test('2023-01-05', '41000'), test('2025-01-05', '61000')];
      assert.deepEqual(await looked({ motTests: driven }), [200, 'Transit Custom', 10_000]);
      const [status] = await looked({
        make: 'MAN',
        model: 'TGX',
        motTests: [test('2025-01-05', '9', 'CVS')],
      });
      assert.equal(status, 409);
      const heavy = [test('2025-01-05', '9', 'CVS')];
      assert.equal((await looked({ make: 'VOLVO', model: 'FH', motTests: heavy }))[0], 409);
    });

    const enquired = async (more: object) => {
      const plays: Fake = (asked) => ({
        body: { registrationNumber: JSON.parse(asked.body).registrationNumber, ...more },
      });
      return (await plate(await started('dvla', plays))).status;
    };
    it('may lack the type approval; then wheelplan and weight distinguish cars from lorries and motorcycles', async () => {
      const car = {
        make: 'VOLVO',
        fuelType: 'HEAVY OIL',
        wheelplan: '2 AXLE RIGID BODY',
        revenueWeight: '0',
      };
      assert.equal(await enquired(car), 404, 'a car, whose model the visitor must choose');
      assert.equal(await enquired({ ...car, revenueWeight: 18_000 }), 409);
      assert.equal(await enquired({ ...car, wheelplan: '3 AXLE RIGID BODY' }), 409);
      assert.equal(await enquired({ make: 'HONDA', fuelType: 'PETROL', wheelplan: '2 WHEEL' }), 409);
      assert.equal(await enquired({ make: 'FORD', fuelType: 'ELECTRIC DIESEL', typeApproval: 'M1' }), 404);
    });

    it('may both answer; then the fuel is DVLA’s and the model is the MOT history’s', async () => {
      const server = await world.started(['mot', 'dvla'], {
        mot: mot({ make: 'VOLKSWAGEN', model: 'GOLF LIFE TDI', fuelType: '' }),
        dvla: (asked) => {
          const answer = fakeDvla({ ...asked, body: JSON.stringify({ registrationNumber: 'AA19AAA' }) })!;
          return { body: { ...(answer.body as object), make: 'VOLKSWAGEN', fuelType: 'HEAVY OIL' } };
        },
      });
      const { json } = await plate(server);
      assert.deepEqual([json.model, json.fuel], ['Golf', 'Diesel']);
    });
  });

  describe('Octopus', () => {
    const points: string[] = [];
    const meters =
      (profile_class: unknown): Fake =>
      (asked) => {
        const [, mpan] = /^\/electricity-meter-points\/(\d+)\/$/.exec(asked.url.pathname) ?? [];
        if (!mpan) return fakeOctopus(asked);
        points.push(mpan);
        return { body: { gsp: '_L', mpan, profile_class } };
      };
    /** A quote for a home with a meter number. */
    const metered = async (profile: unknown) => {
      const server = await started('octopus', meters(profile));
      const home = await addressParts(server, 'BS19AA');
      const defaults = await server.send('POST /request/Address/recco/details/default', {
        body: { address: home },
      });
      const body = { ...QUOTE_BODIES.ashp, details: home };
      const made = await server.send('POST /request/customer/esa/ashp/quote', { body });
      return { home, server, isEconomy7: defaults.json.isEconomy7, id: made.json.quoteId as string };
    };
    const result = async (server: Awaited<ReturnType<World['started']>>, id: string) =>
      (await server.send(`GET /request/results/tou/esa/ashp/result?quoteId=${id}`)).json;

    it('LIVE-02 LIVE-07: gives the kind of a meter by its number; the result states it with its date, and the quote keeps it', async () => {
      points.length = 0;
      const plain = await metered(9);
      assert.equal(plain.isEconomy7, false, 'not a home’s profile, so the kind of the meters counts');
      assert.equal(assumptionOf(await result(plain.server, plain.id), 'home.meter'), undefined);
      const [mpan] = points;
      assert.equal(mpan, plain.home.mpanCores[0]);
      assert.deepEqual(new Set(points), new Set([mpan]));
      for (const profile of [2, '2']) {
        const { server, isEconomy7, id } = await metered(profile);
        assert.equal(isEconomy7, true);
        const first = await result(server, id);
        const { value, source, date } = assumptionOf(first, 'home.meter')!;
        assert.deepEqual([value, date], ['with a night rate', '2026-11-20']);
        assert.match(source, /^Source: the profile class of its number, from Octopus/);
        assert.notDeepEqual(
          first.calculatedResults[0],
          (await result(plain.server, plain.id)).calculatedResults[0],
        );
        const change = { quoteId: id, referrerBranch: 'DR', insulation: 1 };
        assert.equal(
          (await server.send('PUT /request/customer/esa/ashp/quote', { body: change })).status,
          200,
        );
        assert.ok(assumptionOf(await result(server, id), 'home.meter'), 'kept after a change');
        const changed = await result(server, id);
        for (const other of [meters(1), () => ({ status: 500 })])
          assert.deepEqual(await result(await started('octopus', other), id), changed);
      }
    });

    it('LIVE-03: may contradict the visitor; then the visitor’s answer counts, and the result states both', async () => {
      const { server, home } = await metered(2);
      const body = { ...QUOTE_BODIES.ashp, details: home, isEconomy7: false };
      const made = await server.send('POST /request/customer/esa/ashp/quote', { body });
      const differs = assumptionOf(await result(server, made.json.quoteId), 'home.meter-differ')!;
      assert.match(differs.text, /what you say counts/);
      assert.equal(differs.value, 'with a night rate');
    });
  });
});
