// For a page whose built-ins can't even read the widget: the element shows its own content and says why,
// once.

/**
 * Registers an element that shows the page's content and says once what is broken. Uses nothing outside itself: the
 * build puts it before everything else in the classic script.
 */
export function leaveFallback(name: string, broken: readonly string[]): void {
  if (customElements.get(name)) return;
  const message = `this page replaced ${broken.join(', ')}, which the widget stands on`;
  class Fallback extends HTMLElement {
    #told = false;

    connectedCallback(): void {
      if (this.#told) return;
      this.#told = true;
      console.warn(`<${name}> ${message}`);
      const detail = Object.freeze({ kind: 'fault', status: null, message });
      this.dispatchEvent(new CustomEvent('heq-error', { detail, bubbles: true, composed: true }));
    }
  }
  customElements.define(name, Fallback);
}
