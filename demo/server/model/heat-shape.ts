import { type HeatDemand, hotWaterByMonth } from './heat-demand.ts';
import { type DayShares, NIGHT_HOURS, SPACE_HOURS, WATER_HOURS } from './heat-hours.ts';
import type { YearShape } from './load-profile.ts';
import { DAYS, type Monthly, SLOTS, sum } from './months.ts';
import { climateOf, heatingShares } from './place/climate.ts';
import type { Place } from './place/place.ts';

/**
 * The electricity for heat, in kWh in each half hour of a day of each month (12 × 48). On an Economy 7 meter, all of it
 * is at night; otherwise rooms are heated all day and hot water before 7am.
 * @param floorArea m², on which the hot water of each month depends
 */
export function heatShape(
  { space, hotWater }: HeatDemand,
  floorArea: number,
  place: Pick<Place, 'climateRegion'>,
  isEconomy7: boolean,
): YearShape {
  const warm = heatingShares(climateOf(place.climateRegion));
  const wet = sharesOf(hotWaterByMonth(floorArea));
  const rooms = spread(space, warm, isEconomy7 ? NIGHT_HOURS : SPACE_HOURS);
  const water = spread(hotWater, wet, isEconomy7 ? NIGHT_HOURS : WATER_HOURS);
  return rooms.map((energy, at) => energy + water[at]!);
}

function spread(year: number, months: Monthly, hours: DayShares): YearShape {
  return Float64Array.from({ length: DAYS.length * SLOTS }, (_, at) => {
    const month = Math.floor(at / SLOTS);
    return ((year * months[month]!) / DAYS[month]!) * hours[at % SLOTS]!;
  });
}

function sharesOf(months: Monthly): Monthly {
  const year = sum(months);
  return months.map((month) => month / year);
}
