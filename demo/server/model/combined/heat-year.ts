import { calculatedDemand, type Insulation } from '../heat-pump/heat-demand.ts';
import { COOKING_HOURS } from '../heat-pump/heat-hours.ts';
import { type HomeUse, homeUse } from '../heat-pump/known-use.ts';
import { gasHeating, oilHeating } from '../heat-pump/old-heating.ts';
import { type PumpElectricity, pumpElectricity } from '../heat-pump/pump-electricity.ts';
import { add, scaled } from '../heat-pump/pump-load.ts';
import { pumpYear } from '../heat-pump/pump-year.ts';
import type { HeatingFuel, HomeLoad } from '../home-load.ts';
import { everyDay, type YearShape } from '../load-profile.ts';
import type { Market } from '../market.ts';
import { DAYS, SLOTS } from '../months.ts';
import type { Place } from '../place/place.ts';
import { type PropertyType, usualType } from '../place/property-type.ts';

/** How a home is heated today, and with a heat pump. */
export interface HeatYear {
  /** What heats it today; null: nobody said. */
  readonly type: PropertyType | null;
  readonly burns: HeatingFuel | null;
  readonly use: HomeUse | null;
  readonly insulation: Insulation;
  /** °C of the radiators, where it was told. */
  readonly flow: number | undefined;
  /** Pounds of gas or oil a year today; null where electricity heats, or nobody said what does. */
  readonly fuel: number | null;
  /** Null where nobody said what it would replace. */
  readonly pump: CombinedPump | null;
}

/** kWh in each half hour of a day of each month (12 × 48). */
export interface CombinedPump {
  /** Without its old heat, with an electric hob in the place of a gas one. */
  readonly household: YearShape;
  /** As most homes run it: by that the heat pump's own quote ranks tariffs too. */
  readonly shape: YearShape;
  /** The part of it that warms the rooms. */
  readonly rooms: YearShape;
  readonly electricity: PumpElectricity;
  /** m² */
  readonly floorArea: number;
  /** kWh a year. */
  readonly total: number;
  /** kWh a year of the hob. */
  readonly hob: number;
}

interface HeatedHome {
  readonly place: Place;
  readonly market: Market;
  readonly load: HomeLoad;
  readonly type: PropertyType | null;
  readonly insulation: Insulation | undefined;
  /** Null: nobody said. */
  readonly fuel: HeatingFuel | null;
  readonly electricityUsage?: number | undefined;
  readonly gasUsage?: number | undefined;
  /** °C of the radiators. */
  readonly flow?: number | undefined;
}

const MEDIUM: Insulation = 2;
const COOKING_DAY = everyDay(COOKING_HOURS);

/** A gas supply that does not heat the home stays, and is in no figure: as in the heat pump's own quote. */
export function heatYear(home: HeatedHome): HeatYear {
  const { place, market, load, fuel, insulation = MEDIUM, type, flow, ...use } = home;
  const said = { burns: fuel, insulation, type, flow };
  if (fuel === null) return { ...said, use: null, fuel: null, pump: null };
  const built = type ?? usualType();
  const heat = homeUse({ fuel, ...use }, load, calculatedDemand(built, insulation, place.degreeDays));
  const pump = pumpElectricity(heat.demand, flow);
  const burns = { 1: gasHeating, 2: null, 3: oilHeating }[fuel];
  const running = (electricity: PumpElectricity) =>
    byDay(pumpYear(electricity, built.floorArea, place).asMostRun);
  return {
    ...said,
    use: heat,
    fuel: burns?.(heat, market).cost ?? null,
    pump: {
      household: add(load.own, scaled(COOKING_DAY, heat.hob)),
      shape: running(pump),
      rooms: running({ ...pump, hotWater: 0 }),
      electricity: pump,
      floorArea: built.floorArea,
      total: pump.total,
      hob: heat.hob,
    },
  };
}

/** kWh of a month's days, half hour by half hour, as those of one of them. */
function byDay(months: YearShape): YearShape {
  return months.map((energy, at) => energy / DAYS[Math.floor(at / SLOTS)]!);
}
