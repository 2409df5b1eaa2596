// The saving in each of twenty years: panels and battery age, energy prices rise, and parts are replaced.
import type { Lifetime, Replacement } from '../../../../src/domain/extras/what-if.ts';
import { lifetimeYears } from '../../../../src/domain/what-if/scenario-years.ts';
import { CONSTANTS } from '../constants.ts';
import { pounds } from '../result/rounding.ts';
import type { SolarCase } from './solar-case.ts';
import type { SolarSystem } from './solar-system.ts';

/** The lifetime of a quote. Without a battery, only the panels lose output. @param inflation as a share a year */
export function lifetimeOf({ parts, savings, question }: SolarCase, inflation: number): Lifetime {
  const { perYear, floor } = CONSTANTS.batteryFade.value;
  const panels = question.system.battery === 0 ? savings : parts.panels;
  return {
    years: CONSTANTS.solarLifetime.value,
    panels,
    rest: savings - panels,
    panelLoss: CONSTANTS.pvDegradation.value,
    restFade: perYear,
    restFloor: floor,
    inflation,
    replacements: replacementsOf(question.system),
  };
}

/** The saving in pounds of each year, as sent, year 1 first. */
export function yearsOf(quoted: SolarCase, inflation: number): readonly number[] {
  return lifetimeYears(lifetimeOf(quoted, inflation)).map(pounds);
}

/** The parts that are replaced within the lifetime. */
export function replacementsOf({ battery }: Pick<SolarSystem, 'battery'>): readonly Replacement[] {
  const { year, cost } = CONSTANTS.inverterReplacement.value;
  const { year: worn, fixed, perKwh } = CONSTANTS.batteryReplacement.value;
  const inverter = { year, cost, what: 'inverter' };
  if (battery === 0) return [inverter];
  return [inverter, { year: worn, cost: pounds(fixed + perKwh * battery), what: 'battery' }];
}
