import { ReadableStream } from 'node:stream/web';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { SomeHandlers } from '../http/answer-calls.ts';
import { Refusal } from '../http/refusal.ts';
import { demandPartner } from './authorise.ts';
import { COLUMNS, cellsOf, enquiryCsv, SEPARATORS, type Separator } from './enquiry-csv.ts';
import type { EnquiryRows, StoredEnquiry } from './enquiry-rows.ts';
import type { Partner, PartnerRows } from './partners.ts';

/** @param added called when a message is in the outbox @param hourly throws a 429 if the client has sent too many */
export function enquiryHandlers(
  { partners, enquiries }: { readonly partners: PartnerRows; readonly enquiries: EnquiryRows },
  added: () => void,
  hourly: (client: string) => void,
): SomeHandlers<'createEnquiry' | 'withdrawEnquiry'> {
  /** Returns the partner of the Origin header, which a page cannot forge. Throws a 403 if there is none. */
  async function partnerAt(origin: string | null): Promise<Partner> {
    const partner = origin === null ? null : await partners.ofOrigin(origin);
    if (!partner) throw new Refusal(403, 'This page cannot accept enquiries online.');
    return partner;
  }
  return {
    async createEnquiry({ body }, { origin, client }) {
      const { id } = await partnerAt(origin);
      hourly(client);
      const acknowledged = await enquiries.add(id, body);
      if (!acknowledged) throw tooMany(id);
      added();
      return acknowledged;
    },
    async withdrawEnquiry({ params }, { origin }) {
      const { id } = await partnerAt(origin);
      const found = await enquiries.withdraw(id, { withdrawal: params.withdrawal });
      if (!found) throw new Refusal(404, 'There is no such enquiry.');
      added();
      return { withdrawn: true };
    },
  };
}

/** The log tells the operator, who alone can raise the limit. */
function tooMany(partnerId: string): Refusal {
  console.error(`${partnerId} has as many enquiries as it may keep: no more are taken.`);
  return new Refusal(503, 'No more enquiries can be taken at present. Please call instead.', {
    'Retry-After': '3600',
  });
}

/** Rows of the page, and of each query for the CSV. */
const ROWS = 200;

interface Store {
  readonly partners: PartnerRows;
  readonly enquiries: EnquiryRows;
}

/** A partner's enquiries as a page and as CSV, and their withdrawal if a visitor asks by phone or letter. */
export function partnerPages(app: Hono, { partners, enquiries }: Store, added: () => void): void {
  app.use('/partner/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.get('/partner/enquiries', async (c) => {
    const partner = await demandPartner(c, partners);
    c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    return c.html(enquiryPage(partner, await enquiries.list(partner.id, ROWS)));
  });
  app.get('/partner/enquiries.csv', async (c) => {
    const { id } = await demandPartner(c, partners);
    const asked = c.req.query('separator') ?? ',';
    const separator = SEPARATORS.find((one) => one === asked);
    if (!separator) throw new Refusal(400, 'separator must be a comma or a semicolon.');
    c.header('Content-Type', 'text/csv; charset=utf-8');
    c.header('Content-Disposition', 'attachment; filename="enquiries.csv"');
    return c.body(
      ReadableStream.from(
        csv((before) => enquiries.list(id, ROWS, before), separator),
      ) as unknown as globalThis.ReadableStream,
    );
  });
  app.delete('/partner/enquiries/:reference{[\\w-]+}', async (c) => {
    // Only Bearer: a browser adds Basic credentials by itself, also to a request that another site made.
    const { id } = await demandPartner(c, partners, 'Bearer');
    const found = await enquiries.withdraw(id, { reference: c.req.param('reference').toUpperCase() });
    if (!found) throw new Refusal(404, 'There is no such enquiry.');
    added();
    return c.json({ withdrawn: true });
  });
}

async function* csv(
  more: (before?: StoredEnquiry) => Promise<readonly StoredEnquiry[]>,
  separator: Separator,
) {
  const encoder = new TextEncoder();
  let rows = await more();
  yield encoder.encode(enquiryCsv(null, rows, separator));
  while (rows.length === ROWS) {
    rows = await more(rows.at(-1));
    yield encoder.encode(enquiryCsv(rows, rows, separator));
  }
}

/** A page without style or script; `html` escapes what visitors typed. */
function enquiryPage({ name }: Partner, rows: readonly StoredEnquiry[]) {
  return html`<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Enquiries of ${name}</title>
<h1>Enquiries of ${name}</h1>
<p>${rows.length === 0 ? 'There are none.' : 'The latest first.'} <a href="/partner/enquiries.csv">All of them as CSV</a>
(<a href="/partner/enquiries.csv?separator=;">with semicolons</a>, for Excel in a language whose decimals have a comma)</p>
${rows.map(one)}
</html>`;
}

function one(row: StoredEnquiry) {
  const cells = cellsOf(row);
  const rows = COLUMNS.flatMap(([heading], index) => {
    const text = cells[index];
    return text
      ? [html`<dt>${heading}</dt><dd>${heading === 'summary' ? html`<pre>${text}</pre>` : text}</dd>`]
      : [];
  });
  return html`<article><h2>${row.reference}</h2><dl>${rows}</dl></article>`;
}
