// Knows what a heat pump would do in one home: its heat, the pump, and what the year costs before and after.
import { householdHours } from '../load-profile.ts';
import type { Place } from '../place/place.ts';
import type { PropertyType } from '../place/property-type.ts';
import { type Demand, type HalfHours, homeCost } from '../tariff/home-cost.ts';
import { openTariffs, type Ranked, rankTariffs } from '../tariff/rank-tariffs.ts';
import { DEFAULT_TARIFF, ECONOMY7_TARIFF, type Tariff } from '../tariff/tariffs.ts';
import { calculatedDemand, heatLoss, type Insulation } from './heat-demand.ts';
import { type HeatingFuel, type HomeUse, homeUse, type MeteredUse } from './known-use.ts';
import { type OldHeating, oldHeating } from './old-heating.ts';
import { type PumpElectricity, pumpElectricity } from './pump-electricity.ts';
import { add, nightHeat, pumpLoad } from './pump-load.ts';
import { type PumpSize, pumpSize } from './pump-size.ts';

/** A home that could have a heat pump. */
export interface HeatPumpHome extends MeteredUse {
  readonly place: Place;
  readonly type: PropertyType;
  readonly fuel: HeatingFuel;
  readonly insulation: Insulation;
  readonly isEconomy7: boolean;
}

/** Unrounded figures; pounds, kWh and tonnes a year. */
export interface HeatPumpCase {
  readonly home: HeatPumpHome;
  readonly use: HomeUse;
  /** W/K */
  readonly heatLoss: number;
  readonly size: PumpSize;
  readonly pump: PumpElectricity;
  readonly old: OldHeating;
  readonly currentTariff: Tariff;
  /** Electricity and heating today. */
  readonly currentCost: number;
  /** The whole home with the pump by tariff, cheapest first. */
  readonly ranking: readonly Ranked[];
  readonly recommended: Ranked;
  /** What the pump adds to the bill of the recommended tariff. */
  readonly pumpCost: number;
  readonly costAtPriceCap: number;
}

export function heatPumpCase(home: HeatPumpHome): HeatPumpCase {
  const { place, type, fuel, insulation } = home;
  const use = homeUse(type, fuel, calculatedDemand(type, insulation, place.degreeDays), home);
  const loss = heatLoss(type, insulation);
  const pump = pumpElectricity(use.demand);
  const old = oldHeating(fuel, use.demand);
  const household = householdLoad(home, use);
  const cost = (demand: Demand, tariff: Tariff) => homeCost(demand, tariff, place.gspGroup);
  const after = { household, pump: pumpLoad(pump) };
  const ranking = rankTariffs(openTariffs(claims(home), place), (tariff) => cost(after, tariff));
  const recommended = ranking[0]!;
  const currentTariff = hasNightMeter(home) ? ECONOMY7_TARIFF : DEFAULT_TARIFF;
  return {
    home,
    use,
    heatLoss: loss,
    size: pumpSize(loss, place.designTemperature),
    pump,
    old,
    currentTariff,
    currentCost: currentCost(home, household, currentTariff, old),
    ranking,
    recommended,
    pumpCost: recommended.cost - cost({ household }, recommended.tariff),
    costAtPriceCap: cost(after, DEFAULT_TARIFF),
  };
}

/** Electric heating means storage heaters on a night meter; the product's own assumption (RES-HP-14). */
function hasNightMeter({ fuel, isEconomy7 }: HeatPumpHome): boolean {
  return fuel === 2 || isEconomy7;
}

function claims(home: HeatPumpHome) {
  return hasNightMeter(home) ? (['hp', 'e7'] as const) : (['hp'] as const);
}

/** On a night meter 42 % runs at night; where the heaters took that part, the rest is an ordinary household. */
function householdLoad({ fuel, isEconomy7 }: HeatPumpHome, { household }: HomeUse): HalfHours {
  return householdHours(isEconomy7 && fuel !== 2).map((share) => share * household);
}

/** Storage heat is part of the electricity bill; gas and oil come on top of it. */
function currentCost(
  { fuel, place }: HeatPumpHome,
  load: HalfHours,
  tariff: Tariff,
  old: OldHeating,
): number {
  if (fuel !== 2) return homeCost({ household: load }, tariff, place.gspGroup) + old.cost;
  return homeCost({ household: add(load, nightHeat(old.fuelUse)) }, tariff, place.gspGroup);
}
