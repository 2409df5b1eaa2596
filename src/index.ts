// The only side effect at import: the element is registered.
import { define } from './element/define.ts';

if (globalThis.customElements) define();

export { HomeEnergyQuoteElement } from './element/home-energy-quote-element.tsx';
