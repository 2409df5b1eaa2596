import type { HomeLoad } from '../home-load.ts';
import { byHalfHour } from '../load-profile.ts';
import type { Market } from '../market.ts';
import { climateOf } from '../place/climate.ts';
import type { Place } from '../place/place.ts';
import { homeCost } from '../tariff/home-cost.ts';
import { openTariffs, putForward, type Ranked, rankTariffs } from '../tariff/rank-tariffs.ts';
import { type Rates, ratesOf } from '../tariff/rates.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import { todaysTariff } from '../tariff/todays-tariff.ts';
import { generationShape, yearlyGeneration } from './pv-output.ts';
import type { Roof } from './roof.ts';
import type { SolarSystem } from './solar-system.ts';
import type { SolarHome, SolarYear } from './solar-year.ts';
import { type YearOf, yearsAt } from './years-at.ts';

/** A roof and the household under it. */
export interface SolarQuestion {
  readonly place: Place;
  readonly market: Market;
  readonly system: SolarSystem;
  readonly load: HomeLoad;
  readonly roof?: Roof | undefined;
  /** Of the tariff to put forward; the cheapest when not given, or not compared. */
  readonly tariffId?: number | undefined;
}

/** A tariff with the year that it makes of the home. */
export interface SolarOffer extends Ranked {
  readonly year: SolarYear;
}

/** Unrounded figures; pounds and kWh of the first year. */
export interface SolarCase {
  readonly question: SolarQuestion;
  readonly home: SolarHome;
  readonly generation: number;
  readonly currentTariff: Tariff;
  readonly currentCost: number;
  /** By what the home would pay, cheapest first. */
  readonly ranking: readonly SolarOffer[];
  readonly recommended: SolarOffer;
  readonly savings: number;
  /** What of the saving is the panels' and the battery's on today's tariff; the rest is the change of tariff. */
  readonly parts: { readonly panels: number; readonly battery: number };
}

/** What is the same with every battery and on every tariff. */
export interface SolarBasis {
  readonly home: SolarHome;
  readonly generation: number;
  readonly yearOf: YearOf;
}

export function solarBasis(question: SolarQuestion): SolarBasis {
  const { place, system, roof } = question;
  const generation = yearlyGeneration(system.panels, climateOf(place.climateRegion), roof);
  const home = solarHome(question, generation);
  return { home, generation, yearOf: yearsAt(home) };
}

/** @param basis of the same home and as many panels. */
export function solarCase(question: SolarQuestion, basis = solarBasis(question)): SolarCase {
  const { market, system, load } = question;
  const { home, generation, yearOf } = basis;
  const currentTariff = todaysTariff(load, market);
  const currentCost = homeCost({ household: byHalfHour(load.shape) }, currentTariff, market.region);
  const ranking = rankOffers(question, yearOf);
  const recommended = putForward(ranking, question.tariffId);
  const savings = currentCost - recommended.cost;
  const today = sellingFlat(ratesOf(currentTariff, market.region), recommended.tariff);
  const onlyPanels = currentCost - yearOf(0, today).cost;
  const onToday = currentCost - yearOf(system.battery, today).cost;
  const parts = { panels: onlyPanels, battery: onToday - onlyPanels };
  return {
    question,
    home,
    generation,
    currentTariff,
    currentCost,
    ranking,
    recommended,
    savings,
    parts,
  };
}

function solarHome({ place, load, roof }: SolarQuestion, generation: number): SolarHome {
  return {
    use: load.shape,
    made: generationShape(place.climateRegion, roof).map((share) => share * generation),
    coincidence: load.coincidence,
  };
}

function rankOffers(question: SolarQuestion, yearOf: YearOf): readonly SolarOffer[] {
  const { place, load, market, system } = question;
  const { battery } = system;
  const stored = battery > 0 ? (['solar-battery'] as const) : [];
  const claims = ['solar', ...stored, ...(load.isEconomy7 ? (['e7'] as const) : [])] as const;
  const years = new Map(
    openTariffs(claims, place, market).map((tariff) => [
      tariff,
      yearOf(battery, ratesOf(tariff, market.region)),
    ]),
  );
  const ranked = rankTariffs([...years.keys()], (tariff) => years.get(tariff)!.cost);
  return ranked.map((offer) => ({ ...offer, year: years.get(offer.tariff)! }));
}

/** Today's import rates with the export rate of another tariff, so that its windows are credited to the tariff. */
function sellingFlat(rates: Rates, { exportRate }: Tariff): Rates {
  return { ...rates, sold: rates.sold.map(() => exportRate) };
}
