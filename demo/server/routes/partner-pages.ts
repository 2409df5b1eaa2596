// A partner's enquiries as a page and as CSV, and their withdrawal if a visitor asks by phone or letter.
import { ReadableStream } from 'node:stream/web';
import type { Hono } from 'hono';
import { demandPartner } from '../http/demand-partner.ts';
import { Refusal } from '../http/refusal.ts';
import { enquiryCsv, SEPARATORS, type Separator } from '../partners/enquiry-csv.ts';
import { enquiryPage } from '../partners/enquiry-page.ts';
import type { EnquiryRows, StoredEnquiry } from '../store/enquiry-rows.ts';
import type { PartnerRows } from '../store/partner-rows.ts';

/** Rows of the page, and of each query for the CSV. */
const ROWS = 200;

interface Store {
  readonly partners: PartnerRows;
  readonly enquiries: EnquiryRows;
}

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
