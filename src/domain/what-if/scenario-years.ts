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
  return countedBy(lifetime.years, (index) => yearOf(lifetime, scenario.inflation, moved, index));
}

function yearOf(lifetime: Lifetime, inflation: number, moved: number, index: number): number {
  const { panels, rest, panelLoss, restFade, restFloor, replacements } = lifetime;
  const earned = panels * (1 - panelLoss) ** index + rest * Math.max(restFloor, 1 - restFade * index);
  const replaced = replacements.filter(({ year }) => year === index + 1);
  return earned * moved * (1 + inflation) ** index - replaced.reduce((sum, { cost }) => sum + cost, 0);
}

function shareOfQuote(whatIf: WhatIf, scenario: Scenario): number {
  const quoted = scenarioSaving(whatIf, atRest(whatIf, scenario.miles));
  return quoted === 0 ? 1 : scenarioSaving(whatIf, scenario) / quoted;
}
