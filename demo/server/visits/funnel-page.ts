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

function section({ title, text: says, columns, rows, isOverTime }: FunnelTable, nth: number) {
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

export const FUNNEL_CSS = `:root { color-scheme: light dark; --ink: light-dark(#1c2430, #e8ecf2); --soft: light-dark(#5a6472, #aab4c2);
  --line: light-dark(#d5dae1, #3a4350); --bar: light-dark(#1f6f54, #5fc29d); --paper: light-dark(#fff, #14181f); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.6rem; line-height: 1.2; overflow-wrap: anywhere; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .25rem; }
p { max-width: 42rem; color: var(--soft); margin: .25rem 0 .75rem; }
a { color: var(--bar); }
nav ul, .key { list-style: none; margin: 0 0 .5rem; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem .5rem; }
nav a { display: block; padding: .4rem .75rem; border: 1px solid var(--line); border-radius: .4rem; text-decoration: none; }
nav a[aria-current] { background: var(--bar); border-color: var(--bar); color: var(--paper); font-weight: 600; }
:focus-visible { outline: 3px solid var(--bar); outline-offset: 2px; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .45rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; text-wrap: balance; }
th:first-child { text-align: left; min-width: 6rem; }
.many { font-size: .875rem; }
.many :is(th, td) { padding-inline: .3rem; }
.many td { white-space: nowrap; }
thead th { color: var(--soft); font-weight: 600; font-size: .875rem; vertical-align: bottom; }
tbody th { font-weight: 500; }
tbody th svg { display: block; margin-top: .3rem; }
.bar { fill: var(--bar); }
.weeks { width: 100%; height: 10rem; display: block; border-bottom: 1px solid var(--line); }
.key { color: var(--soft); gap: .25rem 1rem; }
.line { fill: none; stroke: var(--bar); stroke-width: 2.5; vector-effect: non-scaling-stroke; }
.line-1 { stroke: light-dark(#8a5a00, #e3b04b); stroke-dasharray: 9 4; }
.line-2 { stroke: light-dark(#2b5bb5, #8fb4ff); stroke-dasharray: 3 3; }
.line-3 { stroke: light-dark(#a12a5e, #ff9ac0); stroke-dasharray: 12 3 3 3; }
@media (max-width: 30rem) { th, td { padding: .4rem .3rem; } }
@media print { nav { display: none; } }
`;
