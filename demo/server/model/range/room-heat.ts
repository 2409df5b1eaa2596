import { CONSTANTS } from '../constants.ts';
import type { HeatPumpCase } from '../heat-pump/heat-pump-case.ts';
import { pumpYear } from '../heat-pump/pump-year.ts';
import { heatShape } from '../heat-shape.ts';
import { byHalfHour } from '../load-profile.ts';
import { fuelPrice } from '../place/prices.ts';
import { gridCo2 } from '../result/electricity.ts';
import { weighedBy } from '../tariff/half-hours.ts';
import { homeCost } from '../tariff/home-cost.ts';

/** What the heat of the rooms, without hot water, saves in a year: all of it, so that a tenth more saves a tenth more. */
export interface RoomHeat {
  readonly pounds: number;
  readonly tonnes: number;
}

export function roomHeat(quoted: HeatPumpCase): RoomHeat {
  const [today, after] = [heatedToday(quoted), heatedByPump(quoted)];
  return { pounds: today.pounds - after.pounds, tonnes: today.tonnes - after.tonnes };
}

function heatedToday(quoted: HeatPumpCase): RoomHeat {
  const { home, use } = quoted;
  const { effGasBoiler, effOilBoiler, co2Gas, co2Oil } = CONSTANTS;
  if (home.fuel === 2) return heatedByElectricity(quoted);
  const isGas = home.fuel === 1;
  const burnt = use.demand.space / (isGas ? effGasBoiler : effOilBoiler).value;
  const pence = isGas ? home.market.cap.gasUnit : fuelPrice(home.market, 'heating oil').value;
  return {
    pounds: (burnt * pence) / 100,
    tonnes: (burnt * (isGas ? co2Gas : co2Oil).value) / 1000,
  };
}

function heatedByElectricity({ home, load, use, currentTariff }: HeatPumpCase): RoomHeat {
  const rooms = { space: use.demand.space, hotWater: 0 };
  const shape = heatShape(rooms, home.type.floorArea, home.place, load.isEconomy7);
  const heated = load.own.map((energy, at) => energy + shape[at]!);
  const bill = (year: Float64Array) =>
    homeCost({ household: byHalfHour(year) }, currentTariff, home.market.region);
  return { pounds: bill(heated) - bill(load.own), tonnes: gridCo2(use.demand.space) };
}

function heatedByPump({ home, pump, after, recommended }: HeatPumpCase): RoomHeat {
  const { household } = after;
  const { asMostRun: usual } = pumpYear({ ...pump, hotWater: 0 }, home.type.floorArea, home.place);
  const cost = (demand: Parameters<typeof homeCost>[0]) =>
    homeCost(demand, recommended.tariff, home.market.region);
  return {
    pounds: cost({ household, pump: { usual, moved: usual } }) - cost({ household }),
    tonnes: gridCo2(pump.space * weighedBy(usual)),
  };
}
