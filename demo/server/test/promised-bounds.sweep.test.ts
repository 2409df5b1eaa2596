// The limits stated in the README are enforced, with an error message.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { createApp } from '../app.ts';
import { openEngine, storeOn } from '../open-store.ts';
import { readSettings } from '../settings.ts';
import { asPartner } from '../store/row-security.ts';
import { bothStores } from './both-stores.ts';
import { createQuote } from './journey.ts';
import { enquiry, partnerNamed } from './partner.ts';
import type { Answer } from './running-server.ts';

const README = readFileSync(resolve(import.meta.dirname, '../README.md'), 'utf8');
const numbersOf = (sentence: RegExp) =>
  (sentence.exec(README) ?? assert.fail(`The README does not say ${sentence}`))
    .slice(1)
    .map((written) => Number(written.replaceAll(',', ''))) as [number, number, number, number];

const { stores } = await bothStores();
const brook = partnerNamed('brook');
const MB = 1_000_000;
/** The number of rows that one statement accepts in either database. */
const AT_ONCE = 1000;
const SETTINGS = readSettings({ RATE_LIMIT: 'off', TRUST_PROXY: '1' });

/** The indexes from 0 to `count`, in batches. */
const inParts = (count: number) =>
  Array.from({ length: Math.ceil(count / AT_ONCE) }, (_, part) =>
    Array.from({ length: Math.min(AT_ONCE, count - part * AT_ONCE) }, (_, nth) => part * AT_ONCE + nth),
  );

for (const { name, skip, place } of stores) {
  describe(`the limit in the README applies ${name}`, { skip }, () => {
    async function serve(t: TestContext) {
      const engine = await openEngine(await place());
      t.after(engine.close);
      const store = await storeOn(engine);
      await store.partners.settle([brook]);
      t.mock.method(console, 'error', () => {});
      const app = await createApp({ store, settings: SETTINGS });
      const send = async (call: string, client: string, sent: unknown): Promise<Answer> => {
        const [method = '', path = ''] = call.split(' ');
        const from: Record<string, string> = { 'x-forwarded-for': client, origin: brook.origins[0]! };
        const token = await (await app.request('/auth/token', { method: 'POST', headers: from })).json();
        const own = { method, headers: { ...from, authorization: `Bearer ${token}` } };
        const answer = await app.request(path, {
          ...own,
          ...(sent !== undefined && { body: JSON.stringify(sent) }),
        });
        const text = await answer.text();
        return { status: answer.status, headers: answer.headers, text, json: JSON.parse(text) };
      };
      const post = async (path: string, client: string, body: object) => {
        const { status, headers, json } = await send(`POST ${path}`, client, body);
        return [status, headers.get('retry-after'), json.message];
      };
      const visitor = {
        send: (call: string, sent?: { body?: unknown }) => send(call, '3.3.3.3', sent?.body),
      };
      return { engine, post, visitor };
    }
    const TAKEN = [200, null, undefined];

    it('to the links of one client and of all', async (t) => {
      const { engine, post, visitor } = await serve(t);
      const { db } = engine;
      const quoteId = await createQuote(visitor, 'ev');
      const make = (client: string) =>
        post('/request/shares', client, { quotes: [{ asset: 'ev', quoteId }] });
      assert.deepEqual(await make('1.1.1.1'), TAKEN);
      const row = await db.selectFrom('shares').selectAll().executeTakeFirstOrThrow();
      /** All rows belong to the first client. */
      const keep = async (rows: number, size: number) => {
        await db.deleteFrom('shares').execute();
        for (const part of inParts(rows)) {
          const copies = part.map((nth) => ({
            ...row,
            token_hash: `${nth}`,
            shared: '',
            size: nth ? 0 : size,
          }));
          await db.insertInto('shares').values(copies).execute();
        }
      };
      const [rows, size, allRows, allSize] = numbersOf(
        /One client may store (\d+) links of (\d+) MB, and all clients together ([\d,]+) links of (\d+) MB/,
      );
      const own = [
        429,
        '86400',
        'Too many links were made from here. Please delete one that you do not need.',
      ];
      const all = [503, '3600', 'No more links can be made at present. Please try again later.'];
      for (const [kept, megabytes, client, answer] of [
        [rows - 1, 0, '1.1.1.1', TAKEN],
        [rows, 0, '1.1.1.1', own],
        [rows, 0, '2.2.2.2', TAKEN],
        [1, size - 1, '1.1.1.1', TAKEN],
        [1, size, '1.1.1.1', own],
        [allRows - 1, 0, '2.2.2.2', TAKEN],
        [allRows, 0, '2.2.2.2', all],
        [1, allSize - 1, '2.2.2.2', TAKEN],
        [1, allSize, '2.2.2.2', all],
      ] as const) {
        await keep(kept, megabytes * MB);
        assert.deepEqual(await make(client), answer, `${kept} links, ${megabytes} MB`);
      }
    });

    it('to the enquiries of a partner', async (t) => {
      const { engine, post } = await serve(t);
      const send = () => post('/request/enquiries', '1.1.1.1', enquiry());
      assert.deepEqual(await send(), TAKEN);
      const keep = (rows: number, size: number) =>
        asPartner(engine, brook.id, async (change) => {
          const row = await change.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
          await change.deleteFrom('enquiries').execute();
          for (const part of inParts(rows)) {
            const own = (nth: number) => ({ id: `${nth}`, given_id: `${nth}`, reference: `${nth}` });
            const copies = part.map((nth) => ({ ...row, ...own(nth), enquiry: null, size: nth ? 0 : size }));
            await change.insertInto('enquiries').values(copies).execute();
          }
        });
      const [rows, size] = numbersOf(/A partner may have ([\d,]+) enquiries of (\d+) MB/);
      const full = [503, '3600', 'No more enquiries can be taken at present. Please call instead.'];
      for (const [kept, megabytes, answer] of [
        [rows - 1, 0, TAKEN],
        [rows, 0, full],
        [1, size - 1, TAKEN],
        [1, size, full],
      ] as const) {
        await keep(kept, megabytes * MB);
        assert.deepEqual(await send(), answer, `${kept} enquiries, ${megabytes} MB`);
      }
    });
  });
}
