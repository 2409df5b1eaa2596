/** @jsxImportSource preact */
import { type HeqEvent, HomeEnergyQuoteElement } from 'home-energy-quote/preact';

export const version: string = HomeEnergyQuoteElement.version;
export const assetOf = ({ detail }: HeqEvent<'heq-result'>): string => detail.asset;
export const right = (
  <home-energy-quote theme="harbour" hide-nav onheq-ready={({ detail }) => detail.version} class="quote" />
);
// @ts-expect-error: there is no such theme.
export const wrong = <home-energy-quote theme="harbor" />;
