import { DAYS, SLOTS } from '../calendar.ts';
import type { YearRun } from '../clock/clock-of.ts';
import { CONSTANTS } from '../constants.ts';
import {
  COOKING_HOURS,
  calculatedDemand,
  type HeatDemand,
  heatIn,
  type Insulation,
} from '../load/heat-demand.ts';
import type { HeatingFuel } from '../load/home-load.ts';
import { add, byHalfHour, byMonthHours, everyDay, scaled, type YearShape } from '../load/load-profile.ts';
import type { Asked, CombinedHome, CombinedStage, ListedAsset, PlainHome } from '../one-bill/bill-asset.ts';
import { type PropertyType, usualType } from '../place/property-type.ts';
import { fuelPrice } from '../prices/energy-prices.ts';
import { type Moved, movedBy } from '../range/range-of.ts';
import { whole } from '../result/assumptions.ts';
import { energy } from '../rounding.ts';
import { believableHeat, heatKey, heatShares, type PumpStage } from './heat-drivers.ts';
import { pumpTasks } from './heat-pump-clock.ts';
import { efficiency, gasKept, oldFuel } from './heat-pump-range.ts';
import { type HomeUse, homeUse } from './known-use.ts';
import { gasHeating, gasStanding, oilHeating } from './old-heating.ts';
import { type PumpElectricity, pumpElectricity, pumpYear } from './pump.ts';

/** A heat pump in a home's one bill. */
export const pumpOnBill: ListedAsset<'ashp'> = {
  asset: 'ashp',
  joins: (home, asked) => ({ heat: heatYear(home, asked) }),
  isIn: ({ heat }) => heat.pump !== null,
  today: ({ heat }) => ({ heating: heat.fuel }),
  bill: (parts) => ({ ...parts, heating: null }),
  claims: () => ['hp'],
  load({ heat }, { pumpRate }) {
    const { household, shape, total } = heat.pump!;
    return { household, shape, kWh: total, ownRate: pumpRate };
  },
  electricity: ({ load, heat }) => ({
    householdConsumption: energy(load.household + heat.pump!.hob),
    pumpConsumption: energy(heat.pump!.total),
  }),
  moved: movedPump,
  day: running,
  withUse: ({ heat }, more) => ({
    heat: { ...heat, pump: { ...heat.pump!, household: add(heat.pump!.household, more) } },
  }),
};

function running(run: YearRun, { heat, place }: CombinedHome): YearRun {
  const { tariff, rates } = run;
  const { household, shape, rooms, electricity, floorArea } = heat.pump!;
  const [load, heating] = [byMonthHours(shape), byMonthHours(rooms)];
  const own = tariff.pumpRate === null ? [] : [{ load, prices: Float64Array.of(tariff.pumpRate) }];
  return {
    ...run,
    bought: [...run.bought, ...own],
    household: byHalfHour(household),
    heating,
    hotWater: load.map((energy, at) => energy - heating[at]!),
    tasks: pumpTasks({ pump: electricity, floorArea, place, tariff }, rates),
  };
}

declare module '../one-bill/bill-asset.ts' {
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
interface CombinedPump {
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
function heatYear(home: PlainHome, asked: Asked): HeatYear {
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

/** What may turn out otherwise for the heat pump, as the drivers of a pump alone know it. */
function movedPump(stage: CombinedStage): readonly Moved[] {
  const { home, savings, savingOf } = stage;
  const { heat, market, place } = home;
  const { burns, use, flow, pump } = heat;
  if (burns === null || use === null || pump === null) return [];
  const standing = burns === 1 ? gasStanding(market) : 0;
  const money: PumpStage = {
    quoted: { home: { fuel: burns, market, place, flow }, pump: pump.electricity },
    savingAt: ({ fuel = 1, efficiency: better }) => {
      if (better == null) return savings + (fuel - 1) * ((heat.fuel ?? 0) - standing);
      const shape = scaled(pump.shape, pump.electricity.efficiency / better);
      return savingOf({ heat: { ...heat, pump: { ...pump, shape } } });
    },
  };
  return [...movedBy<PumpStage>(money, [oldFuel, efficiency, gasKept]), movedHeat(stage, pump, use)];
}

/** How much heat the rooms take, before and after. */
function movedHeat({ home, savingOf }: CombinedStage, pump: CombinedPump, use: HomeUse): Moved {
  const heatCase = {
    quoted: { home: { insulation: home.heat.insulation, type: home.type }, use },
    isInsulationStated: home.isInsulationStated,
  };
  const [heat, { space }] = [heatIn(use.demand), use.demand];
  const doubted = use.mismatch && space > 0 ? [(believableHeat(use) - heat) / space] : [];
  const shares = [...heatShares(heatCase), ...doubted];
  const heats = shares.map((share) => heat + share * space);
  return {
    id: 'heat',
    values: { from: whole(Math.min(...heats)), to: whole(Math.max(...heats)) },
    ends: shares.map((share) => savingOf(warmer(home, pump, use, share))),
    key: heatKey(heatCase),
  };
}

/** What a meter says of today stays: only what it is for may differ, and what the pump then takes. */
function warmer(
  home: CombinedHome,
  pump: CombinedPump,
  { demand, basis, household }: HomeUse,
  share: number,
): Partial<CombinedHome> {
  const shape = add(pump.shape, scaled(pump.rooms, share));
  const left = basis === 'electricity meter' ? 1 - (share * demand.space) / household : 1;
  const warmed = { ...pump, shape, household: scaled(pump.household, left) };
  const today = basis === 'calculated' ? warmerToday(home, demand, share) : home;
  return { load: today.load, heat: { ...today.heat, pump: warmed } };
}

function warmerToday({ heat, load, market }: CombinedHome, demand: HeatDemand, share: number) {
  const { effGasBoiler, effOilBoiler } = CONSTANTS;
  const [boiler, pence] =
    heat.burns === 1
      ? [effGasBoiler.value, market.cap.gasUnit]
      : [effOilBoiler.value, fuelPrice(market, 'heating oil').value];
  const burnt = (share * demand.space * pence) / boiler / 100;
  const rooms = demand.space / heatIn(demand);
  const electric = load.shape.map((energy, at) => (energy - load.own[at]!) * rooms * share);
  return {
    load: { ...load, shape: add(load.shape, electric) },
    heat: { ...heat, fuel: heat.fuel === null ? null : heat.fuel + burnt },
  };
}
