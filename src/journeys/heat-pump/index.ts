import { heatPumpAnswers } from '../../domain/answers.ts';
import { ELECTRIC } from '../../domain/home.ts';
import { defineAsset } from '../../state/asset-descriptor.ts';
import { quoteRequests } from '../home/quote-requests.ts';
import { heatPumpSummary } from './heat-pump-cards.ts';
import { heatPumpQuote } from './heat-pump-quote.ts';
import { HeatPumpResult } from './heat-pump-result.tsx';
import { heatingStep } from './steps/heating-step.ts';
import { HeatingView } from './steps/heating-view.tsx';

const HEATERS = { 1: 'gas', 2: 'electric', 3: 'oil' } as const;

export const heatPump = defineAsset({
  id: 'ashp',
  about: 'home',
  starts: [{ journey: 'heat-pump', flag: 'ashp', label: 'start.heat-pump' }],
  steps: [{ step: heatingStep, view: HeatingView, why: ['heating.why', 'insulation.why'] }],
  savedAnswers: heatPumpAnswers,
  requests: quoteRequests('ashp', heatPumpQuote),
  result: HeatPumpResult,
  summary: heatPumpSummary,
  landing: { name: 'heatPump', path: 'heat-pump' },
  labels: {
    navigation: 'nav.heatPump',
    heading: 'heading.ashp',
    tab: 'results.tab.ashp',
    survey: 'summary.survey.ashp',
    next: 'next.of.quotes',
    named: 'home.ashp',
    cardText: 'home.ashp.text',
  },
  homes: {
    flag: 'ashp',
    list: 'ashpPropertyTypes',
    known: 'ashpPropertyId',
    named: 'property.for.ashp',
  },
  picture: {
    adds: { heatPump: true },
    house: 'semi',
    lit: true,
    draws: ({ heatingFuel, insulation }, result) => ({
      heater: heatingFuel ? HEATERS[heatingFuel] : undefined,
      insulation: insulation ?? undefined,
      heatPump: result !== null,
    }),
  },
  countsCarbon: ({ ashp }, { heatingFuel }) => ashp && heatingFuel !== ELECTRIC,
});
