// A separate page for a test: a same-origin frame in which nothing is registered and no script has run.

import { addScript } from './load-widget.ts';

const BLANK = '/test/browser/blank.html';

export interface Frame {
  readonly window: Window & typeof globalThis;
  readonly page: Document;
  /** Messages of the page's console and its uncaught errors. */
  readonly messages: { readonly errors: string[]; readonly infos: string[]; readonly warnings: string[] };
}

const frames = new Set<HTMLIFrameElement>();

/**
 * An empty page of its own, which `closeFrames` removes.
 * @example const frame = await openFrame()
 */
export async function openFrame(): Promise<Frame> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width: 800px; height: 600px';
  frame.src = BLANK;
  frames.add(frame);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const window = frame.contentWindow as Frame['window'];
  const messages = { errors: [] as string[], infos: [] as string[], warnings: [] as string[] };
  window.addEventListener('error', ({ message }) => messages.errors.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => messages.errors.push(String(reason)));
  window.console.info = (...parts: unknown[]) => void messages.infos.push(parts.join(' '));
  window.console.warn = (...parts: unknown[]) => void messages.warnings.push(parts.join(' '));
  return { window, page: window.document, messages };
}

/**
 * Removes all pages that `openFrame` made.
 * @example afterEach(closeFrames)
 */
export function closeFrames(): void {
  for (const frame of frames) frame.remove();
  frames.clear();
}

/** The tag as a partner writes it. */
export const TAG = `<home-energy-quote api-base="${window.heqTest.api}" router="memory"><p>Call us for a quote</p></home-energy-quote>`;

/**
 * Adds the tag to a frame's page and returns the element.
 * @example const element = writeTag(frame)
 */
export function writeTag({ page }: Frame, tag = TAG): Element {
  const place = page.createElement('div');
  place.innerHTML = tag;
  page.body.append(place);
  return place.firstElementChild as Element;
}

/**
 * Loads the widget's script in a frame's page.
 * @example await loadInto(frame)
 */
export const loadInto = ({ page }: Frame, src?: string) => addScript(page, src);
