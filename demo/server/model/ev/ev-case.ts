// Knows what an electric car costs to charge at one home, and what the car it would replace burns.
import { CONSTANTS } from '../constants.ts';
import { householdHours } from '../load-profile.ts';
import type { Place } from '../place/place.ts';
import { type CarDemand, type CarRates, carCost, carRates } from '../tariff/car-charging.ts';
import { homeCost } from '../tariff/home-cost.ts';
import { openTariffs, type Ranked, rankTariffs } from '../tariff/rank-tariffs.ts';
import { ratesOf } from '../tariff/rates.ts';
import { DEFAULT_TARIFF, type Tariff } from '../tariff/tariffs.ts';
import { type ChargerType, fuelMile, tailpipeCo2, wallEfficiency } from './running-cost.ts';
import type { ElectricVehicle, FuelVehicle } from './vehicle-facts.ts';

export interface EvQuestion {
  readonly place: Place;
  readonly electric: ElectricVehicle;
  /** The car it would replace; null when it is the only one asked about. */
  readonly replaced: FuelVehicle | null;
  /** Miles a year. */
  readonly miles: number;
  readonly charger: ChargerType;
  /** The household without the car, kWh a year. */
  readonly household: number;
  readonly isEconomy7: boolean;
  /** All that the file enables, when not given. */
  readonly tariffs?: readonly Tariff[];
}

/** A tariff with what the car alone costs on it, pounds a year. */
export interface EvOffer extends Ranked {
  readonly carCost: number;
}

/** Unrounded figures; pounds, kWh and tonnes a year. */
export interface EvCase {
  readonly question: EvQuestion;
  /** Miles for each kWh at the wall. */
  readonly efficiency: number;
  readonly car: CarDemand;
  /** The fuel burnt, or the car charged at the price cap. */
  readonly currentCost: number;
  readonly currentCo2: number;
  /** By the bill of the whole home, cheapest first. */
  readonly ranking: readonly EvOffer[];
  readonly recommended: EvOffer;
  /** Of the recommended tariff. */
  readonly rates: CarRates;
}

export function evCase(question: EvQuestion): EvCase {
  const { place, electric, replaced, miles, charger } = question;
  const efficiency = wallEfficiency(electric.milesPerKwh, charger);
  const car = { energy: miles / efficiency, chargerKw: CONSTANTS.chargeKw.value[charger] };
  const ranking = rankOffers(question, car);
  const recommended = ranking[0]!;
  return {
    question,
    efficiency,
    car,
    currentCost: replaced ? (miles * fuelMile(replaced)) / 100 : chargingCost(car, DEFAULT_TARIFF, place),
    currentCo2: replaced ? tailpipeCo2(miles, replaced.gramsPerMile) : 0,
    ranking,
    recommended,
    rates: carRates(recommended.tariff, ratesOf(recommended.tariff, place.gspGroup)),
  };
}

/** The whole home decides: a cheap night must not be paid for by a dear day. */
function rankOffers(question: EvQuestion, car: CarDemand): readonly EvOffer[] {
  const { place, isEconomy7, tariffs } = question;
  const demand = { household: householdHours(isEconomy7).map((share) => share * question.household), car };
  const claims = isEconomy7 ? (['ev', 'e7'] as const) : (['ev'] as const);
  const ranked = rankTariffs(openTariffs(claims, place, tariffs), (tariff) =>
    homeCost(demand, tariff, place.gspGroup),
  );
  return ranked.map((offer) => ({ ...offer, carCost: chargingCost(car, offer.tariff, place) }));
}

function chargingCost(car: CarDemand, tariff: Tariff, { gspGroup }: Place): number {
  return carCost(car, tariff, ratesOf(tariff, gspGroup));
}
