import { type HeqEvent, HomeEnergyQuoteElement } from 'home-energy-quote/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

type Attributes = SvelteHTMLElements['home-energy-quote'];

export const version: string = HomeEnergyQuoteElement.version;
export const assetOf = ({ detail }: HeqEvent<'heq-result'>): string => detail.asset;
export const right: Attributes = {
  theme: 'harbour',
  class: 'quote',
  'onheq-ready': ({ detail }) => detail.version,
};
// @ts-expect-error: there is no such theme.
export const wrong: Attributes = { theme: 'harbor' };
