import { CONSTANTS } from '../constants.ts';
import { knownProperty, servedPlace } from '../home.ts';
import { homeLoad } from '../home-load.ts';
import { loadAnswers, oneOfFour, type ToldUse } from '../load-answers.ts';
import { marketAt, type Offered } from '../market.ts';
import { asBuilt, type Built, type PropertyType } from '../place/property-type.ts';
import { known } from '../result/known.ts';
import type { QuoteResult } from '../result/quote-result.ts';
import { isRefusal, type Refusal, refuse } from '../result/refusal.ts';
import { pounds } from '../result/rounding.ts';
import { panelsOnly } from './panels-only.ts';
import type { Roof } from './roof.ts';
import { solarAssumptions } from './solar-assumptions.ts';
import { type SolarCase, solarCase } from './solar-case.ts';
import { solarDecision } from './solar-decision.ts';
import { solarRows } from './solar-rows.ts';
import { solarSystem, systemCost } from './solar-system.ts';

/** A solar quote. Use in kWh a year; null or absent: not known. */
export interface SolarInput extends Roof, Built {
  readonly postcode: string;
  readonly propertyTypeId: number;
  /** AMB-30: the house usage, 1 to 4. */
  readonly archeTypeId: number;
  readonly electricityUsage?: number | null | undefined;
  /** The meters' figures when not told. */
  readonly toldUse?: ToldUse | undefined;
  readonly isEconomy7?: boolean | null | undefined;
  /** 1 gas, 2 electric, 3 oil, and 1 well to 3 poorly insulated, where they were asked. */
  readonly heatingFuel?: number | null | undefined;
  readonly insulation?: number | null | undefined;
  /** Growth of energy prices, share a year; 0.02 when not told. */
  readonly energyInflation?: number | null | undefined;
  /** Of the tariff to put forward; the cheapest when not given. */
  readonly tariffId?: number | undefined;
}

/** STEP-PROP-03, word for word. */
export const NO_PANELS = 'We are unable to provide Solar quotes for Flats and Maisonette property types';

export function solarResult(input: SolarInput, offered: Offered): QuoteResult | Refusal {
  const place = servedPlace(input.postcode);
  if (isRefusal(place)) return place;
  const listed = knownProperty(input.propertyTypeId);
  if (isRefusal(listed)) return listed;
  const type = asBuilt(listed, input);
  if (!type.takesPanels) return refuse('no-panels', NO_PANELS);
  if (!oneOfFour(input.archeTypeId)) return refuse('choice', 'House usage is 1, 2, 3 or 4.');
  const electricityUsage = known(input.electricityUsage);
  const load = homeLoad({ ...loadAnswers(input), place, type, electricityUsage });
  // By the household: a battery that carried a winter's heat would stand idle all summer.
  const system = solarSystem(type.panels, load.household);
  const { tariffId } = input;
  const question = { place, market: marketAt(place, offered), system, load, roof: input, tariffId };
  return answer(input, type, solarCase(question));
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
    alternatives: [panelsOnly(quoted, inflation)],
    assumptions: solarAssumptions(quoted, { type, isUseKnown, inflation }),
    ...solarDecision(quoted, { type, isUseKnown, inflation }, input.toldUse),
  };
}
