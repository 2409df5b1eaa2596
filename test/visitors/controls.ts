import { root } from '../browser/screen.ts';

/** Radio buttons are drawn by their labels: they count as seen where those are. */
export function visible<Found extends HTMLElement>(host: Element, selector: string): Found[] {
  const dialog = root(host).querySelector('dialog:modal');
  return [...(dialog ?? root(host)).querySelectorAll<Found>(selector)].filter(
    (found) =>
      !found.matches(':disabled') &&
      found.closest('[inert]') === null &&
      (found.closest('label') ?? found).checkVisibility(),
  );
}

/** Through the browser's own setter, which React listens behind. */
export function enterText(field: HTMLElement, text: string): void {
  field.focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** For the report of a failure. */
export function nameOf(control: HTMLElement): string {
  const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40);
  return `${control.localName} "${name || control.getAttribute('name')}"`;
}
