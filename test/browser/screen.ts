import { until } from './until.ts';

export const root = (host: Element) => host.shadowRoot as ShadowRoot;

const shown = (element: Element) => element.checkVisibility();
const name = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';

/** Everything to be read on the screen, dialogs included. */
export const text = (host: Element) => root(host).querySelector('.root')?.textContent ?? '';

/** The heading of the screen. */
export const title = (host: Element) =>
  [...root(host).querySelectorAll('.shell__screen :is(h1, h2)[tabindex="-1"]')].map(name).join(' / ');

/** The rest of a long page comes a task after its head: who waits for one waits for the other. */
export const sees = (host: Element, words: string) =>
  until(words, () => !root(host).querySelector('.later') && text(host).includes(words));

/** The button or link with this name, once it is there. */
export function control(host: Element, called: string): Promise<HTMLElement> {
  return until(`a button or link "${called}" in:\n${text(host)}`, () =>
    [...root(host).querySelectorAll<HTMLElement>('button, a')].find(
      (element) => name(element) === called && shown(element),
    ),
  );
}

export async function press(host: Element, called: string): Promise<void> {
  (await control(host, called)).click();
}

/** The field with this name attribute, once it is there. */
export const field = (host: Element, called: string) =>
  until(`a field "${called}"`, () => root(host).querySelector<HTMLInputElement>(`[name="${called}"]`));

/** Types as a visitor does: through the browser's own setter, which React listens behind. */
export async function type(host: Element, called: string, value: string): Promise<HTMLInputElement> {
  const input = await field(host, called);
  input.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  return input;
}
