// Registers the element once, whoever comes first: a page may carry two scripts, or the same one twice.
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

/** Pages with components of the old kind cover `define` with one that calls classes as functions: the browser's own is beneath. */
function register(): void {
  const { define: own } = CustomElementRegistry.prototype;
  const isNative = /\[native code\]/.test(Function.prototype.toString.call(own));
  const isCovered = isNative && Object.hasOwn(customElements, 'define');
  (isCovered ? own : customElements.define).call(customElements, ELEMENT_NAME, HomeEnergyQuoteElement);
}
