import type { HomeEnergyQuoteElement } from '../../src/element/home-energy-quote-element.tsx';
import { loadWidget } from './load-widget.ts';
import { turns } from './turns.ts';
import { until } from './until.ts';

export type Attributes = Readonly<Record<string, string>>;

const FALLBACK = 'Call us for a quote';
const mounted = new Set<Element>();
const start = location.href;

/**
 * An element that is not on the page yet, with the tests' API and some fallback content.
 * @example document.body.append(create({ theme: 'volt' }))
 */
export function create(attributes: Attributes = {}): HomeEnergyQuoteElement {
  const element = document.createElement('home-energy-quote') as HomeEnergyQuoteElement;
  const all = { 'api-base': window.heqTest.api, ...attributes };
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  element.innerHTML = `<p>${FALLBACK}</p>`;
  mounted.add(element);
  return element;
}

/**
 * An element on the page whose first screen is shown.
 * @example const element = await mount({ router: 'memory' })
 */
export async function mount(attributes: Attributes = {}, into: Element = document.body) {
  await loadWidget();
  const element = create(attributes);
  into.append(element);
  await ready(element);
  return element;
}

/**
 * Resolves when the element shows a screen.
 * @example await ready(element)
 */
export const ready = (element: Element) =>
  until(() => element.shadowRoot?.querySelector('.root h2, .root h1'));

/**
 * Removes what a test added to the page, and waits for what happens in the next task.
 * @example afterEach(cleanUp)
 */
export async function cleanUp(): Promise<void> {
  for (const element of mounted) element.remove();
  mounted.clear();
  await aTask();
  sessionStorage.clear();
  // Only if something changed, since WebKit allows a page a hundred history changes in ten seconds.
  if (location.href !== start || history.state !== null) history.replaceState(null, '', start);
}

/**
 * Longer than the widget takes for what it does in the next task.
 * @example element.remove(); await aTask();
 */
export async function aTask(ms = 20): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  await turns();
}
