// Tests addresses, cars and certificates of live services, with fakes of them, through the API.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { assumptionInEnglish } from '../test/in-english.ts';
import { addressParts, QUOTE_BODIES } from '../test/journey.ts';
import { runServer, type TestServer } from '../test/running-server.ts';
import { NEW, OLD, sample } from './fakes/certificates.ts';
import { SECRETS, serveFakes } from './fakes/fakes.ts';
import { createNotices } from './found.ts';
import { createServices } from './services.ts';
import { readLiveSettings } from './settings.ts';
import { liveSources } from './sources.ts';

describe('real homes', () => {
  let fakes: Awaited<ReturnType<typeof serveFakes>>;
  let server: TestServer;
  let now = Date.parse('2026-11-20T12:00:00Z');
  const lines: string[] = [];
  const answers: string[] = [];
  const started = () => {
    const notices = createNotices((line) => lines.push(line));
    // Without Octopus, whose requests are a tenth of a second apart and would slow each start: see live-prices.test.ts.
    const { OCTOPUS: _, OCTOPUS_URL: __, ...env } = fakes.env;
    const services = createServices(readLiveSettings(env)!, notices);
    return runServer({}, { sources: liveSources(services, notices, { now: () => now }) });
  };
  before(async () => {
    fakes = await serveFakes();
    server = await started();
  });
  after(async () => {
    await server.stop();
    await fakes.close();
  });
  /** Each test starts with the documented answers and an empty cache. */
  afterEach(async () => {
    for (const service of Object.values(fakes.services)) service.instead(null);
    await server.stop();
    server = await started();
  });
  const send = async (call: string, body?: unknown) => {
    const answer = await server.send(call, body === undefined ? {} : { body });
    answers.push(answer.text);
    return answer;
  };
  const plate = (registrationNumber: string, ev = false) =>
    send('POST /request/ev/regno', { registrationNumber, ev });
  const quoted = async (more: object = {}) => {
    const details = await addressParts(server, 'BS14ST');
    const body = { details, ...QUOTE_BODIES.ashp, propertyTypeId: 4, ...more };
    const { json } = await send('POST /request/customer/esa/ashp/quote', body);
    return json.quoteId as string;
  };
  const result = (id: string) => send(`GET /request/results/tou/esa/ashp/result?quoteId=${id}`);
  const assumptionOf = (answer: Awaited<ReturnType<typeof result>>, key: string) =>
    answer.json.assumptions.map(assumptionInEnglish).find((one: { key: string }) => one.key === key);

  /** Makes the register answer with this certificate. */
  const answersWith = (body: object, uprn = 100120991537) =>
    fakes.services.epc.instead(({ url: { pathname, searchParams } }) => {
      if (pathname === '/api/certificate') return { body: { data: body } };
      const rows = [{ certificateNumber: NEW, uprn, registrationDate: '2025-04-04' }];
      return { body: { data: searchParams.has('uprn') ? rows : [] } };
    });

  it('are listed by UPRN, without shops, demolished homes and invented meters', async () => {
    const { json } = await send('GET /request/address/recco?postcode=BS14ST');
    assert.deepEqual(
      json.map(({ id, text }: { id: string; text: string }) => [id, text]),
      [
        ['uprn-100120991537', '1 The Street, Bristol, BS1 4ST'],
        ['uprn-100120991538', 'Flat 2, 3 The Street, Bristol, BS1 4ST'],
      ],
    );
    const meters = await send('POST /request/address/recco/details', json[0]);
    const meter = { isDomestic: true, isPrepayment: false, isSmartMeter: false, mugSupplierId: null };
    assert.deepEqual(meters.json, [{ elecdetails: [meter], gasdetails: [meter], fuelType: null }]);
    assert.deepEqual((await send('GET /request/address/recco?postcode=BS19ZZ')).json, []);
  });

  it('LIVE-05: a certificate that cannot be fetched is left out of the quote', async () => {
    fakes.services.epc.instead(() => ({ body: { data: { '<script>': 1 } } }));
    const answer = await result(await quoted());
    assert.equal(answer.status, 200);
    assert.ok(assumptionOf(answer, 'home.heat-calculated'));
  });

  it('LIVE-03 LIVE-07: a quote uses the newest certificate’s heat demand, and keeps it when the register is unavailable', async () => {
    const id = await quoted({ insulation: 2 });
    fakes.services.epc.instead(() => ({ status: 500 }));
    const answer = await result(id);
    const { value, source } = assumptionOf(answer, 'home.heat-certified');
    assert.equal(value, '15,405 kWh of heat a year');
    assert.match(source, /energy certificate/);
    assert.equal(answer.json.sums['hp-heat'].value, 15_405);
    now += 60 * 86_400_000;
    await server.restart();
    assert.equal(assumptionOf(await result(id), 'home.heat-certified').value, value);
  });

  it('LIVE-03: the visitor’s answers and metered gas win over the certificate’s heat demand', async () => {
    const other = await result(await quoted({ propertyTypeId: 1 }));
    assert.ok(assumptionOf(other, 'home.heat-calculated'));
    assert.ok(assumptionOf(await result(await quoted({ insulation: 1 })), 'home.heat-calculated'));
    assert.ok(assumptionOf(await result(await quoted({ floorArea: 90 })), 'home.heat-calculated'));
    assert.ok(assumptionOf(await result(await quoted({ gasUsage: 9000 })), 'home.heat-metered'));
  });

  it('LIVE-03: floor area, age and meter come from the certificate, with its date, unless the visitor states their own', async () => {
    const body = { ...sample('RdSAP-Schema-21.0.1-epc'), renewable_heat_incentive: null };
    const source = { ...(body as { sap_energy_source?: object }).sap_energy_source, meter_type: 1 };
    answersWith({ ...body, sap_energy_source: source });
    const answer = await result(await quoted());
    assert.equal(assumptionOf(answer, 'home.floor-area-certified').value, '55 m²');
    assert.match(assumptionOf(answer, 'home.floor-area-certified').date, /2025-04-04/);
    assert.equal(assumptionOf(answer, 'home.age-certified').value, '2003 or later');
    assert.deepEqual([answer.json.yours.floorArea, answer.json.yours.ageBand], [55, 4]);
    const home = await addressParts(server, 'BS14ST');
    const defaults = await send('POST /request/Address/recco/details/default', { address: home });
    assert.equal(defaults.json.isEconomy7, true, defaults.text);
    const own = await result(await quoted({ floorArea: 90 }));
    assert.equal(assumptionOf(own, 'home.floor-area').value, '90 m²');
    assert.equal(assumptionOf(own, 'home.floor-area-certified'), undefined);
  });

  it('a search in snake_case is read, without unreadable rows and rows of other homes', async () => {
    const row = { certificate_number: NEW, uprn: '100120991537', registration_date: '2025-04-04' };
    const other = { certificateNumber: OLD, uprn: 7, registrationDate: '2026-01-01' };
    fakes.services.epc.instead(({ url }) =>
      url.pathname === '/api/certificate'
        ? url.searchParams.get('certificate_number') === NEW
          ? { body: { data: sample('RdSAP-Schema-21.0.1-epc') } }
          : { status: 404, body: { error: 'Certificate not found' } }
        : { body: { data: [null, { uprn: 1 }, other, row], pagination: { next_page: null } } },
    );
    assert.ok(assumptionOf(await result(await quoted()), 'home.heat-certified'));
    assert.ok(lines.some((line) => line.includes('certificate differently from its documentation')));
  });

  it('LIVE-04: a plate returns make, model, fuel, engine, and miles by its MOT tests', async () => {
    const { json } = await plate('AB19CDE');
    assert.deepEqual(
      [json.make, json.model, json.fuel, json.engineSize, json.yearlyMiles],
      ['Volkswagen', 'Golf', 'Petrol', 1498, { miles: 7900, from: '2022-03-10', to: '2025-03-08' }],
    );
    const electric = await plate('AB25EVS', true);
    assert.deepEqual([electric.json.model, electric.json.yearlyMiles], ['Leaf', undefined]);
  });

  it('LIVE-04: a hybrid, a lorry, an unknown plate and the wrong kind of vehicle have the documented statuses', async () => {
    const statuses = [];
    for (const one of ['PH21EVS', 'HG71VTR', 'ZZ99ZZZ', 'AB25EVS', 'AA19AAA'])
      statuses.push((await plate(one)).status);
    assert.deepEqual(statuses, [404, 409, 404, 409, 404]);
    const alone = await plate('AA19AAA');
    assert.match(alone.json.message, /not among the models we know: choose one by make/);
  });

  it('the MOT history’s token is fetched once, and again after it has expired', async () => {
    const before = fakes.mot.tokens();
    await Promise.all(['AB19CDE', 'AB25EVS', 'ZZ99ZZZ'].map((one) => plate(one)));
    assert.equal(fakes.mot.tokens() - before, 1);
    fakes.mot.expire();
    assert.equal((await plate('PH21EVS')).status, 404);
    assert.equal(fakes.mot.tokens() - before, 2);
  });

  it('LIVE-06: no key is in an answer, the log or a file of the store, and no plate, address or postcode is in the log', async () => {
    await quoted();
    const files = readdirSync(server.settings.dataDir).map((name) =>
      readFileSync(join(server.settings.dataDir, name), 'latin1'),
    );
    for (const secret of SECRETS) {
      for (const text of [...answers, ...lines, ...files]) assert.ok(!text.includes(secret), secret);
    }
    assert.ok(lines.length > 0);
    for (const line of lines)
      assert.doesNotMatch(line, /AB19CDE|THE STREET|The Street|BS1 ?4ST|100120991537/);
    const inUrls = Object.values(fakes.services).flatMap(({ requests }) =>
      requests.map(({ url }) => url.href),
    );
    for (const secret of SECRETS) assert.ok(!inUrls.some((url) => url.includes(secret)), secret);
  });
});
