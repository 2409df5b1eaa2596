import { type HeqEvent, HomeEnergyQuoteElement } from 'home-energy-quote/react';

export const version: string = HomeEnergyQuoteElement.version;
export const assetOf = ({ detail }: HeqEvent<'heq-result'>): string => detail.asset;
export const right = <home-energy-quote theme="harbour" size={18} hide-nav support-phone="0117 496 0142" />;
// @ts-expect-error: there is no such theme.
export const wrong = <home-energy-quote theme="harbor" />;
