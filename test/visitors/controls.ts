import { enter, visitor } from '../browser/visitor.ts';

/** A radio button counts as visible if its label is, since the label is what is drawn. */
export function visible<Found extends HTMLElement>(host: Element, selector: string): Found[] {
  const { root } = visitor(host);
  return [...(root.querySelector('dialog:modal') ?? root).querySelectorAll<Found>(selector)].filter(
    (found) =>
      !found.matches(':disabled') &&
      found.closest('[inert]') === null &&
      (found.closest('label') ?? found).checkVisibility(),
  );
}

export function enterText(field: HTMLInputElement, text: string): void {
  field.focus();
  enter(field, text);
}

/** Describes a control in the report of a failure. */
export function nameOf(control: HTMLElement): string {
  const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40);
  return `${control.localName} "${name || control.getAttribute('name')}"`;
}
