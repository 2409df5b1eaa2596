// The list of enquiries contains only plain text, on the page and in a spreadsheet.
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { parse } from 'csv-parse/sync';
import { openStore } from '../open-store.ts';
import type { Settings } from '../settings.ts';
import { bothStores } from './both-stores.ts';
import { enquire, enquiry, partnerNamed, readOwn } from './partner.ts';
import { runServer } from './running-server.ts';

const { stores } = await bothStores();

const listed = (text: string, delimiter = ','): Record<string, string>[] =>
  parse(text, { columns: true, delimiter });

/** Reads a CSV as a spreadsheet with another separator does, where quotes inside a cell are text. */
const misread = (text: string, delimiter: string): string[] =>
  (parse(text, { delimiter, relaxQuotes: true, relaxColumnCount: true }) as string[][]).flat();

for (const { name, skip, place } of stores) {
  describe(`the list of enquiries kept ${name}`, { skip }, () => {
    async function serve(t: TestContext, settings: Partial<Settings>) {
      const server = await runServer({ ...settings, ...(await place()) });
      t.after(() => server.stop());
      return server;
    }

    it('KEEP-01: is plain text whatever was typed, and a CSV without formulas', async (t) => {
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

    it('KEEP-01: is also available as a CSV with only semicolons as separators', async (t) => {
      const brook = partnerNamed('brook');
      const server = await serve(t, { partners: [brook] });
      const sent = enquiry({ fullName: 'Ada; Countess', info: 'a,b' });
      await enquire(server, brook, sent);
      const { text } = await readOwn(server, brook, '/partner/enquiries.csv?separator=;');
      const [row] = listed(text, ';');
      assert.deepEqual([row?.name, row?.information, row?.summary], ['Ada; Countess', 'a,b', sent.summary]);
      assert.match(text, /^reference;received;/);
      const page = await readOwn(server, brook, '/partner/enquiries');
      assert.match(page.text, /href="\/partner\/enquiries\.csv\?separator=;"/);
      for (const odd of ['', '=', 'x', ',;', '%00'])
        assert.equal((await readOwn(server, brook, `/partner/enquiries.csv?separator=${odd}`)).status, 400);
    });

    it('KEEP-01: has no formula even if opened with the other separator', async (t) => {
      const brook = partnerNamed('brook');
      const server = await serve(t, { partners: [brook] });
      for (const between of [',', ';', '\t', '\n', '\r', '; ', ';\u00a0', ';"', '; "', '\n\n '])
        for (const begins of ['=', '+', '-', '@', '＝'])
          await enquire(server, brook, enquiry({ info: `x${between}${begins}1+1` }));
      for (const [asked, other] of [
        [',', ';'],
        [';', ','],
        [',', '\t'],
      ] as const) {
        const { text } = await readOwn(server, brook, `/partner/enquiries.csv?separator=${asked}`);
        const cells = misread(text, other);
        assert.ok(cells.length > 50);
        assert.deepEqual(
          cells.filter((cell) => /^["\s]*[=+\-@＝＋－＠]/.test(cell)),
          [],
        );
      }
    });

    it('has telephone numbers as text that can be dialled, in both files', async (t) => {
      const brook = partnerNamed('brook');
      const server = await serve(t, { partners: [brook] });
      const typed = {
        '01174960142': '01174 960142',
        '+441174960142': '0044 1174960142',
        '+44 117 496 0142': '0044 117 496 0142',
        '0117 496 0142': '0117 496 0142',
        '0117-496-0142': '0117-496-0142',
        '=1+1': "'=1+1",
      };
      for (const phone of Object.keys(typed)) await enquire(server, brook, enquiry({ phone }));
      for (const separator of [',', ';']) {
        const { text } = await readOwn(server, brook, `/partner/enquiries.csv?separator=${separator}`);
        const phones = listed(text, separator).map(({ phone }) => phone);
        assert.deepEqual(phones.sort(), Object.values(typed).sort());
      }
    });

    it('can be read by no other page and no search engine', async (t) => {
      const brook = partnerNamed('brook');
      const server = await serve(t, { partners: [brook] });
      const origin = brook.origins[0]!;
      const authorization = `Bearer ${brook.id}:${brook.key}`;
      for (const path of ['/partner/enquiries', '/partner/enquiries.csv', '/partner/none', '/partner'])
        for (const headers of [{ origin }, { origin, authorization }]) {
          const answer = await server.send(`GET ${path}`, { token: null, headers });
          assert.equal(answer.headers.get('access-control-allow-origin'), null, path);
          assert.equal(answer.headers.get('cross-origin-resource-policy'), 'same-origin');
          assert.match(answer.headers.get('x-robots-tag') ?? '', /noindex/);
        }
      const asked = await server.send('OPTIONS /partner/enquiries/AAAA-AAAA', {
        token: null,
        headers: { origin, 'access-control-request-method': 'DELETE' },
      });
      assert.equal(asked.headers.get('access-control-allow-methods'), null);
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

    it('has all enquiries in the CSV, even if there are many', async (t) => {
      const brook = partnerNamed('brook');
      const here = await place();
      const store = await openStore(here);
      await store.partners.settle([brook]);
      const added = [];
      // Batches of ten match the connection pool, so that no request times out waiting for a connection.
      for (let group = 0; group < 21; group++)
        added.push(
          ...(await Promise.all(Array.from({ length: 10 }, () => store.enquiries.add('brook', enquiry())))),
        );
      await store.close();
      const server = await runServer({ partners: [brook], ...here });
      t.after(() => server.stop());
      const rows = listed((await readOwn(server, brook)).text);
      assert.deepEqual(rows.map((row) => row.reference).sort(), added.map((one) => one?.reference).sort());
    });
  });
}
