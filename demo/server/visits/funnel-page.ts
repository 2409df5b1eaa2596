// The view of visits as a page. It works without a script, which only updates it. Each chart shows the numbers of its table.
import { html } from 'hono/html';
import type { FunnelTable, Row } from './funnel-table.ts';

export const PERIODS = [7, 30, 90] as const;

interface FunnelPage {
  readonly name: string;
  readonly days: number;
  readonly journey: string;
  /** By their names in the URL. */
  readonly journeys: Readonly<Record<string, string>>;
  readonly tables: readonly FunnelTable[];
}

export function funnelPage({ name, days, journey, journeys, tables }: FunnelPage) {
  const at = (some: number, of: string) => `days=${some}${of ? `&journey=${of}` : ''}`;
  const link = (text: string, address: string, isHere: boolean) =>
    html`<li><a href="/partner/funnel?${address}" ${isHere ? html`aria-current="page"` : ''}>${text}</a></li>`;
  return html`<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visits of ${name}</title>
<link rel="stylesheet" href="/partner/funnel.css">
<script type="module" src="/partner/funnel.js"></script>
<main>
<h1>Visits of ${name}</h1>
<nav aria-label="Period"><ul>${PERIODS.map((some) => link(`${some} days`, at(some, journey), some === days))}</ul></nav>
<nav aria-label="Journey"><ul>${Object.entries(journeys).map(([of, text]) => link(text, at(days, of), of === journey))}</ul></nav>
<p>The last ${days} days, today included. A number below 5 is not shown, so that nobody can be identified. Nor is a number from which it could be calculated with the rest of the table or the page of another journey.
<a href="/partner/funnel.csv?${at(days, journey)}">All tables as CSV</a>. <a href="/partner/enquiries">Enquiries</a>.</p>
<p role="status"></p>
${tables.map(section)}
</main>
</html>`;
}

function section({ title, says, columns, rows, isOverTime }: FunnelTable, nth: number) {
  const id = `table-${nth}`;
  if (rows.length === 0) return html`<section><h2>${title}</h2><p>There are none yet.</p></section>`;
  return html`<section><h2 id="${id}">${title}</h2><p>${says}</p>
${isOverTime ? lines(columns.slice(1), rows) : ''}
<div class="wide" role="region" aria-labelledby="${id}" tabindex="0"><table${columns.length > 6 ? html` class="many"` : ''}>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map((row) => line(row, isOverTime === undefined))}</tbody>
</table></div></section>`;
}

function line({ cells: [first, ...others], bars: [part] }: Row, isDrawn: boolean) {
  const picture =
    isDrawn && part != null
      ? html`<svg width="100%" height="8" aria-hidden="true"><rect class="bar" width="${(100 * Math.min(1, part)).toFixed(1)}%" height="8" rx="2"/></svg>`
      : '';
  return html`<tr><th scope="row">${first}${picture}</th>${others.map((cell) => html`<td>${cell}</td>`)}</tr>`;
}

/** A suppressed number is a gap in the line. */
function lines(names: readonly string[], rows: readonly Row[]) {
  const x = (at: number) => ((600 * at) / Math.max(1, rows.length - 1)).toFixed(1);
  const paths = names.map((_, column) => {
    const parts = rows.map(({ bars }) => bars[column] ?? null);
    const points = parts.map((part, at) =>
      part === null ? '' : `${parts[at - 1] == null ? 'M' : 'L'}${x(at)} ${(156 - 150 * part).toFixed(1)}`,
    );
    return html`<path class="line line-${column}" d="${points.join('')}"/>`;
  });
  const key = names.map(
    (name, column) =>
      html`<li><svg width="28" height="8" aria-hidden="true"><path class="line line-${column}" d="M0 4H28"/></svg> ${name}</li>`,
  );
  return html`<ul class="key">${key}</ul><svg class="weeks" viewBox="0 0 600 160" preserveAspectRatio="none" aria-hidden="true">${paths}</svg>`;
}
