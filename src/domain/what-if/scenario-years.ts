import { countedBy } from '../as-built.ts';
import type { Lifetime, WhatIf } from '../extras/what-if.ts';
import { atRest, type Scenario } from './scenario.ts';
import { scenarioSaving } from './spend.ts';

/**
 * The saving in each year of the system's life, in pounds of that year, year 1 first: panels wear, other
 * savings fade, prices grow, parts are replaced. A changed price changes both parts of the saving alike.
 */
export function scenarioYears(whatIf: WhatIf, scenario: Scenario): readonly number[] {
  const { lifetime } = whatIf;
  if (!lifetime) return [];
  const moved = shareOfQuote(whatIf, scenario);
  return lifetimeYears({ ...lifetime, inflation: scenario.inflation }, moved);
}

/** The saving in each year of the life, year 1 first. @param moved the scenario's saving relative to the quote's */
export function lifetimeYears(lifetime: Lifetime, moved = 1): readonly number[] {
  return countedBy(lifetime.years, (index) => yearOf(lifetime, moved, index));
}

function yearOf(lifetime: Lifetime, moved: number, index: number): number {
  const { panels, rest, panelLoss, restFade, restFloor, inflation, replacements, upkeep = 0 } = lifetime;
  // A replaced battery is as good as the first.
  const renewed = replacements.find(({ what }) => what === 'battery')?.year ?? Number.POSITIVE_INFINITY;
  const age = index + 1 < renewed ? index : index + 1 - renewed;
  const earned = panels * (1 - panelLoss) ** index + rest * Math.max(restFloor, 1 - restFade * age);
  const replaced = replacements.filter(({ year }) => year === index + 1);
  return (
    (earned * moved - upkeep) * (1 + inflation) ** index - replaced.reduce((sum, { cost }) => sum + cost, 0)
  );
}

function shareOfQuote(whatIf: WhatIf, scenario: Scenario): number {
  const quoted = scenarioSaving(whatIf, atRest(whatIf, scenario.miles));
  return quoted === 0 ? 1 : scenarioSaving(whatIf, scenario) / quoted;
}
