// Registers the element once: a page may load two of our scripts, or the same one twice.

export const ELEMENT_NAME = 'home-energy-quote';

type ElementClass = CustomElementConstructor & { readonly version: string };

export function define(element: ElementClass): void {
  const there = customElements.get(ELEMENT_NAME) as { readonly version?: string } | undefined;
  if (!there) return register(element);
  if (there.version !== element.version) {
    console.info(
      `<${ELEMENT_NAME}> ${there.version ?? 'of another kind'} is on this page already; version ${element.version} was not started`,
    );
  }
}

/** Some polyfills replace `define` with a function that calls classes as functions. The browser's own is on the prototype. */
function register(element: ElementClass): void {
  const { define: own } = CustomElementRegistry.prototype;
  const isNative = /\[native code\]/.test(Function.prototype.toString.call(own));
  const isCovered = isNative && Object.hasOwn(customElements, 'define');
  (isCovered ? own : customElements.define).call(customElements, ELEMENT_NAME, element);
}

/**
 * For a page whose built-ins are too broken to start the widget: registers an element that shows the page's own content and
 * reports once what is broken. It uses nothing outside itself, since the build puts it at the top of the classic script.
 */
export function defineFallback(name: string, broken: readonly string[]): void {
  if (customElements.get(name)) return;
  const message = `this page changed ${broken.join(', ')}, which the widget needs`;
  class Fallback extends HTMLElement {
    #isReported = false;

    connectedCallback(): void {
      if (this.#isReported) return;
      this.#isReported = true;
      console.warn(`<${name}> ${message}`);
      const detail = Object.freeze({ kind: 'fault', code: 'page-built-ins', status: null, message });
      this.dispatchEvent(new CustomEvent('heq-error', { detail, bubbles: true, composed: true }));
    }
  }
  customElements.define(name, Fallback);
}
