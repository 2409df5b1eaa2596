// What must never happen in a visit: an error on the page, a failed part, nothing to read, or an invalid request for a quote.

import { safeParse } from 'valibot';
import { createQuoteBody } from '../../src/api/calls/quotes.ts';
import type { HomeEnergyQuoteElement } from '../../src/element/home-energy-quote-element.tsx';
import { until } from '../browser/until.ts';
import { visitor } from '../browser/visitor.ts';
import { forgetWire, requestsTo } from '../browser/wire.ts';

const wrong: string[] = [];

/** Keeps an error from the runner, which would end the test without listing what was done. */
function keep(event: Event, what: string): void {
  event.stopImmediatePropagation();
  event.preventDefault();
  wrong.push(what);
}

addEventListener('error', (event) => keep(event, `error: ${event.message}`));
addEventListener('unhandledrejection', (event) => keep(event, `unhandled rejection: ${event.reason}`));
addEventListener('heq-error', (event) => {
  const { detail } = event as HTMLElementEventMap['heq-error'];
  if (detail.kind === 'fault') wrong.push(`fault: ${detail.message}`);
});

export function beginWatch(): void {
  wrong.length = 0;
  forgetWire();
}

/** Waits for a screen. Throws all errors since the start of the visit. */
export async function allIsWell(host: HomeEnergyQuoteElement): Promise<void> {
  await until('a screen with a heading', () => wrong.length > 0 || standing(host));
  for (const { url, body } of requestsTo(/\/quote$/)) {
    const asset = url.pathname.split('/').at(-2) as keyof typeof createQuoteBody;
    const problem = body === null ? null : quoteProblem(asset, body as Readonly<Record<string, unknown>>);
    if (problem) wrong.push(`a quote was requested with ${problem}`);
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** Whether a heading is visible, in the screen or in a dialog over it. */
function standing(host: HomeEnergyQuoteElement): boolean {
  const headings = visitor(host).root.querySelectorAll<HTMLElement>(
    '.shell__screen :is(h1, h2), dialog[open] :is(h1, h2)',
  );
  return [...headings].some((heading) => heading.checkVisibility() && heading.textContent?.trim());
}

/** The fields that only one asset has. */
const OWN = {
  ev: ['current', 'compare', 'milesDrivenWeekDays', 'milesDrivenWeekEnds', 'chargerTypeId'],
  ashp: ['heatingFuel', 'insulation'],
  solar: ['archeTypeId'],
};

function quoteProblem(
  asset: keyof typeof createQuoteBody,
  body: Readonly<Record<string, unknown>>,
): string | null {
  // A change has the id of its quote and only the changed fields, so the schema of a new quote does not apply.
  if (body.quoteId === undefined) {
    const { issues } = safeParse(createQuoteBody[asset], body);
    if (issues) return `a body that its schema refuses: ${issues[0].message}`;
  }
  const others = Object.entries(OWN).flatMap(([name, fields]) => (name === asset ? [] : fields));
  const foreign = others.find((field) => field in body);
  return foreign ? `${foreign}, which is not a field of ${asset}` : null;
}
