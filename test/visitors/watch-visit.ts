// What may never happen in a visit: an error on the page, a part that failed, nothing to read, a request too
// many.

import { safeParse } from 'valibot';
import { createQuoteBody } from '../../src/api/calls/quotes.ts';
import type { HomeEnergyQuoteElement } from '../../src/element/home-energy-quote-element.tsx';
import { until } from '../browser/until.ts';
import { visitor } from '../browser/visitor.ts';
import { forgetWire, sentTo } from '../browser/wire.ts';

const wrong: string[] = [];

/** Before the runner hears of it, which would end the test without a word on what was done. */
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

/** Waits until a screen stands; throws what has gone wrong since the beginning. */
export async function allIsWell(host: HomeEnergyQuoteElement): Promise<void> {
  await until('a screen with a heading', () => wrong.length > 0 || standing(host));
  for (const { url, body } of sentTo(/\/quote$/)) {
    const asset = url.pathname.split('/').at(-2) as keyof typeof createQuoteBody;
    const problem = body === null ? null : quoteProblem(asset, body as Readonly<Record<string, unknown>>);
    if (problem) wrong.push(`a quote was asked for with ${problem}`);
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** A heading that can be seen, in a screen or in the dialog over it. */
function standing(host: HomeEnergyQuoteElement): boolean {
  const headings = visitor(host).root.querySelectorAll<HTMLElement>(
    '.shell__screen :is(h1, h2), dialog[open] :is(h1, h2)',
  );
  return [...headings].some((heading) => heading.checkVisibility() && heading.textContent?.trim());
}

/** What only one journey asks about. */
const OWN = {
  ev: ['current', 'compare', 'milesDrivenWeekDays', 'milesDrivenWeekEnds', 'chargerTypeId'],
  ashp: ['heatingFuel', 'insulation'],
  solar: ['archeTypeId'],
};

function quoteProblem(
  asset: keyof typeof createQuoteBody,
  body: Readonly<Record<string, unknown>>,
): string | null {
  // A change of a quote names it, and what it changes alone.
  if (body.quoteId === undefined) {
    const { issues } = safeParse(createQuoteBody[asset], body);
    if (issues) return `what its schema refuses: ${issues[0].message}`;
  }
  const others = Object.entries(OWN).flatMap(([name, fields]) => (name === asset ? [] : fields));
  const foreign = others.find((field) => field in body);
  return foreign ? `${foreign}, which is none of ${asset}’s` : null;
}
