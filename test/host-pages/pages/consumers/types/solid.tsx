/** @jsxImportSource solid-js */
import { type HeqEvent, HomeEnergyQuoteElement } from 'home-energy-quote/solid';

export const version: string = HomeEnergyQuoteElement.version;
export const assetOf = ({ detail }: HeqEvent<'heq-result'>): string => detail.asset;
export const right = (
  <home-energy-quote
    attr:theme="harbour"
    prop:hideNav={true}
    prop:messages={{ 'home.title': 'Ours' }}
    on:heq-ready={({ detail }) => detail.version}
  />
);
// @ts-expect-error: there is no such theme.
export const wrong = <home-energy-quote attr:theme="harbor" />;
// @ts-expect-error: nor is it one as a property.
export const alsoWrong = <home-energy-quote prop:theme="harbor" />;
