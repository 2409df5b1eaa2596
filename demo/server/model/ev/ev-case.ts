// The charging cost of an electric car at one home, and the fuel cost of the car that it would replace.
import { CONSTANTS } from '../constants.ts';
import type { HomeLoad } from '../load/home-load.ts';
import { byHalfHour } from '../load/load-profile.ts';
import type { Place } from '../place/place.ts';
import { type CarDemand, type CarRates, carCost, carRates, homeCost } from '../tariff/home-cost.ts';
import {
  chosenOrCheapest,
  type Market,
  openTariffs,
  type Ranked,
  rankTariffs,
  todaysTariff,
} from '../tariff/market.ts';
import { ratesOf } from '../tariff/rates.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import {
  type ChargerType,
  drivingHours,
  type ElectricVehicle,
  type FuelVehicle,
  fuelMile,
  tailpipeCo2,
  wallEfficiency,
} from './vehicle-facts.ts';

export interface EvQuestion {
  readonly place: Place;
  readonly market: Market;
  readonly electric: ElectricVehicle;
  /** The car that it would replace; null if there is none. */
  readonly replaced: FuelVehicle | null;
  /** Miles a year. */
  readonly miles: number;
  /** The tax in force on electric cars in pence a mile; undefined if this vehicle never pays it. */
  readonly taxPerMile?: number | undefined;
  readonly charger: ChargerType;
  /** The home without the car. */
  readonly load: HomeLoad;
  /** The tariff to recommend; the cheapest if it is absent or not compared. */
  readonly tariffId?: number | undefined;
}

export interface EvOffer extends Ranked {
  /** Pounds a year for the car alone, including its tax per mile. */
  readonly carCost: number;
}

/** Unrounded figures; pounds, kWh and tonnes a year. */
export interface EvCase {
  readonly question: EvQuestion;
  /** Miles for each kWh at the wall. */
  readonly efficiency: number;
  readonly car: CarDemand;
  /** Pounds a year of tax per mile, included in the car's cost. */
  readonly tax: number;
  /** Hours a day that the charger is needed. */
  readonly chargingHours: number;
  /** Hours a day in which the car is driven. */
  readonly drivenHours: number;
  readonly currentTariff: Tariff;
  /** The home's electricity bill today, including the electric car if it replaces no other. */
  readonly currentBill: number;
  /** Today's fuel, or the car's charging at the price cap. */
  readonly currentCost: number;
  readonly currentCo2: number;
  /** By the whole home's bill, cheapest first. */
  readonly ranking: readonly EvOffer[];
  readonly recommended: EvOffer;
  /** Of the recommended tariff. */
  readonly rates: CarRates;
}

export function evCase(question: EvQuestion): EvCase {
  const { market, electric, replaced, miles, charger, load } = question;
  const efficiency = wallEfficiency(electric.milesPerKwh, charger);
  const car = { energy: miles / efficiency, chargerKw: CONSTANTS.chargeKw.value[charger] };
  const tax = (miles * (question.taxPerMile ?? 0)) / 100;
  const ranking = rankOffers(question, car, tax);
  const recommended = chosenOrCheapest(ranking, question.tariffId);
  const currentTariff = todaysTariff(load, market);
  const household = byHalfHour(load.shape);
  const today = replaced ? { household } : { household, car };
  return {
    question,
    efficiency,
    car,
    tax,
    chargingHours: car.energy / 365 / car.chargerKw,
    drivenHours: drivingHours(miles),
    currentTariff,
    currentBill: homeCost(today, currentTariff, market.region) + (replaced ? 0 : tax),
    currentCost: replaced
      ? (miles * fuelMile(replaced, market)) / 100
      : chargingCost(car, currentTariff, market) + tax,
    currentCo2: replaced ? tailpipeCo2(miles, replaced.gramsPerMile) : 0,
    ranking,
    recommended,
    rates: carRates(recommended.tariff, ratesOf(recommended.tariff, market.region)),
  };
}

/** Ranks by the whole home's bill, since a cheap night may come with an expensive day. */
function rankOffers(question: EvQuestion, car: CarDemand, tax: number): readonly EvOffer[] {
  const { place, load, market } = question;
  const demand = { household: byHalfHour(load.shape), car };
  const claims = load.isEconomy7 ? (['ev', 'e7'] as const) : (['ev'] as const);
  const ranked = rankTariffs(
    openTariffs(claims, place, market),
    (tariff) => homeCost(demand, tariff, market.region) + tax,
  );
  return ranked.map((offer) => ({ ...offer, carCost: chargingCost(car, offer.tariff, market) + tax }));
}

function chargingCost(car: CarDemand, tariff: Tariff, { region }: Market): number {
  return carCost(car, tariff, ratesOf(tariff, region));
}
