import { solarAnswers } from '../../domain/answers.ts';
import type { Occupancy } from '../../domain/usage.ts';
import { defineAsset } from '../../state/asset-descriptor.ts';
import { quoteRequests } from '../home/quote-requests.ts';
import { solarSummary } from './solar-cards.ts';
import { solarQuote } from './solar-quote.ts';
import { SolarResult } from './solar-result.tsx';
import { propertyUsageStep } from './steps/property-usage-step.ts';
import { PropertyUsageView } from './steps/property-usage-view.tsx';

/** The number of lit windows, by how much of the day someone is at home. */
const LIT: Readonly<Record<Occupancy, boolean | number>> = { 1: true, 2: 2, 3: 1, 4: 2 };

export const solar = defineAsset({
  id: 'solar',
  about: 'home',
  starts: [{ journey: 'solar', flag: 'solar', label: 'start.solar' }],
  steps: [{ step: propertyUsageStep, view: PropertyUsageView, why: ['usage.why'] }],
  savedAnswers: solarAnswers,
  requests: quoteRequests('solar', solarQuote),
  result: SolarResult,
  summary: solarSummary,
  landing: { name: 'solarBattery', path: 'solar-battery' },
  labels: {
    navigation: 'nav.solarBattery',
    heading: 'heading.solar',
    tab: 'results.tab.solar',
    quoted: ({ request }) =>
      request.solar?.batterySize === 0 ? 'results.tab.solar.panels' : 'results.tab.solar',
    survey: 'summary.survey.solar',
    next: 'next.of.quotes',
    named: 'home.solar',
    cardText: 'home.solar.text',
  },
  homes: {
    flag: 'solar',
    list: 'esaPropertyTypes',
    known: 'solarPropertyId',
    // CONST-13: flats and maisonettes have no roof of their own to quote panels for.
    refuses: { types: [7, 8], id: 'solarProperty', advice: ['est', 'gov'] },
    certified: ({ hasSolar, hasBattery }) => (hasSolar || hasBattery) && 'certificate.solar',
    named: 'property.for.solar',
  },
  picture: {
    adds: { solar: true },
    house: 'detached-bungalow',
    lit: 1,
    draws: ({ propertyUsage }, result) => ({
      lit: LIT[propertyUsage],
      solar: result !== null,
      panels: result?.request.solar?.numberOfPanels ?? undefined,
      battery: result?.request.solar?.batterySize !== 0,
    }),
  },
  countsCarbon: () => false,
});
