import { CONSTANTS } from '../constants.ts';
import {
  known,
  knownProperty,
  loadAnswers,
  occupancyOf,
  type QuoteInput,
  type StatedUse,
  servedPlace,
} from '../load/home-input.ts';
import { homeLoad } from '../load/home-load.ts';
import { byMonth } from '../load/load-profile.ts';
import { climateOf } from '../place/climate.ts';
import { asBuilt, type PropertyType } from '../place/property-type.ts';
import { knownLoad } from '../receipts/receipt.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { Decision, QuoteResult, ResultRow } from '../result/quote-result.ts';
import { allBought, gridCo2, NO_ELECTRICITY, tariffLabel } from '../result/result-rows.ts';
import { energy, pounds } from '../rounding.ts';
import { marketAt, type Offered } from '../tariff/market.ts';
import { ratesOf } from '../tariff/rates.ts';
import { noHours, type SolarHours } from './battery-day.ts';
import { alternativesOf, chooseSystem, type SolarChoice } from './choose-system.ts';
import { yearsOf } from './lifetime-savings.ts';
import { generationShares } from './pv-output.ts';
import type { Roof } from './roof.ts';
import { type SolarContext, solarAssumptions } from './solar-assumptions.ts';
import type { SolarCase, SolarOffer } from './solar-case.ts';
import { solarClock } from './solar-clock.ts';
import { solarRanges } from './solar-range.ts';
import { solarSums } from './solar-receipts.ts';
import { solarWhatIf } from './solar-what-if.ts';
import { solarYear } from './solar-year.ts';

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

// The rows of a solar result: today, then each tariff; the recommended one also has its months and its twenty years.

/** @param inflation growth of energy prices, as a share a year */
function solarRows(quoted: SolarCase, inflation: number): readonly ResultRow[] {
  const rows = quoted.ranking.map((offer) => {
    const row = offerRow(quoted, offer);
    return offer === quoted.recommended ? recommend(quoted, row, inflation) : row;
  });
  return [currentRow(quoted), ...rows];
}

function currentRow({ question, currentTariff, currentCost }: SolarCase): ResultRow {
  const { place } = question;
  const use = question.load.total;
  return {
    ...tariffLabel(currentTariff, place),
    isCurrent: true,
    isRecommended: false,
    savings: 0,
    annualCost: pounds(currentCost),
    co2Emission: gridCo2(use),
    electricity: allBought(use),
  };
}

function offerRow(quoted: SolarCase, { tariff, cost, year }: SolarOffer): ResultRow {
  const { place } = quoted.question;
  const use = quoted.question.load.total;
  const usedInHouse = quoted.generation - year.sold;
  return {
    ...tariffLabel(tariff, place),
    isCurrent: false,
    isRecommended: false,
    savings: pounds(quoted.currentCost - cost),
    annualCost: pounds(cost),
    co2Emission: gridCo2(year.bought),
    electricity: {
      ...NO_ELECTRICITY,
      householdConsumption: energy(use),
      solarGeneration: energy(quoted.generation),
      solarUsedInHouse: energy(usedInHouse),
      exportedToGrid: energy(year.sold),
      importFromGrid: energy(year.bought),
      batteryLoss: energy(usedInHouse + year.bought - use),
    },
  };
}

function recommend(quoted: SolarCase, row: ResultRow, inflation: number): ResultRow {
  const { parts, savings } = quoted;
  const years = yearsOf(quoted, inflation);
  return {
    ...row,
    isRecommended: true,
    parts: {
      panels: pounds(parts.panels),
      battery: pounds(parts.battery),
      // The rest of the rounded saving, so that the rounded parts add up to it.
      tariff: pounds(pounds(savings) - pounds(parts.panels) - pounds(parts.battery)),
    },
    electricity: {
      ...(row.electricity ?? NO_ELECTRICITY),
      monthlyBreakDowns: months(quoted),
      yearlyBreakDowns: years.map((saved, passed) => ({ year: passed + 1, savings: saved })),
    },
  };
}

function months({ question, generation }: SolarCase) {
  const shares = generationShares(climateOf(question.place.climateRegion), question.roof);
  const used = byMonth(question.load.shape);
  return shares.map((share, month) => ({
    solarGeneration: energy(share * generation),
    householdConsumption: energy(used[month]!),
  }));
}

/** What-if, ranges, sums and clock. */
function solarDecision(
  quoted: SolarCase,
  { inflation, isUseKnown }: SolarContext,
  statedUse?: StatedUse,
): Decision {
  const hours = hoursOf(quoted);
  const use = knownLoad(quoted.question.load, isUseKnown, statedUse?.electricity);
  const whatIf = solarWhatIf(quoted, hours, inflation);
  return {
    whatIf,
    ranges: solarRanges(quoted, whatIf, { isUseKnown }),
    sums: solarSums(quoted, whatIf, use, yearsOf(quoted, inflation)),
    ...(quoted.question.place.served === 'yes' && { clock: solarClock(quoted, hours) }),
  };
}

/** Runs the year on the recommended tariff again to get its half hours. */
function hoursOf({ question, home, recommended: { tariff, year } }: SolarCase): SolarHours {
  const hours = noHours();
  solarYear(home, question.system.battery, ratesOf(tariff, question.market.region), {
    plan: year.plan,
    hours,
  });
  return hours;
}
