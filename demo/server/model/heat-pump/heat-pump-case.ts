import type { Occupancy } from '../../../../src/domain/usage.ts';
import { COOKING_HOURS, calculatedDemand, heatLoss, type Insulation } from '../load/heat-demand.ts';
import type { StatedUse } from '../load/home-input.ts';
import { type HeatingFuel, type HomeLoad, homeLoad } from '../load/home-load.ts';
import { add, byHalfHour, byMonthHours, everyDay, scaled } from '../load/load-profile.ts';
import type { Place } from '../place/place.ts';
import type { PropertyType } from '../place/property-type.ts';
import { type Demand, type HalfHours, homeCost, type PumpDemand } from '../tariff/home-cost.ts';
import {
  chosenOrCheapest,
  type Market,
  openTariffs,
  type Ranked,
  rankTariffs,
  todaysTariff,
} from '../tariff/market.ts';
import { weighedBy } from '../tariff/recorded-half-hours.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import { type HomeUse, homeUse } from './known-use.ts';
import { electricHeating, gasHeating, type OldHeating, oilHeating } from './old-heating.ts';
import { type PumpElectricity, type PumpSize, pumpElectricity, pumpSize, pumpYear } from './pump.ts';

/** A home that could have a heat pump. Use is in kWh a year, and undefined if unknown. */
interface HeatPumpHome {
  readonly place: Place;
  readonly market: Market;
  readonly type: PropertyType;
  readonly fuel: HeatingFuel;
  readonly insulation: Insulation;
  readonly occupancy?: Occupancy | undefined;
  readonly isEconomy7: boolean;
  readonly electricityUsage?: number | undefined;
  readonly gasUsage?: number | undefined;
  readonly statedUse?: StatedUse | undefined;
  /** The radiators' flow temperature in °C; the constant `flowTemperature` if it was not stated. */
  readonly flow?: number | undefined;
  /** The tariff to recommend; the cheapest if it is absent or not compared. */
  readonly tariffId?: number | undefined;
}

/** Unrounded figures; pounds, kWh and tonnes a year. */
export interface HeatPumpCase {
  readonly home: HeatPumpHome;
  readonly load: HomeLoad;
  readonly use: HomeUse;
  /** W/K */
  readonly heatLoss: number;
  readonly size: PumpSize;
  readonly pump: PumpElectricity;
  /** The home's demand with the pump, run as in most homes. */
  readonly after: Demand & { readonly pump: PumpDemand };
  readonly old: OldHeating;
  readonly currentTariff: Tariff;
  /** Today's cost of electricity and heating. */
  readonly currentCost: number;
  /** By the whole home's bill with the pump run as in most homes, cheapest first. */
  readonly ranking: readonly HeatPumpOffer[];
  readonly recommended: HeatPumpOffer;
  /** The carbon intensity of the pump's hours, relative to the year's mean. */
  readonly pumpCarbon: number;
  /** What the pump adds to the bill on the recommended tariff. */
  readonly pumpCost: number;
  readonly costAtPriceCap: number;
  /** The saving from the tariff on electricity that the pump does not change, which is not due to the pump. */
  readonly savedByTariff: number;
}

export interface HeatPumpOffer extends Ranked {
  /** Pounds a year if the pump is run in the tariff's cheap hours. */
  readonly shiftedCost: number;
}

const COOKING_DAY = everyDay(COOKING_HOURS);

export function heatPumpCase(home: HeatPumpHome): HeatPumpCase {
  const { place, market, type, insulation, isEconomy7, flow } = home;
  const load = homeLoad(home);
  const use = homeUse(home, load, calculatedDemand(type, insulation, place.degreeDays));
  const loss = heatLoss(type, insulation);
  const pump = pumpElectricity(use.demand, flow);
  const household = add(byMonthHours(load.own), byMonthHours(scaled(COOKING_DAY, use.hob)));
  const cost = (demand: Demand, tariff: Tariff) => homeCost(demand, tariff, market.region);
  const { asMostRun, shifted } = pumpYear(pump, type.floorArea, place);
  const after = { household, pump: { usual: asMostRun, moved: asMostRun } };
  const claims = isEconomy7 ? (['hp', 'e7'] as const) : (['hp'] as const);
  const ranked = rankTariffs(openTariffs(claims, place, market), (tariff) => cost(after, tariff));
  const ranking = ranked.map((offer) => ({
    ...offer,
    shiftedCost: cost({ household, pump: shifted }, offer.tariff),
  }));
  const now = today(home, load, use);
  const rest = { household: byMonthHours(load.own) };
  const recommended = chosenOrCheapest(ranking, home.tariffId);
  return {
    home,
    load,
    use,
    heatLoss: loss,
    pump,
    after,
    size: pumpSize(loss, place.designTemperature, flow),
    ...now,
    ranking,
    recommended,
    savedByTariff: cost(rest, now.currentTariff) - cost(rest, recommended.tariff),
    pumpCarbon: weighedBy(asMostRun),
    pumpCost: recommended.cost - cost({ household }, recommended.tariff),
    costAtPriceCap: cost(after, market.standard),
  };
}

/** The electricity bill includes electric heating; gas and oil are added to it. */
function today({ fuel, market }: HeatPumpHome, load: HomeLoad, use: HomeUse) {
  const currentTariff = todaysTariff(load, market);
  const bill = (household: HalfHours) => homeCost({ household }, currentTariff, market.region);
  const electricity = bill(byHalfHour(load.shape));
  if (fuel === 2) {
    const old = electricHeating(use, electricity - bill(byHalfHour(load.own)));
    return { currentTariff, old, currentCost: electricity };
  }
  const old = fuel === 1 ? gasHeating(use, market) : oilHeating(use, market);
  return { currentTariff, old, currentCost: electricity + old.cost };
}
