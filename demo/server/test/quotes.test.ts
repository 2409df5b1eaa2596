import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { addressParts, createQuote, LEAF, readResult } from './journey.ts';
import { runServer } from './running-server.ts';

const server = await runServer();
after(() => server.stop());

describe('quotes', () => {
  it('CALL-26: return a 404 for an unknown id and for the id of another asset’s quote', async () => {
    const ashp = await createQuote(server, 'ashp');
    for (const [asset, id] of [
      ['ashp', 'no-such-id'],
      ['solar', ashp],
    ] as const) {
      const { status, json } = await readResult(server, asset, id);
      assert.deepEqual([status, json.message], [404, 'There is no such quote.']);
    }
  });

  it('CALL-25: return a 404 for a change of an unknown quote, and stay unchanged if a change cannot be calculated', async () => {
    const put = (body: object) => server.send('PUT /request/customer/esa/solar/quote', { body });
    assert.equal((await put({ quoteId: 'none', referrerBranch: 'DR' })).status, 404);
    const quoteId = await createQuote(server, 'solar');
    const refused = await put({ quoteId, referrerBranch: 'DR', propertyTypeId: 7 });
    assert.equal(refused.status, 400);
    assert.match(refused.json.message, /^We are unable to provide Solar quotes for Flats/);
    assert.equal((await readResult(server, 'solar', quoteId)).json.request.address.propertyTypeId, 2);
  });

  it('AMB-03: depend on insulation and corrected use, and otherwise use the meters', async () => {
    const heat = async (more: object) => {
      const { json } = await readResult(server, 'ashp', await createQuote(server, 'ashp', more));
      return json.breakdown.heatDemand;
    };
    const asMetered = await heat({});
    assert.equal(await heat({ gasUsage: 11_500, electricityUsage: 2700 }), asMetered);
    assert.ok((await heat({ gasUsage: 14_000 })) > asMetered);
    const details = { ...(await addressParts(server, 'BS19AB')), id: 'elsewhere' };
    const uninsulated = await heat({ details, insulation: 3 });
    assert.ok(uninsulated > (await heat({ details, insulation: 1 })));
  });

  it('RES-EV-20: have no comparison for an electric car alone, and accept just a number plate', async () => {
    const alone = {
      current: { makeId: null, modelId: null, registrationNumber: 'EV21 LEF' },
      compare: undefined,
    };
    const { json } = await readResult(server, 'ev', await createQuote(server, 'ev', alone));
    assert.deepEqual([json.request.current.modelId, json.request.compare], [LEAF.modelId, undefined]);
    assert.ok(json.calculatedResults[1].electricity.evConsumption > 1000);
  });
});
