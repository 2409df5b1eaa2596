// For a page whose built-ins are too broken to start the widget: the element shows its own content and says why,
// once.

/**
 * Registers an element that shows the page's content and reports once what is broken. It uses nothing outside itself, since
 * the build puts it at the top of the classic script.
 */
export function leaveFallback(name: string, broken: readonly string[]): void {
  if (customElements.get(name)) return;
  const message = `this page replaced ${broken.join(', ')}, which the widget needs`;
  class Fallback extends HTMLElement {
    #isReported = false;

    connectedCallback(): void {
      if (this.#isReported) return;
      this.#isReported = true;
      console.warn(`<${name}> ${message}`);
      const detail = Object.freeze({ kind: 'fault', status: null, message });
      this.dispatchEvent(new CustomEvent('heq-error', { detail, bubbles: true, composed: true }));
    }
  }
  customElements.define(name, Fallback);
}
