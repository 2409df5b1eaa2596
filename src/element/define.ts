// Knows how the element is registered: once, whoever comes first (a page may carry two scripts, or the same one twice).
import { ELEMENT_NAME } from './element-name.ts';
import { HomeEnergyQuoteElement } from './home-energy-quote-element.tsx';

export function define(): void {
  const there = customElements.get(ELEMENT_NAME) as { readonly version?: string } | undefined;
  if (!there) return customElements.define(ELEMENT_NAME, HomeEnergyQuoteElement);
  if (there.version !== HomeEnergyQuoteElement.version) {
    console.info(
      `<${ELEMENT_NAME}> ${there.version ?? 'of another kind'} is on this page already; version ${HomeEnergyQuoteElement.version} was not started`,
    );
  }
}
