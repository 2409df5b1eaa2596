import type { PlainHome } from '../../combined/plain-home.ts';
import type { YearShape } from '../../load-profile.ts';
import { MONTHS, SLOTS } from '../../months.ts';
import { climateOf } from '../../place/climate.ts';
import type { Rates } from '../../tariff/rates.ts';
import { generationShape, yearlyGeneration } from '../pv-output.ts';
import type { Roof } from '../roof.ts';
import { type PlannedRun, type SolarHome, type SolarYear, solarYear } from '../solar-year.ts';

export interface RoofAsked {
  /** As quoted; battery in kWh, 0 is none. */
  readonly solar?:
    | { readonly panels: number; readonly battery: number; readonly roof?: Roof }
    | null
    | undefined;
}

export interface RoofHome {
  readonly panels: PanelYear | null;
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

const NO_SUN: YearShape = new Float64Array(MONTHS.length * SLOTS);

export function panelYear({ place, type }: PlainHome, { solar }: RoofAsked): PanelYear | null {
  if (!solar || type?.takesPanels === false) return null;
  const { climateRegion } = place;
  const generation = yearlyGeneration(solar.panels, climateOf(climateRegion), solar.roof);
  const made = generationShape(climateRegion, solar.roof).map((share) => share * generation);
  return { made, generation, battery: solar.battery, roof: solar.roof };
}

/** The year of a home with or without panels. */
export function yearWith(
  panels: PanelYear | null,
  home: Omit<SolarHome, 'made'>,
  rates: Rates,
  run?: PlannedRun,
): SolarYear {
  return solarYear({ ...home, made: panels?.made ?? NO_SUN }, panels?.battery ?? 0, rates, run);
}
