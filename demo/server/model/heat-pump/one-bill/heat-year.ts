import type { Asked } from '../../combined/bill-asset.ts';
import type { PlainHome } from '../../combined/plain-home.ts';
import { calculatedDemand, type Insulation } from '../../heat-demand.ts';
import { COOKING_HOURS } from '../../heat-hours.ts';
import type { HeatingFuel } from '../../home-load.ts';
import { add, everyDay, scaled, type YearShape } from '../../load-profile.ts';
import { DAYS, SLOTS } from '../../months.ts';
import { type PropertyType, usualType } from '../../place/property-type.ts';
import { type HomeUse, homeUse } from '../known-use.ts';
import { gasHeating, oilHeating } from '../old-heating.ts';
import { type PumpElectricity, pumpElectricity } from '../pump-electricity.ts';
import { pumpYear } from '../pump-year.ts';

declare module '../../combined/bill-asset.ts' {
  interface Asked {
    /** Is a heat pump among what was quoted? */
    readonly ashp?: boolean;
    /** °C of its radiators. */
    readonly flowTemperature?: number | null | undefined;
  }
  interface CombinedHome {
    readonly heat: HeatYear;
  }
}

/** How a home is heated today, and with a heat pump. */
interface HeatYear {
  /** What heats it today; null: nobody said. */
  readonly burns: HeatingFuel | null;
  readonly use: HomeUse | null;
  readonly insulation: Insulation;
  /** °C of the radiators, where it was told. */
  readonly flow: number | undefined;
  /** Pounds of gas or oil a year today; null where electricity heats, or nobody said what does. */
  readonly fuel: number | null;
  /** Null where none was quoted, or nobody said what it would replace. */
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

const MEDIUM: Insulation = 2;
const COOKING_DAY = everyDay(COOKING_HOURS);

/** A gas supply that does not heat the home stays, and is in no figure: as in the heat pump's own quote. */
export function heatYear(home: PlainHome, asked: Asked): HeatYear {
  const { place, market, load, type, insulation = MEDIUM, electricityUsage, gasUsage } = home;
  const flow = asked.flowTemperature ?? undefined;
  const fuel = home.fuel ?? likelyFuel(home);
  const common = { burns: fuel, insulation, flow };
  if (fuel === null) return { ...common, use: null, fuel: null, pump: null };
  const built = type ?? usualType();
  const demand = calculatedDemand(built, insulation, place.degreeDays);
  const use = homeUse({ fuel, electricityUsage, gasUsage }, load, demand);
  const burns = { 1: gasHeating, 2: null, 3: oilHeating }[fuel];
  const pump = asked.ashp ? pumpOf(home, use, built, flow) : null;
  return { ...common, use, fuel: burns?.(use, market).cost ?? null, pump };
}

/** Where nobody asked what heats the home: a gas supply does, unless the electricity meter says that it does itself. */
function likelyFuel({ load, gasUsage }: PlainHome): HeatingFuel | null {
  if (load.heating) return 2;
  return gasUsage === undefined ? null : 1;
}

function pumpOf(
  { load, place }: PlainHome,
  { demand, hob }: HomeUse,
  { floorArea }: PropertyType,
  flow: number | undefined,
): CombinedPump {
  const electricity = pumpElectricity(demand, flow);
  const running = (some: PumpElectricity) => byDay(pumpYear(some, floorArea, place).asMostRun);
  return {
    household: add(load.own, scaled(COOKING_DAY, hob)),
    shape: running(electricity),
    rooms: running({ ...electricity, hotWater: 0 }),
    electricity,
    floorArea,
    total: electricity.total,
    hob,
  };
}

/** kWh of a month's days, half hour by half hour, as those of one of them. */
function byDay(months: YearShape): YearShape {
  return months.map((energy, at) => energy / DAYS[Math.floor(at / SLOTS)]!);
}
