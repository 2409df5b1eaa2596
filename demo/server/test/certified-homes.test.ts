// Facts from an energy certificate and MOT tests in the results of each asset.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { generatedHomes, NEW, sample } from '../live/fakes/certificates.ts';
import type { Fake } from '../live/fakes/fake-service.ts';
import type { Assumption } from '../model/result/quote-result.ts';
import { addresses, createWorld, PLATE, quoted, type World } from './failing/in-process.ts';
import { assumptionInEnglish } from './in-english.ts';
import { type Asset, addressParts, QUOTE_BODIES } from './journey.ts';

/** Simulates one certificate of the home with this UPRN. */
const certifies =
  (body: object, uprn: number, more: object = {}): Fake =>
  ({ url: { pathname, searchParams } }) => {
    if (pathname === '/api/certificate') return { body: { data: body }, ...more };
    const rows = [{ certificateNumber: NEW, uprn, registrationDate: '2025-04-04' }];
    return { body: { data: searchParams.get('uprn') === String(uprn) ? rows : [] } };
  };
const UPRN = 100120991537;
const BODY = sample('RdSAP-Schema-21.0.1-epc');

describe('looked-up facts in a result', () => {
  let world: World;
  before(async () => {
    world = await createWorld();
  });
  after(() => world.close());
  const assumptionOf = ({ assumptions }: { assumptions: Assumption[] }, key: string) => {
    const found = assumptions.find((one) => one.key === key);
    return found && assumptionInEnglish(found);
  };

  it('LIVE-03: give the same quote as the same facts entered by hand, for fifty homes and each asset', async () => {
    for (const { uprn, body, chosen, built } of generatedHomes(50)) {
      const server = await world.started(['osPlaces', 'epc'], { epc: certifies(body, uprn) });
      const home = await addressParts(server, 'BS14ST');
      const result = async (asset: Asset, id: string, asked: object) => {
        const details = { ...home, id };
        const path = `/request/customer/esa/${asset}/quote`;
        const made = await server.send(`POST ${path}`, {
          body: { ...QUOTE_BODIES[asset], details, ...asked },
        });
        // A flat cannot have panels.
        if (made.status === 400) return { refused: made.json.message };
        const { quoteId } = made.json;
        return (await server.send(`GET /request/results/tou/esa/${asset}/result?quoteId=${quoteId}`)).json;
      };
      for (const asset of ['ashp', 'solar', 'ev'] as const) {
        const live = await result(asset, `uprn-${uprn}`, chosen);
        const hand = await result(asset, `udprn-${uprn}`, { ...chosen, ...built });
        const where = `${asset} of ${JSON.stringify({ chosen, built })}`;
        if (!live.refused) assert.equal(assumptionOf(live, 'home.certificate')?.date, '2020-05-04', where);
        assert.equal(live.refused, hand.refused, where);
        for (const part of ['calculatedResults', 'costModel', 'range', 'ranges', 'clock', 'yours', 'sums'])
          assert.deepEqual(live[part], hand[part], `${part}, ${where}`);
      }
    }
  });

  it('LIVE-03: are stated for each asset with the certificate, its date, its content and the certainty', async () => {
    const server = await world.started(['osPlaces', 'epc']);
    for (const asset of ['ashp', 'solar', 'ev'] as const) {
      const { result } = await quoted(server, asset, { propertyTypeId: 4 });
      const { value, source, date } = assumptionOf(result.json, 'home.certificate')!;
      assert.match(value, /^mid-terrace house, heated by mains gas, .*with a hot water cylinder/);
      assert.match(source, /^Source: The home’s energy certificate/);
      assert.equal(date, '2025-04-04');
    }
    const without = await quoted(await world.started(['osPlaces']), 'solar');
    assert.equal(assumptionOf(without.result.json, 'home.certificate'), undefined);
  });

  it('LIVE-03: are stated with a different answer of the visitor, which is used instead', async () => {
    const server = await world.started(['osPlaces', 'epc'], { epc: certifies(BODY, UPRN) });
    const stated = { propertyTypeId: 1, heatingFuel: 3, insulation: 1, floorArea: 140, ageBand: 1 };
    const { result } = await quoted(server, 'ashp', stated);
    assert.deepEqual(
      ['type', 'heating', 'insulation', 'area', 'age'].map(
        (key) => assumptionOf(result.json, `home.certificate-${key}`)?.value,
      ),
      ['mid-terrace house', 'heated by mains gas', 'insulated in part', '55 m²', 'built 2003 or later'],
    );
    assert.match(assumptionOf(result.json, 'home.certificate-type')!.text, /what you say counts/);
    assert.ok(assumptionOf(result.json, 'home.heat-calculated'));
    assert.equal(assumptionOf(result.json, 'home.floor-area')?.value, '140 m²');
  });

  it('LIVE-03: are used even if the certificate arrives after the question was shown, unless the visitor answered differently', async () => {
    const late = () => world.started(['osPlaces', 'epc'], { epc: certifies(BODY, UPRN, { delay: 3000 }) });
    for (const [propertyTypeId, key] of [
      [4, 'home.heat-certified'],
      [1, 'home.certificate-type'],
    ] as const) {
      const server = await late();
      const home = await addressParts(server, 'BS14ST');
      const ask = () =>
        server.send('POST /request/Address/recco/details/default', { body: { address: home } });
      const shown = await ask();
      assert.equal(shown.json.certificate, null);
      assert.ok(shown.waited <= 2000, `${shown.waited} ms`);
      // Simulates the time that the visitor needs to answer.
      for (let time = 0; time < 20; time++) await world.passes();
      const { result } = await quoted(server, 'ashp', { propertyTypeId, insulation: 2 });
      assert.ok(assumptionOf(result.json, key), key);
    }
  });

  it('are logged once if a code is undocumented, with only the name of its field', async () => {
    const source = { ...(BODY.sap_energy_source as object), meter_type: 77 };
    const strange = { ...BODY, built_form: 'constructor', property_type: 9, sap_energy_source: source };
    const before = world.lines.length;
    const server = await world.started(['osPlaces', 'epc'], { epc: certifies(strange, UPRN) });
    for (let time = 0; time < 2; time++) {
      const { result } = await quoted(server, 'ashp', { propertyTypeId: 4 });
      assert.equal(result.status, 200, result.text);
    }
    assert.deepEqual(
      world.lines.slice(before),
      ['property_type', 'built_form', 'sap_energy_source.meter_type'].map(
        (name) => `The certificate register answered differently from its documentation in ${name}.`,
      ),
    );
    const known = world.lines.length;
    await quoted(await world.started(['osPlaces', 'epc']), 'ashp');
    assert.deepEqual(world.lines.slice(known), []);
  });

  it('LIVE-04: include a car’s MOT tests with their date, and a note if the visitor states other miles', async () => {
    const server = await world.started(['mot']);
    const current = { ...QUOTE_BODIES.ev.current, registrationNumber: PLATE };
    const miles = (week: number) => ({ current, milesDrivenWeekDays: week, milesDrivenWeekEnds: 0 });
    const { result, made } = await quoted(server, 'ev', miles(152));
    const { value, source, date } = assumptionOf(result.json, 'behaviour.miles-read')!;
    assert.deepEqual([value, date], ['7,900 miles a year', '2025-03-08']);
    assert.match(source, /^Source: the odometer at its tests, from DVSA’s MOT history/);
    const other = await quoted(server, 'ev', miles(400));
    assert.match(assumptionOf(other.result.json, 'behaviour.miles-differ')!.text, /what you say counts/);
    const body = {
      quoteId: made.json.quoteId,
      referrerBranch: 'DR',
      current: { ...QUOTE_BODIES.ev.current, modelId: 2003 },
    };
    const change = await server.send('PUT /request/customer/esa/ev/quote', { body });
    if (change.status === 200) {
      const next = await server.send(`GET /request/results/tou/esa/ev/result?quoteId=${body.quoteId}`);
      assert.equal(assumptionOf(next.json, 'behaviour.miles-read'), undefined, 'another car');
    }
    world.demandSecret();
  });

  it('LIVE-02: are available for homes of Ideal Postcodes with a UPRN, and homes without one can be quoted by its own id', async () => {
    const server = await world.started(['idealPostcodes', 'epc']);
    const { json } = await addresses(server);
    assert.deepEqual(
      json.map(({ id, text }: { id: string; text: string }) => [id, text]),
      [
        ['uprn-100120991537', '1 The Street, Bristol, BS1 4ST'],
        ['udprn-52526733', '2 The Street, Bristol, BS1 4ST'],
      ],
    );
    const { result } = await quoted(server, 'ashp', { propertyTypeId: 4 });
    assert.ok(assumptionOf(result.json, 'home.certificate'));
    const second = await addressParts(server, 'BS14ST', 1);
    const body = { ...QUOTE_BODIES.ashp, details: second };
    const made = await server.send('POST /request/customer/esa/ashp/quote', { body });
    assert.equal(made.status, 200, made.text);
  });
});
