import { countedBy } from '../as-built.ts';
import type { Lifetime, WhatIf } from '../extras/what-if.ts';
import { atRest, type Scenario } from './scenario.ts';
import { scenarioSaving } from './spend.ts';

/**
 * The saving of each year of the system's life, pounds of that year, year 1 first: panels wear, the rest of the
 * saving fades, prices grow, parts are replaced. A price that was moved moves both parts of the saving alike.
 */
export function scenarioYears(whatIf: WhatIf, scenario: Scenario): readonly number[] {
  const { lifetime } = whatIf;
  if (!lifetime) return [];
  const moved = shareOfQuote(whatIf, scenario);
  return lifetimeYears({ ...lifetime, inflation: scenario.inflation }, moved);
}

/** The saving of each year of a life, year 1 first. @param moved what is saved, against the quote */
export function lifetimeYears(lifetime: Lifetime, moved = 1): readonly number[] {
  return countedBy(lifetime.years, (index) => yearOf(lifetime, moved, index));
}

function yearOf(lifetime: Lifetime, moved: number, index: number): number {
  const { panels, rest, panelLoss, restFade, restFloor, inflation, replacements, upkeep = 0 } = lifetime;
  // A new battery is as the first was.
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
