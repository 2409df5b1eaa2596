// Knows how a solar quote is answered, and which homes it is refused to.
import { CONSTANTS } from '../constants.ts';
import { knownProperty, servedPlace } from '../home.ts';
import { type PropertyType, typicalElectricity } from '../place/property-type.ts';
import { known } from '../result/known.ts';
import type { QuoteResult } from '../result/quote-result.ts';
import { isRefusal, type Refusal, refuse } from '../result/refusal.ts';
import { pounds } from '../result/rounding.ts';
import type { Occupancy } from './occupancy.ts';
import { solarAssumptions } from './solar-assumptions.ts';
import { type SolarCase, solarCase } from './solar-case.ts';
import { solarRows } from './solar-rows.ts';
import { solarSystem, systemCost } from './solar-system.ts';

/** A solar quote. Use in kWh a year; null or absent: not known. */
export interface SolarInput {
  readonly postcode: string;
  readonly propertyTypeId: number;
  /** AMB-30: the house usage, 1 to 4. */
  readonly archeTypeId: number;
  readonly electricityUsage?: number | null | undefined;
  readonly isEconomy7?: boolean | null | undefined;
  /** Growth of energy prices, share a year; 0.02 when not told. */
  readonly energyInflation?: number | null | undefined;
}

/** STEP-PROP-03, word for word. */
export const NO_PANELS = 'We are unable to provide Solar quotes for Flats and Maisonette property types';

export function solarResult(input: SolarInput): QuoteResult | Refusal {
  const place = servedPlace(input.postcode);
  if (isRefusal(place)) return place;
  const type = knownProperty(input.propertyTypeId);
  if (isRefusal(type)) return type;
  if (!type.takesPanels) return refuse('no-panels', NO_PANELS);
  if (!isOccupancy(input.archeTypeId)) return refuse('choice', 'House usage is 1, 2, 3 or 4.');
  const use = known(input.electricityUsage) ?? typicalElectricity(type);
  const isEconomy7 = input.isEconomy7 ?? false;
  const system = solarSystem(type.panels, use);
  const quoted = solarCase({ place, system, occupancy: input.archeTypeId, use, isEconomy7 });
  return answer(input, type, quoted);
}

function answer(input: SolarInput, type: PropertyType, quoted: SolarCase): QuoteResult {
  const { system } = quoted.question;
  const inflation = input.energyInflation ?? CONSTANTS.energyInflation.value;
  const isUseKnown = known(input.electricityUsage) !== undefined;
  return {
    request: {
      address: { propertyType: type.name, propertyTypeId: type.id },
      solar: { numberOfPanels: system.panels, batterySize: system.battery },
    },
    costModel: { totalCost: pounds(systemCost(system)) },
    calculatedResults: solarRows(quoted, inflation),
    assumptions: solarAssumptions(quoted, { type, isUseKnown, inflation }),
  };
}

function isOccupancy(id: number): id is Occupancy {
  return id === 1 || id === 2 || id === 3 || id === 4;
}
