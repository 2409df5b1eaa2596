import { SLOTS } from '../calendar.ts';
import type { HomeLoad } from '../load/home-load.ts';
import { byHalfHour } from '../load/load-profile.ts';
import { climateOf } from '../place/climate.ts';
import type { Place } from '../place/place.ts';
import { homeCost } from '../tariff/home-cost.ts';
import {
  chosenOrCheapest,
  type Market,
  openTariffs,
  type Ranked,
  rankTariffs,
  todaysTariff,
} from '../tariff/market.ts';
import { type Rates, ratesOf } from '../tariff/rates.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import { noHours, type SolarHours } from './battery-day.ts';
import { generationShape, yearlyGeneration } from './pv-output.ts';
import type { Roof } from './roof.ts';
import type { SolarSystem } from './solar-system.ts';
import { type SolarHome, type SolarYear, solarYear } from './solar-year.ts';

/** A roof and its household. */
export interface SolarQuestion {
  readonly place: Place;
  readonly market: Market;
  readonly system: SolarSystem;
  readonly load: HomeLoad;
  readonly roof?: Roof | undefined;
  /** The tariff to recommend; the cheapest if it is absent or not compared. */
  readonly tariffId?: number | undefined;
}

/** A tariff with the home's year on it. */
export interface SolarOffer extends Ranked {
  readonly year: SolarYear;
}

/** Unrounded figures of the first year, in pounds and kWh. */
export interface SolarCase {
  readonly question: SolarQuestion;
  readonly home: SolarHome;
  readonly generation: number;
  readonly currentTariff: Tariff;
  readonly currentCost: number;
  /** By the home's bill, cheapest first. */
  readonly ranking: readonly SolarOffer[];
  readonly recommended: SolarOffer;
  readonly savings: number;
  /** The saving of the panels and of the battery on today's tariff; the rest of the saving is due to the change of tariff. */
  readonly parts: { readonly panels: number; readonly battery: number };
}

/** Values that do not depend on the battery or the tariff. */
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

/** @param basis of the same home with the same number of panels */
export function solarCase(question: SolarQuestion, basis = solarBasis(question)): SolarCase {
  const { market, system, load } = question;
  const { home, generation, yearOf } = basis;
  const currentTariff = todaysTariff(load, market);
  const currentCost = homeCost({ household: byHalfHour(load.shape) }, currentTariff, market.region);
  const ranking = rankOffers(question, yearOf);
  const recommended = chosenOrCheapest(ranking, question.tariffId);
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

/** Today's import rates with the flat export rate of another tariff, so that the gain from its windows counts as the tariff's. */
function sellingFlat(rates: Rates, { exportRate }: Tariff): Rates {
  return { ...rates, sold: rates.sold.map(() => exportRate) };
}

/** Returns a home's year with a battery at some rates. */
type YearOf = (battery: number, rates: Rates) => SolarYear;

interface Run {
  readonly hours: SolarHours;
  readonly year: SolarYear;
}

/** Without charging at night, the battery runs the same at any price, so it is simulated only once. */
function yearsAt(home: SolarHome): YearOf {
  const runs = new Map<number, Run>();
  return (battery, rates) => {
    if (battery > 0 && rates.cheapest) return solarYear(home, battery, rates);
    const run = runs.get(battery) ?? runWithout(home, battery, rates);
    runs.set(battery, run);
    return pricedAt(run, rates);
  };
}

function runWithout(home: SolarHome, battery: number, rates: Rates): Run {
  const hours = noHours();
  // Three kinds of day in each month.
  const plan = Array<number>(36).fill(0);
  return { hours, year: solarYear(home, battery, rates, { plan, hours }) };
}

function pricedAt({ hours, year }: Run, { bought, sold, standing }: Rates): SolarYear {
  let [spent, earned] = [0, 0];
  for (let slot = 0; slot < SLOTS; slot++) {
    spent += (hours.bought[slot]! * bought[slot]!) / 100;
    earned += (hours.sold[slot]! * sold[slot]!) / 100;
  }
  return { ...year, cost: 3.65 * standing + spent - earned, earned };
}
