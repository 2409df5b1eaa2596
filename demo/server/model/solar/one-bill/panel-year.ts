import type { Asked, CombinedHome, Traded } from '../../combined/bill-asset.ts';
import type { PlainHome } from '../../combined/plain-home.ts';
import { byMonthHours, type YearShape } from '../../load-profile.ts';
import { sum } from '../../months.ts';
import { climateOf } from '../../place/climate.ts';
import type { Rates } from '../../tariff/rates.ts';
import { generationShape, yearlyGeneration } from '../pv-output.ts';
import type { Roof } from '../roof.ts';
import { type NightPlan, type PlannedRun, type SolarYear, solarYear } from '../solar-year.ts';

declare module '../../combined/bill-asset.ts' {
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

export interface PanelYear {
  /** kWh made in each half hour of a mean day of each month. */
  readonly made: YearShape;
  /** kWh a year. */
  readonly generation: number;
  /** kWh usable, 0 for none. */
  readonly battery: number;
  readonly roof?: Roof | undefined;
}

export function panelYear({ place, type }: PlainHome, { solar }: Asked): PanelYear | null {
  if (!solar || type?.takesPanels === false) return null;
  const { climateRegion } = place;
  const generation = yearlyGeneration(solar.panels, climateOf(climateRegion), solar.roof);
  const made = generationShape(climateRegion, solar.roof).map((share) => share * generation);
  return { made, generation, battery: solar.battery, roof: solar.roof };
}

export function panelTrade(home: CombinedHome, use: YearShape, rates: Rates, like?: Traded): Traded {
  const year = runPanels(home, use, rates, like?.plan && { plan: like.plan });
  const { generation } = home.panels!;
  return { ...year, lost: generation + year.bought - year.sold - sum(byMonthHours(use)) };
}

export function runPanels(
  { panels, load: { coincidence } }: CombinedHome,
  use: YearShape,
  rates: Rates,
  run?: PlannedRun,
): SolarYear {
  return solarYear({ use, made: panels!.made, coincidence }, panels!.battery, rates, run);
}
