// Renders a component from src in a shadow root of its own, with React as published.
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

const mounted: { readonly root: Root; readonly host: Element }[] = [];

afterEach(() => {
  for (const { root, host } of mounted.splice(0)) {
    root.unmount();
    host.remove();
  }
});

/** Returns the element around what was rendered. It is removed after the test. */
export function render(view: ReactNode): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'));
  const page = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const root = createRoot(page);
  mounted.push({ root, host });
  flushSync(() => root.render(view));
  return page;
}

/** Frames without a change after which a page is at rest. */
const STILL = 3;

/** The same with messages that come without their delay. Resolves when the whole page is there and nothing changes any more. */
export async function renderSettled(view: ReactNode): Promise<HTMLElement> {
  const { setTimeout } = window;
  window.setTimeout = ((act: () => void) => setTimeout(act)) as typeof setTimeout;
  try {
    const page = render(view);
    let before = '';
    for (
      let still = 0;
      still < STILL;
      still = before === page.innerHTML && !isUnfinished(page) ? still + 1 : 0
    ) {
      before = page.innerHTML;
      await new Promise(requestAnimationFrame);
    }
    return page;
  } finally {
    window.setTimeout = setTimeout;
  }
}

/** A long page adds its rest later. */
const isUnfinished = (page: Element) => page.childElementCount === 0 || page.querySelector('.later') !== null;

/** The first element that matches. @example one(render(<Button>Next</Button>), 'button').textContent */
export function one<Found extends HTMLElement = HTMLElement>(page: Element, selector: string): Found {
  const found = page.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector} in ${page.innerHTML}`);
  return found;
}

export const all = (page: Element, selector: string) => [...page.querySelectorAll<HTMLElement>(selector)];

/** The text on one line. */
export const text = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** These attributes of an element by name, `null` where one is absent. */
export const attributes = (element: Element, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]));

/** The texts of the elements that an attribute refers to by id: `aria-describedby`, `aria-labelledby`. */
export const referredTexts = (element: Element, attribute: string) =>
  (element.getAttribute(attribute) ?? '')
    .split(' ')
    .map((id) => text((element.getRootNode() as ShadowRoot).getElementById(id)))
    .filter((found) => found !== '');
