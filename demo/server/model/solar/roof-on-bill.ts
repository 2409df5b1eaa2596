import { sum } from '../calendar.ts';
import type { YearRun } from '../clock/clock-of.ts';
import { CONSTANTS } from '../constants.ts';
import { byHalfHour, byMonthHours, scaled, type YearShape } from '../load/load-profile.ts';
import type {
  Asked,
  CombinedHome,
  CombinedStage,
  ListedAsset,
  PlainHome,
  Traded,
  YearOn,
} from '../one-bill/bill-asset.ts';
import { climateOf } from '../place/climate.ts';
import { type Moved, movedBy } from '../range/range-of.ts';
import { energy } from '../rounding.ts';
import type { Rates } from '../tariff/rates.ts';
import { noHours } from './battery-day.ts';
import { generationShape, yearlyGeneration } from './pv-output.ts';
import type { Roof } from './roof.ts';
import { batteryTask } from './solar-clock.ts';
import { exported, generation, type RoofStage, roof, selfUse, use } from './solar-range.ts';
import { type NightPlan, type PlannedRun, type SolarYear, solarYear } from './solar-year.ts';

/** Panels, with or without a battery, in a home's one bill. */
export const roofOnBill: ListedAsset<'solar'> = {
  asset: 'solar',
  joins: (home, asked) => ({ panels: panelYear(home, asked) }),
  isIn: ({ panels }) => panels !== null,
  bill: (parts, _, { earned }) => ({ ...parts, export: 0 - earned }),
  claims: ({ panels }) => (panels!.battery > 0 ? ['solar', 'solar-battery'] : ['solar']),
  followsPrices: true,
  trades: panelTrade,
  electricity: ({ panels }, { sold }) => ({
    solarGeneration: energy(panels!.generation),
    exportedToGrid: energy(sold),
  }),
  moved: movedRoof,
  day: shining,
  conditions: ({ panels }, { lost }) => (wears(panels!.battery, lost!) ? ['battery-wear'] : []),
};

function shining(run: YearRun, home: CombinedHome, { use, plan }: YearOn): YearRun {
  const { made, battery } = home.panels!;
  const { rates } = run;
  const hours = noHours();
  runPanels(home, use, rates, { plan: plan!, hours });
  const { bought, ...others } = hours;
  const tasks = battery > 0 ? batteryTask(hours, rates) : [];
  return {
    ...run,
    ...others,
    bought: run.bought.with(0, { load: bought, prices: rates.bought }),
    made: byHalfHour(made),
    tasks: [...tasks, ...run.tasks],
  };
}

/** It is filled so often that its warranty may not allow it. */
function wears(battery: number, lost: number): boolean {
  return batteryCycles(lost, battery) > CONSTANTS.batteryDailyCycles.value;
}

declare module '../one-bill/bill-asset.ts' {
  interface Asked {
    /** As quoted; battery in kWh, 0 is none. */
    readonly solar?: { panels: number; battery: number; roof?: Roof } | null | undefined;
  }
  interface CombinedHome {
    readonly panels: PanelYear | null;
  }
  interface Traded {
    /** How the battery was charged at night. */
    readonly plan?: NightPlan;
    /** kWh lost in the battery. */
    readonly lost?: number;
  }
}

interface PanelYear {
  /** kWh made in each half hour of a mean day of each month. */
  readonly made: YearShape;
  /** kWh a year. */
  readonly generation: number;
  /** kWh usable, 0 for none. */
  readonly battery: number;
  readonly roof?: Roof | undefined;
}

function panelYear({ place, type }: PlainHome, { solar }: Asked): PanelYear | null {
  if (!solar || type?.takesPanels === false) return null;
  const { climateRegion } = place;
  const generation = yearlyGeneration(solar.panels, climateOf(climateRegion), solar.roof);
  const made = generationShape(climateRegion, solar.roof).map((share) => share * generation);
  return { made, generation, battery: solar.battery, roof: solar.roof };
}

function panelTrade(home: CombinedHome, use: YearShape, rates: Rates, like?: Traded): Traded {
  const year = runPanels(home, use, rates, like?.plan && { plan: like.plan });
  const { generation } = home.panels!;
  return { ...year, lost: generation + year.bought - year.sold - sum(byMonthHours(use)) };
}

function runPanels(
  { panels, load: { coincidence } }: CombinedHome,
  use: YearShape,
  rates: Rates,
  run?: PlannedRun,
): SolarYear {
  return solarYear({ use, made: panels!.made, coincidence }, panels!.battery, rates, run);
}

/** What may turn out otherwise for the panels, as the drivers of panels alone know it. */
function movedRoof({ home, best, savings, savingOf }: CombinedStage): readonly Moved[] {
  const { load, market, isUseKnown } = home;
  const panels = home.panels!;
  const { tariff, year } = best;
  const stage: RoofStage = {
    quoted: {
      question: { market, load, roof: panels.roof },
      generation: panels.generation,
      recommended: { tariff, year },
    },
    isUseKnown,
    savingAt: ({ exported: price = 1 }) => savings + (price - 1) * year.earned,
    savingWith: (used, made) => savingOf({ panels: grown(panels, made) }, used),
  };
  return movedBy<RoofStage>(stage, [exported, generation, roof, selfUse, use]);
}

function grown(panels: PanelYear, factor: number): PanelYear {
  return { ...panels, made: scaled(panels.made, factor), generation: panels.generation * factor };
}

/**
 * How often a day a battery is filled, in full charges: what it loses tells what went through it, and the half of it
 * is lost on the way in (solar/battery-day.ts).
 * @param lost kWh a year. @param capacity kWh usable, 0 for none.
 */
export function batteryCycles(lost: number, capacity: number): number {
  if (capacity === 0) return 0;
  const roundTrip = CONSTANTS.batteryRoundTrip.value;
  const stored = (lost / (1 - roundTrip)) * Math.sqrt(roundTrip);
  return stored / capacity / 365;
}
