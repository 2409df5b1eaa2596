// A widget without network and navigation, for components that need one around them.

import type { ReactNode } from 'react';
import type { Route } from '../../../src/domain/route.ts';
import type { Settings } from '../../../src/domain/settings.ts';
import { readSettings } from '../../../src/element/read-settings.ts';
import { product } from '../../../src/journeys/product.ts';
import type { JourneyState } from '../../../src/state/journey-state.ts';
import { createJourneyStore } from '../../../src/state/journey-store.ts';
import { type Widget, WidgetProvider } from '../../../src/state/widget.tsx';
import { packs } from '../../../src/words/packs.ts';
import { createWords } from '../../../src/words/words.ts';

const today = () => '2026-10-15';

const defaults = readSettings({
  attribute: (name) => ({ 'support-phone': '0117 496 0000', share: 'print' })[name] ?? null,
  scriptUrl: 'https://cdn.example/v1/home-energy-quote.js',
  pageUrl: 'https://partner.example/quote',
  languages: () => [],
  journeys: product.journeys,
  warn: () => {},
});

export interface Standing extends Partial<Pick<Widget, 'isShared' | 'now'>> {
  readonly settings?: Partial<Settings>;
  readonly state?: Partial<JourneyState>;
  readonly route?: Route;
}

const widgetWith = ({ settings, state = {}, route = { name: 'home' }, ...more }: Standing): Widget => {
  const store = createJourneyStore(product.flagsFor('all'));
  store.actions.restore(state);
  return {
    product,
    settings: { ...defaults, ...settings },
    words: createWords({ pack: packs[0], copy: 'spec', messages: {}, today, more: product.sentences }),
    store,
    api: { suppliers: () => new Promise(() => {}) },
    navigation: { current: () => route, subscribe: () => () => {}, href: ({ name }: Route) => `#${name}` },
    reach: () => {},
    now: () => new Date('2026-10-15'),
    ...more,
  } as unknown as Widget;
};

export const stands = (view: ReactNode, standing: Standing = {}) => (
  <WidgetProvider widget={widgetWith(standing)}>{view}</WidgetProvider>
);
