import { CONSTANTS } from '../constants.ts';
import { knownProperty, servedPlace } from '../home.ts';
import { homeLoad } from '../home-load.ts';
import { loadAnswers, occupancyOf, type QuoteInput, type StatedUse } from '../load-answers.ts';
import { marketAt, type Offered } from '../market.ts';
import { asBuilt, type PropertyType } from '../place/property-type.ts';
import { known } from '../result/known.ts';
import type { QuoteResult } from '../result/quote-result.ts';
import { isRefusal, type Refusal, refuse } from '../result/refusal.ts';
import { alternativesOf, chooseSystem, type SolarChoice } from './choose-system.ts';
import type { Roof } from './roof.ts';
import { solarAssumptions } from './solar-assumptions.ts';
import { solarDecision } from './solar-decision.ts';
import { solarRows } from './solar-rows.ts';

export interface SolarInput extends Roof, QuoteInput {
  readonly propertyTypeId: number;
  readonly archeTypeId: number;
  /** Which figures the visitor stated; if absent, they are the meters'. */
  readonly statedUse?: StatedUse | undefined;
  /** Growth of energy prices, as a share a year; the constant `energyInflation` by default. */
  readonly energyInflation?: number | null | undefined;
  /** kWh of the battery to quote, 0 for none. If it is absent or not on sale, the best system is quoted. */
  readonly battery?: number | undefined;
}

/** The exact text of STEP-PROP-03. */
export const NO_PANELS = 'We are unable to provide Solar quotes for Flats and Maisonette property types';

export function solarResult(input: SolarInput, offered: Offered): QuoteResult | Refusal {
  const place = servedPlace(input.postcode);
  if (isRefusal(place)) return place;
  const listed = knownProperty(input.propertyTypeId);
  if (isRefusal(listed)) return listed;
  const type = asBuilt(listed, input);
  if (!type.takesPanels) return refuse('no-panels', NO_PANELS);
  if (!occupancyOf(input.archeTypeId)) return refuse('choice', 'House usage is 1, 2, 3 or 4.');
  const electricityUsage = known(input.electricityUsage);
  const load = homeLoad({ ...loadAnswers(input), place, type, electricityUsage });
  const { battery, tariffId } = input;
  const question = { place, market: marketAt(place, offered), load, roof: input, tariffId, battery };
  const inflation = input.energyInflation ?? CONSTANTS.energyInflation.value;
  return answer(input, type, chooseSystem(question, type.panels, inflation), inflation);
}

function answer(input: SolarInput, type: PropertyType, choice: SolarChoice, inflation: number): QuoteResult {
  const { quoted, cost } = choice.best;
  const { system } = quoted.question;
  const isUseKnown = known(input.electricityUsage) !== undefined;
  return {
    request: {
      address: { propertyType: type.name, propertyTypeId: type.id },
      solar: { numberOfPanels: system.panels, batterySize: system.battery },
    },
    costModel: { totalCost: cost },
    calculatedResults: solarRows(quoted, inflation),
    alternatives: alternativesOf(choice),
    assumptions: solarAssumptions(quoted, { type, isUseKnown, inflation, choice }),
    ...solarDecision(quoted, { type, isUseKnown, inflation, choice }, input.statedUse),
  };
}
