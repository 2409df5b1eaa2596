import { servedPlace } from '../home.ts';
import { type HeatingFuel, type HomeLoad, homeLoad } from '../home-load.ts';
import { loadAnswers } from '../load-answers.ts';
import type { YearShape } from '../load-profile.ts';
import { type Market, marketAt, type Offered } from '../market.ts';
import { climateOf } from '../place/climate.ts';
import type { Place } from '../place/place.ts';
import { asBuilt, propertyType } from '../place/property-type.ts';
import { known } from '../result/known.ts';
import { isRefusal } from '../result/refusal.ts';
import { generationShape, yearlyGeneration } from '../solar/pv-output.ts';
import type { Roof } from '../solar/roof.ts';
import { type CombinedCarYear, carYear } from './car-year.ts';
import {
  COMBINED_ASSETS,
  type CombinedAsset,
  type CombinedQuestion,
  type OtherAsset,
} from './combined-question.ts';
import { type HeatYear, heatYear } from './heat-year.ts';

/** A home with all that was quoted and can be had there. */
export interface CombinedHome {
  readonly place: Place;
  readonly market: Market;
  readonly load: HomeLoad;
  readonly heat: HeatYear;
  readonly panels: PanelYear | null;
  readonly car: CombinedCarYear | null;
  readonly others: readonly OtherAsset[];
  /** Known from a meter or told. */
  readonly isUseKnown: boolean;
  readonly isInsulationStated: boolean;
  /** What can be combined. */
  readonly assets: readonly CombinedAsset[];
}

export interface PanelYear {
  /** kWh made in each half hour of a mean day of each month. */
  readonly made: YearShape;
  /** kWh a year. */
  readonly generation: number;
  /** kWh usable, 0 for none. */
  readonly battery: number;
  readonly roof?: Roof | undefined;
}

/** Null where we quote nothing. What is refused by itself (a flat's panels) is left out. */
export function combinedHome(question: CombinedQuestion, offered: Offered): CombinedHome | null {
  const place = servedPlace(question.postcode);
  if (isRefusal(place)) return null;
  const listed = propertyType(question.propertyTypeId ?? 0);
  const type = listed && asBuilt(listed, question);
  const { electricityUsage, gasUsage } = question;
  const answers = loadAnswers(question);
  const use = { electricityUsage: known(electricityUsage), gasUsage: known(gasUsage) };
  const market = marketAt(place, offered);
  const load = homeLoad({ ...answers, place, type, ...use });
  const fuel = answers.fuel ?? likelyFuel(load, use.gasUsage);
  const flow = question.flowTemperature ?? undefined;
  const heat = heatYear({ ...answers, ...use, fuel, place, type, market, load, flow });
  const panels = type?.takesPanels === false ? null : panelYear(question, place);
  const car = question.ev ? carYear(question.ev, market) : null;
  const has = {
    ashp: question.ashp === true && heat.pump !== null,
    solar: panels !== null,
    ev: car !== null,
  };
  const { others = [] } = question;
  const assets = [...COMBINED_ASSETS.filter((one) => has[one]), ...others.map(({ asset }) => asset)];
  const told = {
    isUseKnown: use.electricityUsage !== undefined,
    isInsulationStated: answers.insulation !== undefined,
  };
  return { place, market, load, heat, panels, car, others, assets, ...told };
}

/** Where nobody asked what heats the home: a gas supply does, unless the electricity meter says that it does itself. */
function likelyFuel({ heating }: HomeLoad, gasUsage: number | undefined): HeatingFuel | null {
  if (heating) return 2;
  return gasUsage === undefined ? null : 1;
}

function panelYear({ solar }: CombinedQuestion, { climateRegion }: Place): PanelYear | null {
  if (!solar) return null;
  const generation = yearlyGeneration(solar.panels, climateOf(climateRegion), solar.roof);
  const made = generationShape(climateRegion, solar.roof).map((share) => share * generation);
  return { made, generation, battery: solar.battery, roof: solar.roof };
}
