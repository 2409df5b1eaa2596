// The view of visits as a page and as CSV. A partner sees visits of its own pages, the operator all visits.
import { readFileSync } from 'node:fs';
import type { Context, Hono } from 'hono';
import { JOURNEYS } from '../counting/stages.ts';
import { NOBODY, type VisitRows } from '../counting/visit-rows.ts';
import { Refusal } from '../http/refusal.ts';
import { dayOf } from '../london-time.ts';
import { demandReader } from '../partners/authorise.ts';
import { csvOf, SEPARATORS, type Separator } from '../partners/enquiry-csv.ts';
import type { PartnerRows } from '../partners/partners.ts';
import { FUNNEL_CSS, funnelPage, PERIODS } from './funnel-page.ts';
import { type FunnelTable, ofJourney } from './funnel-table.ts';
import { funnelTables } from './funnel-tables.ts';
import { partnerTable } from './stage-tables.ts';

const DAY = 86_400_000;
const LIVE = readFileSync(new URL('./funnel-live.js', import.meta.url), 'utf8');
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

interface Read {
  readonly partners: PartnerRows;
  readonly visits: Pick<VisitRows, 'sums'>;
}

export function funnelPages(app: Hono, store: Read, operatorKey: string | null, now: () => number): void {
  const viewOf = async (c: Context) => {
    const reader = await demandReader(c, store.partners, operatorKey);
    const days = PERIODS.find((some) => String(some) === (c.req.query('days') ?? '30'));
    if (!days) throw new Refusal(400, `days must be ${PERIODS.join(' or ')}.`);
    const journey = c.req.query('journey') ?? '';
    if (!Object.hasOwn(JOURNEYS, journey)) throw new Refusal(400, 'There is no such journey.');
    const period = {
      from: dayOf(new Date(now() - (days - 1) * DAY).toISOString()),
      to: dayOf(new Date(now()).toISOString()),
    };
    const whose = reader === 'operator' ? await everybody(store) : [reader];
    const each = await Promise.all(whose.map((one) => readOne(store, one, period)));
    const own = ofJourney(journey);
    const sums = each.flatMap((one) => one.sums);
    const tables = funnelTables({ ...period, sums, journey: own });
    const name = reader === 'operator' ? 'all partners' : reader.name;
    return {
      name,
      days,
      journey,
      tables: reader === 'operator' ? [...tables, partnerTable(each, own)] : tables,
    };
  };
  // The style sheet and the script contain no data, so they need no key.
  app.get('/partner/funnel.css', (c) =>
    c.body(FUNNEL_CSS, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get('/partner/funnel.js', (c) =>
    c.body(LIVE, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/partner/funnel', async (c) => {
    c.header('Content-Security-Policy', POLICY);
    return c.html(funnelPage({ ...(await viewOf(c)), journeys: { ...JOURNEYS, '': 'All journeys' } }));
  });
  app.get('/partner/funnel.csv', async (c) => {
    const { tables } = await viewOf(c);
    const separator = SEPARATORS.find((one) => one === (c.req.query('separator') ?? ','));
    if (!separator) throw new Refusal(400, 'separator must be a comma or a semicolon.');
    c.header('Content-Disposition', 'attachment; filename="visits.csv"');
    return c.body(funnelCsv(tables, separator), 200, { 'Content-Type': 'text/csv; charset=utf-8' });
  });
}

interface Whose {
  readonly id: string;
  readonly name: string;
}

async function everybody({ partners }: Read): Promise<readonly Whose[]> {
  return [...(await partners.all()), { id: NOBODY, name: 'nobody’s page' }];
}

async function readOne({ visits }: Read, { id, name }: Whose, period: { from: string; to: string }) {
  return { name, sums: await visits.sums(id, period.from, period.to) };
}

/** One number per line, so that a spreadsheet can sort and sum them. */
function funnelCsv(tables: readonly FunnelTable[], separator: Separator): string {
  const lines = tables.flatMap(({ title, columns, rows }) =>
    rows.flatMap(({ cells: [first, ...others] }) =>
      others.map((cell, at) => [title, first!, columns[at + 1]!, cell.replace(/^(\d+),(?=\d{3}$)/, '$1')]),
    ),
  );
  return csvOf([['table', 'row', 'figure', 'value'], ...lines], separator, true);
}
