import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it, type TestContext } from 'node:test';
import { openStore } from '../open-store.ts';
import type { NewShare } from '../shares/share-rows.ts';
import { bothStores } from './both-stores.ts';
import { addressParts, createQuote, readResult } from './journey.ts';
import { runServer, type TestServer } from './running-server.ts';

const { stores } = await bothStores();
const DAY = 86_400_000;
const LINK = 'https://www.partner.example/quote#/quote/shared/';

const figures = ({ tariffName, savings, annualCost, co2Emission }: Record<string, unknown>) => [
  tariffName,
  savings,
  annualCost,
  co2Emission,
];

for (const { name, skip, place } of stores) {
  describe(`links kept ${name}`, { skip }, () => {
    async function serve(t: TestContext, settings = {}, parts = {}) {
      const server = await runServer({ ...settings, ...(await place()) }, parts);
      t.after(() => server.stop());
      return server;
    }
    const make = async (server: TestServer, quotes: readonly object[], link?: string) =>
      server.send('POST /request/shares', { body: { quotes, link } });
    const open = (server: TestServer, token: string) => server.send(`GET /request/shares/${token}`);

    it('KEEP-03: show the same figures with the date, and do not change', async (t) => {
      const server = await serve(t);
      const quoteId = await createQuote(server, 'ashp');
      const before = (await readResult(server, 'ashp', quoteId)).json;
      const { json: made } = await make(server, [{ asset: 'ashp', quoteId }], LINK);
      await server.send('PUT /request/customer/esa/ashp/quote', {
        body: { quoteId, referrerBranch: 'DR', propertyTypeId: 4 },
      });
      const { json } = await open(server, made.token);
      assert.deepEqual(
        json.results[0].result.calculatedResults.map(figures),
        before.calculatedResults.map(figures),
      );
      assert.ok(Math.abs(Date.parse(json.made) - Date.now()) < 60_000);
      assert.equal(Date.parse(json.expires) - Date.parse(json.made), 30 * DAY);
      assert.match(made.qr.path, /^(M\d+ \d+h\d+v1h-\d+z)+$/);
    });

    it('KEEP-03: contain no address, meter, plate or quote id', async (t) => {
      const server = await serve(t);
      const details = await addressParts(server, 'BS19AA');
      const plate = { registrationNumber: 'FO18RDX' };
      const current = { makeId: 11, modelId: 2002, engineSize: 999, ...plate };
      const quotes = [
        { asset: 'ashp', quoteId: await createQuote(server, 'ashp') },
        { asset: 'solar', quoteId: await createQuote(server, 'solar') },
        { asset: 'ev', quoteId: await createQuote(server, 'ev', { current }) },
      ];
      const { json: made } = await make(server, quotes, LINK);
      const { text, json } = await open(server, made.token);
      assert.equal(json.results.length, 3);
      assert.ok(json.results[0].result.combined, 'with one bill for all');
      const { id, line1, line2, postcode, mpan, mprn } = details;
      const personal = [id, line1, postcode, postcode.replace(' ', ''), mpan, mprn, 'FO18RDX', 'FO18 RDX'];
      for (const one of [...personal, ...quotes.map(({ quoteId }) => quoteId), line2].filter(Boolean))
        assert.ok(!text.includes(one), one);
    });

    it('KEEP-03: expire, can be deleted only by their creator and cannot be guessed, with the same response in each case', async (t) => {
      let passed = 0;
      const server = await serve(t, { shareDays: 2 }, { now: () => Date.now() + passed });
      const quotes = [{ asset: 'ev', quoteId: await createQuote(server, 'ev') }];
      const [one, other] = [(await make(server, quotes)).json, (await make(server, quotes)).json];
      assert.match(one.token, /^[\w-]{22}$/);
      assert.equal(
        (await server.send(`DELETE /request/shares/${one.token}`)).status,
        404,
        'its reader can’t',
      );
      assert.equal((await server.send(`DELETE /request/shares/${one.removal}`)).status, 200);
      assert.equal((await server.send(`DELETE /request/shares/${one.removal}`)).status, 404);
      const deleted = await open(server, one.token);
      assert.equal((await open(server, other.token)).status, 200);
      passed = 2 * DAY + 1000;
      const expired = await open(server, other.token);
      const guessed = await open(server, randomBytes(16).toString('base64url'));
      for (const answer of [deleted, expired, guessed]) {
        assert.deepEqual(
          [answer.status, answer.json],
          [404, { message: 'There is nothing under this link.' }],
        );
      }
    });

    it('are deleted after they have expired, and not before', async (t) => {
      const store = await openStore(await place());
      t.after(() => store.close());
      const [made, soon, late] = ['2026-11-01', '2026-11-20', '2026-11-22'].map(
        (day) => `${day}T12:00:00.000Z`,
      );
      const tokens = await Promise.all(
        [soon, late].map(async (expires) => {
          const share = await store.shares.add({ of: expires }, made!, expires!, 'client');
          return (share as NewShare).token;
        }),
      );
      await store.shares.deleteExpired(soon!);
      const left = await Promise.all(tokens.map((token) => store.shares.read(token, made!)));
      assert.deepEqual(left, [null, { made, expires: late, shared: { of: late } }]);
    });

    it('cannot be created for an unknown quote, or if the operator has disabled them', async (t) => {
      const server = await serve(t);
      const none = [{ asset: 'ev', quoteId: '00000000-0000-0000-0000-000000000000' }];
      assert.equal((await make(server, none)).status, 404);
      assert.equal((await make(server, [])).status, 400);
      const off = await serve(t, { shareDays: null });
      const { status, json } = await make(off, [{ asset: 'ev', quoteId: await createQuote(off, 'ev') }]);
      assert.deepEqual([status, json.message], [403, 'Links to results cannot be made here.']);
    });
  });
}
