// The saving in each of twenty years: panels and battery age, energy prices rise, and parts are replaced.

import { lifetimeYears } from '../../../../src/domain/scenario.ts';
import type { Lifetime, Replacement } from '../../../../src/domain/what-if.ts';
import { CONSTANTS } from '../constants.ts';
import { chosen, cited, fromRequest, percent, whole, workedOut } from '../result/assumptions.ts';
import type { Assumption } from '../result/quote-result.ts';
import { pounds } from '../rounding.ts';
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

/** Assumptions about the coming years. @param inflation growth of energy prices, as a share a year */
export function lifetimeAssumptions(quoted: SolarCase, inflation: number): readonly Assumption[] {
  const { inverterReplacement, energyInflation, pvDegradation } = CONSTANTS;
  const { year, cost: pounds } = inverterReplacement.value;
  const growth = { percent: percent(inflation) };
  return [
    ...todaysMoney(quoted),
    inflation === energyInflation.value
      ? cited('prices.growth', growth, energyInflation)
      : fromRequest('prices.growth', growth),
    cited('system.panel-loss', { percent: percent(pvDegradation.value) }, pvDegradation),
    cited('system.inverter', { pounds, year }, inverterReplacement),
    ...ageing(quoted),
  ];
}

/** The battery's loss of capacity and its replacement. */
function ageing({ question: { system } }: SolarCase): readonly Assumption[] {
  const { batteryFade, batteryReplacement } = CONSTANTS;
  const { perYear, floor } = batteryFade.value;
  const fading = { perYear: percent(perYear), floor: percent(floor) };
  return replacementsOf(system)
    .filter(({ what }) => what === 'battery')
    .flatMap(({ year, cost }) => [
      cited('system.battery-fade', fading, batteryFade),
      cited('system.battery-replaced', { pounds: whole(cost), year }, batteryReplacement),
    ]);
}

/** The total saving if energy prices do not rise, and the assumption that the tariff stays the same. */
function todaysMoney(quoted: SolarCase): readonly Assumption[] {
  const years = yearsOf(quoted, 0);
  const total = years.reduce((sum, year) => sum + year, 0);
  return [
    ...(quoted.question.place.served === 'yes' ? [chosen('prices.one-tariff', { years: years.length })] : []),
    workedOut('prices.todays-money', { pounds: whole(total) }),
  ];
}
