import { evAnswers } from '../../domain/answers.ts';
import { formatRegistration } from '../../domain/registration.ts';
import { defineAsset } from '../../state/asset-descriptor.ts';
import { quoteRequests } from '../home/quote-requests.ts';
import { evSummary } from './ev-cards.ts';
import { evQuote } from './ev-quote.ts';
import { EvResult } from './ev-result.tsx';
import { electricVehicleStep, iceVehicleStep } from './steps/vehicle-step.ts';
import { vehicleUsageStep } from './steps/vehicle-usage-step.ts';
import { VehicleUsageView } from './steps/vehicle-usage-view.tsx';
import { ElectricVehicleView, IceVehicleView } from './steps/vehicle-view.tsx';

export const ev = defineAsset({
  id: 'ev',
  about: 'vehicle',
  starts: [
    { journey: 'ev-compare', flag: 'evCompare', label: 'start.ev-compare' },
    { journey: 'ev-only', flag: 'evOnly', label: 'start.ev-only' },
  ],
  steps: [
    { step: iceVehicleStep, view: IceVehicleView, why: ['ev.ice.why'] },
    { step: electricVehicleStep, view: ElectricVehicleView, why: ['ev.electric.why'] },
    { step: vehicleUsageStep, view: VehicleUsageView, why: ['ev.miles.reason'] },
  ],
  savedAnswers: evAnswers,
  requests: quoteRequests('ev', evQuote),
  result: EvResult,
  summary: evSummary,
  landing: { name: 'electricVehicle', path: 'electric-vehicle' },
  labels: {
    navigation: 'nav.electricVehicle',
    heading: 'heading.ev',
    tab: 'results.tab.ev',
    unpriced: 'answer.unpriced.ev',
    survey: 'summary.survey.ev',
    next: 'next.of.car',
    named: 'home.ev',
    cardText: 'home.ev.text',
  },
  picture: {
    adds: { car: true },
    house: 'end-terrace',
    lit: 2,
    draws: ({ iceVehicle, electricVehicle }) => ({
      car: electricVehicle.make !== '',
      plate: iceVehicle.make ? formatRegistration(iceVehicle.registrationNumber) : undefined,
    }),
  },
  countsCarbon: ({ evCompare }) => evCompare,
});
