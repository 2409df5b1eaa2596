// Knows what panels and a battery would do for one home: generation, flows, and the saving in its parts.
import { byHalfHour } from '../load-profile.ts';
import { climateOf } from '../place/climate.ts';
import type { Place } from '../place/place.ts';
import { homeCost } from '../tariff/home-cost.ts';
import { openTariffs, type Ranked, rankTariffs } from '../tariff/rank-tariffs.ts';
import { type Rates, ratesOf } from '../tariff/rates.ts';
import { DEFAULT_TARIFF, ECONOMY7_TARIFF, type Tariff } from '../tariff/tariffs.ts';
import { type Occupancy, occupiedShape } from './occupancy.ts';
import { generationShape, yearlyGeneration } from './pv-output.ts';
import type { SolarSystem } from './solar-system.ts';
import { type SolarHome, type SolarYear, solarYear } from './solar-year.ts';

/** A roof and the household under it. */
export interface SolarQuestion {
  readonly place: Place;
  readonly system: SolarSystem;
  readonly occupancy: Occupancy;
  /** kWh a year. */
  readonly use: number;
  readonly isEconomy7: boolean;
  /** All that the file enables, when not given. */
  readonly tariffs?: readonly Tariff[];
}

/** A tariff with the year that it makes of the home. */
export interface SolarOffer extends Ranked {
  readonly year: SolarYear;
}

/** Unrounded figures; pounds and kWh of the first year. */
export interface SolarCase {
  readonly question: SolarQuestion;
  readonly generation: number;
  readonly currentTariff: Tariff;
  readonly currentCost: number;
  /** By what the home would pay, cheapest first. */
  readonly ranking: readonly SolarOffer[];
  readonly recommended: SolarOffer;
  readonly savings: number;
  readonly parts: { readonly panels: number; readonly battery: number; readonly tariff: number };
}

export function solarCase(question: SolarQuestion): SolarCase {
  const { place, system, isEconomy7 } = question;
  const generation = yearlyGeneration(system.panels, climateOf(place.climateRegion));
  const home = solarHome(question, generation);
  const currentTariff = isEconomy7 ? ECONOMY7_TARIFF : DEFAULT_TARIFF;
  const currentCost = homeCost({ household: byHalfHour(home.use) }, currentTariff, place.gspGroup);
  const ranking = rankOffers(question, home);
  const recommended = ranking[0]!;
  const savings = currentCost - recommended.cost;
  const today = sellingFlat(ratesOf(currentTariff, place.gspGroup), recommended.tariff);
  const onlyPanels = currentCost - solarYear(home, 0, today).cost;
  const onToday = currentCost - solarYear(home, system.battery, today).cost;
  const parts = { panels: onlyPanels, battery: onToday - onlyPanels, tariff: savings - onToday };
  return { question, generation, currentTariff, currentCost, ranking, recommended, savings, parts };
}

function solarHome({ place, occupancy, isEconomy7, use }: SolarQuestion, generation: number): SolarHome {
  const { shape, coincidence } = occupiedShape(occupancy, isEconomy7);
  return {
    use: shape.map((share) => share * use),
    made: generationShape(place.climateRegion).map((share) => share * generation),
    coincidence,
  };
}

function rankOffers(question: SolarQuestion, home: SolarHome): readonly SolarOffer[] {
  const { place, system, isEconomy7, tariffs } = question;
  const claims = ['solar', 'solar-battery', ...(isEconomy7 ? (['e7'] as const) : [])] as const;
  const years = new Map(
    openTariffs(claims, place, tariffs).map((tariff) => [
      tariff,
      solarYear(home, system.battery, ratesOf(tariff, place.gspGroup)),
    ]),
  );
  const ranked = rankTariffs([...years.keys()], (tariff) => years.get(tariff)!.cost);
  return ranked.map((offer) => ({ ...offer, year: years.get(offer.tariff)! }));
}

/** Today's import rates with the export rate of another tariff, so that its windows are credited to the tariff. */
function sellingFlat(rates: Rates, { exportRate }: Tariff): Rates {
  return { ...rates, sold: rates.sold.map(() => exportRate) };
}
