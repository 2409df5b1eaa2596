import { type HeqEvent, HomeEnergyQuoteElement } from 'home-energy-quote/vue';
import type { GlobalComponents } from 'vue';

type Props = InstanceType<GlobalComponents['home-energy-quote']>['$props'];

export const version: string = HomeEnergyQuoteElement.version;
export const assetOf = ({ detail }: HeqEvent<'heq-result'>): string => detail.asset;
export const right: Props = {
  theme: 'harbour',
  'hide-nav': true,
  onHeqReady: ({ detail }) => detail.version,
};
// @ts-expect-error: there is no such theme.
export const wrong: Props = { theme: 'harbor' };
