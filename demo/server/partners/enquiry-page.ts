import { html } from 'hono/html';
import type { StoredEnquiry } from '../store/enquiry-rows.ts';
import type { Partner } from '../store/partner-rows.ts';
import { COLUMNS, cellsOf } from './enquiry-columns.ts';

/** A page without style or script; `html` escapes what visitors typed. */
export function enquiryPage({ name }: Partner, rows: readonly StoredEnquiry[]) {
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
