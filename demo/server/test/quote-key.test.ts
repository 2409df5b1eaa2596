import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, it } from 'node:test';
import { ASSETS, addressParts, QUOTE_BODIES, readResult } from './journey.ts';
import { runServer, type TestServer } from './running-server.ts';

const PLATES = { current: 'FO18 RDX', compare: 'EV21 LEF' };
const byPlate = (registrationNumber: string) => ({ makeId: null, modelId: null, registrationNumber });
const VEHICLES = { current: byPlate(PLATES.current), compare: byPlate(PLATES.compare) };

describe('a client that knows only the id of a quote, such as a script of the page', () => {
  let server: TestServer;
  let secrets: readonly RegExp[];
  const ids: Record<string, string> = {};
  before(async () => {
    server = await runServer();
    const details = await addressParts(server, 'BS19AA');
    secrets = [details.mpan, details.mprn, 'Harbour View', 'FO18 ?RDX', 'EV21 ?LEF', 'mpan', 'mprn'].map(
      (text) => new RegExp(text, 'i'),
    );
    for (const asset of ASSETS) {
      const body = { details, ...QUOTE_BODIES[asset], ...(asset === 'ev' && VEHICLES) };
      const { json } = await server.send(`POST /request/customer/esa/${asset}/quote`, { body });
      ids[asset] = json.quoteId;
    }
  });
  after(() => server.stop());

  const holdsNone = (text: string) => {
    for (const secret of secrets) assert.doesNotMatch(text, secret);
  };

  it('cannot read the number plate, the address or the meter', async () => {
    for (const asset of ASSETS) {
      const { status, text } = await readResult(server, asset, ids[asset]!);
      assert.equal(status, 200, text);
      holdsNone(text);
      assert.doesNotMatch(text, /BS1 ?9AA/i);
    }
  });

  it('cannot read them in the response to a change or a tariff, and cannot move a quote to another home', async () => {
    const details = await addressParts(server, 'BS19AB');
    const put = (body: object) =>
      server.send('PUT /request/customer/esa/ev/quote', {
        body: { quoteId: ids.ev, referrerBranch: 'DR', ...body },
      });
    const moved = await put({ details });
    assert.deepEqual(
      [moved.status, moved.json.message],
      [400, 'details cannot be changed: make a new quote for another address.'],
    );
    const changed = await put({ current: byPlate('DE16 SEL') });
    assert.equal(changed.status, 200);
    const { json, text } = await readResult(server, 'ev', ids.ev!);
    assert.equal(json.request.current.model, 'Golf');
    assert.doesNotMatch(text, /DE16/);
    for (const asset of ['solar', 'ashp'] as const) {
      const body = { quoteId: ids[asset] };
      holdsNone((await server.send(`POST /request/results/tou/${asset}/update`, { body })).text);
    }
  });

  it('would find none of them in the database, since only data needed for a result is stored', () => {
    const database = new DatabaseSync(join(server.settings.dataDir, 'quotes.sqlite'), { readOnly: true });
    const rows = database.prepare('select * from quotes').all();
    database.close();
    assert.equal(rows.length, ASSETS.length);
    for (const row of rows) holdsNone(JSON.stringify(row));
  });
});
