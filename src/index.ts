// The only side effect at import: the element is registered.
import { define } from './element/define.ts';
import { HomeEnergyQuoteElement } from './element/home-energy-quote-element.tsx';

if (globalThis.customElements) define(HomeEnergyQuoteElement);

export { HomeEnergyQuoteElement };
