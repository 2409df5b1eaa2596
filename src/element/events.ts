// No event except heq-enquiry carries personal data.
import { type Failure, failed, type Outcome, success } from '../api/failure.ts';
import type { Enquiry } from '../domain/enquiry.ts';
import type { Asset } from '../domain/journey.ts';
import type { Stage } from '../state/widget.tsx';

export interface EventDetails {
  /**
   * The widget has rendered.
   * @example element.addEventListener('heq-ready', ({ detail }) => console.log(detail.version));
   */
  readonly 'heq-ready': { readonly version: string };
  /**
   * The visitor came to another page of the widget.
   * @example element.addEventListener('heq-route', ({ detail }) => console.log(detail.path));
   */
  readonly 'heq-route': { readonly route: string; readonly path: string };
  /**
   * The visitor came to a question. `seconds` is the time at the previous question; null at the first.
   * @example element.addEventListener('heq-step', ({ detail }) => console.log(`${detail.position} of ${detail.of}`));
   */
  readonly 'heq-step': {
    readonly step: string;
    readonly position: number;
    readonly of: number;
    readonly seconds: number | null;
  };
  /**
   * A quote was made.
   * @example element.addEventListener('heq-quote', ({ detail }) => console.log(detail.asset, detail.quoteId));
   */
  readonly 'heq-quote': { readonly asset: Asset; readonly quoteId: string };
  /**
   * A result is on the screen. Figures are null where the quote has none.
   * @example element.addEventListener('heq-result', ({ detail }) => console.log(detail.savingPoundsPerYear));
   */
  readonly 'heq-result': {
    readonly asset: Asset;
    readonly quoteId: string;
    readonly savingPoundsPerYear: number | null;
    readonly costPoundsPerYear: number | null;
    readonly co2SavedTonnesPerYear: number | null;
    /** The likely range of each; null where the API sends none. */
    readonly savingPoundsPerYearLow: number | null;
    readonly savingPoundsPerYearHigh: number | null;
    readonly costPoundsPerYearLow: number | null;
    readonly costPoundsPerYearHigh: number | null;
    readonly co2SavedTonnesPerYearLow: number | null;
    readonly co2SavedTonnesPerYearHigh: number | null;
  };
  /**
   * A stage of the journey, once each, or why the home was refused. `not-taken`: neither the page nor the API accepted the enquiry.
   * @example element.addEventListener('heq-stage', ({ detail }) => console.log(detail.stage, detail.reason));
   */
  readonly 'heq-stage': { readonly stage: Stage; readonly reason: string | null };
  /**
   * The visitor pressed Enquire. Call `waitUntil(promise)` while your page sends it, or `preventDefault()` if you have accepted it.
   * @example element.addEventListener('heq-enquiry', (event) => event.waitUntil(fetch('/leads', { method: 'POST', body: JSON.stringify(event.detail) })));
   */
  readonly 'heq-enquiry': Enquiry;
  /**
   * Something failed: outside, such as the network (`failure`, once for each that the visitor sees), or in the widget or the page (`fault`). `code` of a failure: `no-answer`, `refused` (with its status), `fatal` (401 or 500: the error page is shown), `misfit` (an answer that is not as in openapi.json). `code` of a fault: `page-built-ins`, `page-clicks`, `page-policy` (the page breaks, stops or forbids what the widget needs), `widget`.
   * @example element.addEventListener('heq-error', ({ detail }) => console.warn(detail.code, detail.message));
   */
  readonly 'heq-error': {
    readonly kind: 'failure' | 'fault';
    readonly code: Exclude<Failure['kind'], 'cancelled'> | FaultCode;
    readonly status: number | null;
    readonly message: string;
  };
}

/** `page-…`: the page does something to the widget that we can't fix. `widget`: an error of ours, such as a screen that did not render. */
export type FaultCode = 'page-built-ins' | 'page-clicks' | 'page-policy' | 'widget';

export type EventName = keyof EventDetails;

/** One event of the element, as a DOM event. */
export type HeqEvent<Name extends EventName> = CustomEvent<EventDetails[Name]> & EventMethods<Name>;

type EventMethods<Name extends EventName> = Name extends 'heq-enquiry' ? Waiting : unknown;

interface Waiting {
  /**
   * The visitor waits for the page's own server. If the promise rejects, resolves to a `Response` that is not ok, or takes too
   * long, the enquiry stays in its form and can be sent again under the same `id`.
   */
  waitUntil(done: PromiseLike<unknown>): void;
}

/** Dispatches on the element; the event bubbles out of any shadow root around it. False if the page prevented it. */
export function announce<Name extends EventName>(
  host: EventTarget,
  name: Name,
  detail: EventDetails[Name],
  methods?: EventMethods<Name>,
): boolean {
  const event = new CustomEvent(name, {
    detail: Object.freeze({ ...detail }),
    bubbles: true,
    composed: true,
    cancelable: name === 'heq-enquiry',
  });
  return host.dispatchEvent(Object.assign(event, methods));
}

/** ms: as long as a visitor waits for one of our calls. */
const PATIENCE = 14_000;

/**
 * BEY-21: if the page could not accept an enquiry, it is not lost. The page says when its own server has it. True if the page
 * accepted it, false if nothing did, failed if the page said that it could not.
 */
export async function announceEnquiry(
  host: HTMLElement,
  enquiry: Enquiry,
  warn: (message: string) => void,
): Promise<Outcome<boolean>> {
  const work: unknown[] = [];
  const isFree = announce(host, 'heq-enquiry', enquiry, { waitUntil: (done) => void work.push(done) });
  try {
    const late = new Promise((_, fail) => work[0] && setTimeout(fail, PATIENCE, 'too late'));
    for (const answer of (await Promise.race([Promise.all(work), late])) as Partial<Response>[])
      if (answer?.ok === false) throw answer.status;
    return success(!isFree || work.length > 0);
  } catch (problem) {
    warn(`heq-enquiry: ${problem}`);
    return failed({ kind: 'no-answer' });
  }
}
