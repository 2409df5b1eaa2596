import { hotWaterByMonth } from '../heat-demand.ts';
import { DAYS, SLOTS, sum } from '../months.ts';
import { climateOf, heatingShares } from '../place/climate.ts';
import type { Place } from '../place/place.ts';
import { MONITORED_PUMP } from '../tariff/half-hours.ts';
import type { HalfHours, PumpDemand } from '../tariff/home-cost.ts';
import type { PumpElectricity } from './pump-electricity.ts';
import { pumpLoad } from './pump-load.ts';

/** kWh a year in each half hour of each month's days (12 × 48). */
interface PumpYear {
  /** As a monitored pump ran whose owner did not shift it, which is what most homes do. */
  readonly asMostRun: HalfHours;
  /** As we assume that it runs if its owner uses the tariff's cheap hours. */
  readonly shifted: PumpDemand;
}

/** @param floorArea m², on which the hot water of each month depends */
export function pumpYear(
  pump: PumpElectricity,
  floorArea: number,
  { climateRegion }: Pick<Place, 'climateRegion'>,
): PumpYear {
  const warm = heatingShares(climateOf(climateRegion));
  const water = hotWaterByMonth(floorArea);
  const year = sum(water);
  const months = DAYS.map((_, month) => ({
    ...pump,
    space: pump.space * warm[month]!,
    hotWater: (pump.hotWater * water[month]!) / year,
  }));
  return {
    asMostRun: MONITORED_PUMP.map((share, at) => {
      const { space, hotWater } = months[Math.floor(at / SLOTS)]!;
      return share * (space + hotWater);
    }),
    // Calculated only when it is read.
    get shifted() {
      const loads = months.map(pumpLoad);
      return {
        usual: joined(loads.map(({ usual }) => usual)),
        moved: joined(loads.map(({ moved }) => moved)),
      };
    },
  };
}

function joined(months: readonly HalfHours[]): HalfHours {
  const year = new Float64Array(DAYS.length * SLOTS);
  months.forEach((month, at) => {
    year.set(month, at * SLOTS);
  });
  return year;
}
