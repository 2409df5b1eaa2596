// One home with its three quotes, separately and combined.

import { type EvInput, evResult } from '../model/ev/ev-result.ts';
import type { VehicleFacts } from '../model/ev/vehicle-facts.ts';
import { type HeatPumpInput, heatPumpResult } from '../model/heat-pump/heat-pump-result.ts';
import type { CombinedQuestion } from '../model/one-bill/bill-asset.ts';
import { type SolarInput, solarResult } from '../model/solar/solar-result.ts';
import { BILL_ASSETS } from '../quotes/assets.ts';
import { figured } from './figured.ts';
import { OFFERED } from './table-market.ts';

const EITHER = { make: 'Any', batterySize: null, engineSize: null };
export const LEAF: VehicleFacts = {
  ...EITHER,
  model: 'Leaf',
  fuel: 'Electric',
  isEv: true,
  milesPerKwh: 3.74,
  co2GramsPerMile: 0,
};
const FOCUS: VehicleFacts = {
  ...EITHER,
  model: 'Focus',
  fuel: 'Petrol',
  isEv: false,
  mpg: 40.3,
  co2GramsPerMile: 257,
};

/** The input of all three quotes for a home and its car. */
export type ThreeQuestions = HeatPumpInput &
  SolarInput &
  Omit<EvInput, 'current' | 'compare'> & { readonly replaces: boolean };

/** The home at BS1 9AA. */
export const WORKED: ThreeQuestions = {
  postcode: 'BS1 9AA',
  propertyTypeId: 2,
  archeTypeId: 2,
  heatingFuel: 1,
  insulation: 2,
  electricityUsage: 2700,
  gasUsage: 11_500,
  isEconomy7: false,
  milesDrivenWeekDays: 110,
  milesDrivenWeekEnds: 50,
  chargerTypeId: 1,
  replaces: true,
};

/** The three separate results. */
export function threeResults({ replaces, ...asked }: ThreeQuestions) {
  const cars = replaces ? { current: FOCUS, compare: LEAF } : { current: LEAF };
  return {
    ashp: figured(heatPumpResult(asked, OFFERED)),
    solar: figured(solarResult(asked, OFFERED)),
    ev: figured(evResult({ ...asked, ...cars }, OFFERED)),
  };
}

/** The combined question. Panels and battery are those of the solar quote. */
export function together(asked: ThreeQuestions): CombinedQuestion {
  const { numberOfPanels, batterySize } = threeResults({ battery: 5.2, ...asked }).solar.request.solar!;
  const miles = 52 * (asked.milesDrivenWeekDays + asked.milesDrivenWeekEnds);
  const replaced = asked.replaces ? FOCUS : null;
  return {
    ...asked,
    listed: BILL_ASSETS,
    ashp: true,
    solar: { panels: numberOfPanels, battery: batterySize },
    ev: { electric: LEAF, replaced, miles, chargerTypeId: asked.chargerTypeId },
  };
}
