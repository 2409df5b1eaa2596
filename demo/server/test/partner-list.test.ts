// What a partner reads of its enquiries: text alone, on the page as in a spreadsheet.
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { parse } from 'csv-parse/sync';
import type { Settings } from '../settings.ts';
import { openStore } from '../store/open-store.ts';
import { bothStores } from './both-stores.ts';
import { enquire, enquiry, partnerNamed, readOwn } from './partner.ts';
import { runServer } from './running-server.ts';

const { stores } = await bothStores();

const listed = (text: string): Record<string, string>[] => parse(text, { columns: true });

for (const { name, skip, place } of stores) {
  describe(`the list of enquiries kept ${name}`, { skip }, () => {
    async function serve(t: TestContext, settings: Partial<Settings>) {
      const server = await runServer({ ...settings, ...(await place()) });
      t.after(() => server.stop());
      return server;
    }

    it('KEEP-01: is text, whatever was typed, and a CSV that no spreadsheet works out', async (t) => {
      const brook = partnerNamed('brook');
      const server = await serve(t, { partners: [brook] });
      await enquire(
        server,
        brook,
        enquiry({ fullName: '<img src=x onerror=alert(1)>', info: '=HYPERLINK("a","b")' }),
      );
      const page = await readOwn(server, brook, '/partner/enquiries');
      assert.match(page.text, /&lt;img src=x/);
      assert.doesNotMatch(page.text, /<img/);
      assert.match(page.headers.get('content-security-policy') ?? '', /^default-src 'none'/);
      assert.equal(page.headers.get('cache-control'), 'no-store');
      const [row] = listed((await readOwn(server, brook)).text);
      assert.equal(row?.information, `'=HYPERLINK("a","b")`);
      for (const begins of ['=', '+', '-', '@', '\t', '\r', '\n', '  =', '\u00a0=', '＝', '＋', '－', '＠']) {
        const info = `${begins}1+1;"x",y`;
        const sent = enquiry({ fullName: info, info, property: info });
        const { reference } = (await enquire(server, brook, sent)).json;
        const rows = listed((await readOwn(server, brook)).text);
        const own = rows.find((one) => one.reference === reference);
        assert.deepEqual([own?.name, own?.property, own?.information], Array(3).fill(`'${info}`));
      }
    });

    it('is a CSV that Excel reads as UTF-8', async (t) => {
      const brook = partnerNamed('brook');
      const server = await serve(t, { partners: [brook] });
      const answer = await fetch(`${server.url}/partner/enquiries.csv`, {
        headers: { authorization: `Bearer ${brook.id}:${brook.key}` },
      });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      assert.deepEqual([...bytes.slice(0, 4)], [0xef, 0xbb, 0xbf, 'r'.charCodeAt(0)]);
    });

    it('has all of them in the CSV, also where they are many', async (t) => {
      const brook = partnerNamed('brook');
      const here = await place();
      const store = await openStore(here);
      await store.partners.settle([brook]);
      const added = await Promise.all(
        Array.from({ length: 210 }, () => store.enquiries.add('brook', enquiry())),
      );
      await store.close();
      const server = await runServer({ partners: [brook], ...here });
      t.after(() => server.stop());
      const rows = listed((await readOwn(server, brook)).text);
      assert.deepEqual(
        rows.map((row) => row.reference).sort(),
        added.map(({ reference }) => reference).sort(),
      );
    });
  });
}
