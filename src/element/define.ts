// Registers the element once: a page may load two of our scripts, or the same one twice.
import { ELEMENT_NAME } from './element-name.ts';
import { HomeEnergyQuoteElement } from './home-energy-quote-element.tsx';

export function define(): void {
  const there = customElements.get(ELEMENT_NAME) as { readonly version?: string } | undefined;
  if (!there) return register();
  if (there.version !== HomeEnergyQuoteElement.version) {
    console.info(
      `<${ELEMENT_NAME}> ${there.version ?? 'of another kind'} is on this page already; version ${HomeEnergyQuoteElement.version} was not started`,
    );
  }
}

/** Some polyfills replace `define` with a function that calls classes as functions. The browser's own is on the prototype. */
function register(): void {
  const { define: own } = CustomElementRegistry.prototype;
  const isNative = /\[native code\]/.test(Function.prototype.toString.call(own));
  const isCovered = isNative && Object.hasOwn(customElements, 'define');
  (isCovered ? own : customElements.define).call(customElements, ELEMENT_NAME, HomeEnergyQuoteElement);
}
