// Provides the built script, a new element on the page, the reference API and its faults.

import type { EventName } from '../../src/element/events.ts';
import { loadWidget } from './load-widget.ts';
import { type Attributes, create } from './mount.ts';
import { until } from './until.ts';
import { type Visitor, visitor } from './visitor.ts';
import { forgetWire, ownFetch, watchWire } from './wire.ts';

const { api } = window.heqTest;

/** A fault in the reference API's format: the method and path of a call, and what happens to it. */
export interface Fault {
  readonly call: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly delayMs?: number;
  readonly body?: unknown;
  readonly hang?: boolean;
  readonly reset?: boolean;
  readonly times?: number;
}

/**
 * Opens a new element in a new session, and waits until it has rendered.
 * @example const visit = await open({ only: 'solar' })
 */
export async function open(attributes: Attributes = {}): Promise<Stage> {
  sessionStorage.clear();
  forgetWire();
  history.replaceState(null, '', location.pathname + location.search);
  return reopen(attributes);
}

export interface Stage extends Visitor {
  readonly element: HTMLElement;
  /** All heq- events since the element was created. */
  readonly events: readonly CustomEvent[];
}

/** All events. If a new one is missing here, this does not compile. */
const EVENTS: Readonly<Record<EventName, true>> = {
  'heq-ready': true,
  'heq-route': true,
  'heq-step': true,
  'heq-quote': true,
  'heq-result': true,
  'heq-stage': true,
  'heq-enquiry': true,
  'heq-error': true,
};

/**
 * An element as after a reload: the session's data is still there.
 * @example await leave(visit); const again = await reopen();
 */
export async function reopen(attributes: Attributes = {}): Promise<Stage> {
  await load();
  document.body.replaceChildren();
  return place(attributes);
}

/**
 * Another element on the same page, which keeps its data under its `id`.
 * @example const other = await openSecond('second')
 */
export async function openSecond(id: string, attributes: Attributes = {}): Promise<Stage> {
  await load();
  return place({ id, router: 'memory', ...attributes });
}

async function place(attributes: Attributes): Promise<Stage> {
  const element = create(attributes);
  const events: CustomEvent[] = [];
  for (const name of Object.keys(EVENTS))
    element.addEventListener(name, (event) => events.push(event as CustomEvent));
  document.body.append(element);
  await until('heq-ready', () => events.some(({ type }) => type === 'heq-ready'));
  return { ...visitor(element), element, events };
}

/**
 * Removes the element, as a navigation would.
 * @example await leave(visit)
 */
export async function leave({ element }: Stage): Promise<void> {
  element.remove();
  await new Promise((resolve) => setTimeout(resolve, 50));
}

/**
 * Sets the reference API's faults. Without an argument, it clears them.
 * @example await faults({ call: 'GET /request/ev/make', status: 503 })
 */
export async function faults(...list: readonly Fault[]): Promise<void> {
  const answer = await ownFetch(new URL('/_demo/faults', api), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(list),
  });
  if (!answer.ok) throw new Error(`the fault switch answered ${answer.status}`);
}

function load(): Promise<void> {
  watchWire();
  return loadWidget();
}
