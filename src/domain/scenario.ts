// What a visitor changes in the What if panel, and what comes of it (HON-14, HON-15).
import { inHand, LOAN_TERM_OPTIONS, loanOf, yearlyReturn } from './finance.ts';
import { countedBy } from './safe-built-ins.ts';
import { breakevenYears, lifetimeSavings } from './solar.ts';
import type { CarFlow, Flow, FuelFlow, Lifetime, Rated, WhatIf } from './what-if.ts';

/** What a visitor has changed in the What if panel. Factors apply to prices: 1 is as quoted. */
export interface Scenario {
  /** Miles a year. */
  readonly miles: number;
  readonly electricity: number;
  readonly fuel: number;
  readonly exported: number;
  /** Heat for each unit of electricity; null if no pump is quoted. */
  readonly efficiency: number | null;
  /** Car tax, pence a mile. */
  readonly tax: number;
  /** Shares a year: 0.02 is 2 %. */
  readonly inflation: number;
  readonly apr: number;
  readonly months: number;
  /** Pounds: the price that the visitor was given, if we do not quote one. */
  readonly price: number | null;
}

const FIVE_PERCENT = 0.05;
const TEN_YEARS = LOAN_TERM_OPTIONS[9] ?? 120;

/** The quote itself, without changes. `miles` a year, null for an asset without a car. */
export function atRest(whatIf: WhatIf, miles: number | null): Scenario {
  return {
    miles: miles ?? 0,
    electricity: 1,
    fuel: 1,
    exported: 1,
    efficiency: whatIf.efficiency,
    tax: whatIf.after.car?.tax ?? 0,
    inflation: whatIf.lifetime?.inflation ?? 0,
    apr: FIVE_PERCENT,
    months: TEN_YEARS,
    price: null,
  };
}

/** What the quote has a value of: neither a loan nor another's price. */
export const QUOTED = ['miles', 'electricity', 'fuel', 'exported', 'efficiency', 'tax', 'inflation'] as const;

/** True if a scenario changes a figure of the quote; a loan's terms do not. */
export function isMoved(scenario: Scenario, rest: Scenario): boolean {
  return QUOTED.some((key) => scenario[key] !== rest[key]);
}

/** The outcome of a scenario. Pounds; `saving` a year, negative if it costs more. */
export function outcomeOf(whatIf: WhatIf, scenario: Scenario) {
  const saving = scenarioSaving(whatIf, scenario);
  const { credit = 0 } = whatIf;
  const price = whatIf.cost ?? scenario.price;
  const cost = price === null ? null : price - credit;
  const lived = scenarioYears(whatIf, scenario);
  // No life of the pump is assumed here: its yearly saving is used for each year of the loan.
  const years = lived.length > 0 ? lived : countedBy(20, () => saving);
  return {
    saving,
    /** The year's cost, for a quote that compares with nothing. */
    spent: spend(whatIf.after, scenario, whatIf.efficiency),
    years: lived,
    /** The deductions cover the whole price, so there is nothing to pay back. */
    covered: price !== null && price > 0 && price <= credit,
    /** Null if no price is known, or if nothing of it is left. */
    paid: cost === null || cost <= 0 ? null : paidBy(years, cost, scenario),
  };
}

function paidBy(years: readonly number[], cost: number, { apr, months }: Scenario) {
  const loan = loanOf(cost, apr, months);
  return {
    cost,
    /** Pounds saved in each year that is calculated. */
    years,
    lifetime: lifetimeSavings(years),
    /** Years; null if it never pays for itself. */
    breakeven: breakevenYears(years, cost),
    /** A share a year; null if it loses money. */
    return: yearlyReturn(years, cost),
    loan,
    inHand: inHand(years, loan, months),
  };
}

export type Outcome = ReturnType<typeof outcomeOf>;
export type PaidOutcome = ReturnType<typeof paidBy>;

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

const PENCE = 100;
const DAYS = 365;

const total = (rated: readonly Rated[]) => rated.reduce((sum, { kWh, rate }) => sum + kWh * rate, 0) / PENCE;

/** Pounds a year of one side of the comparison. `quoted` is the efficiency behind the pump's quoted kWh. */
export function spend(flow: Flow, scenario: Scenario, quoted: number | null): number {
  const { electricity, exported, efficiency } = scenario;
  const harder = quoted !== null && efficiency !== null ? quoted / efficiency : 1;
  return (
    flow.standing +
    total(flow.import) * electricity +
    total(flow.pump) * electricity * harder +
    (flow.car ? charging(flow.car, scenario) : 0) -
    total(flow.export) * exported +
    (flow.fuel ? burning(flow.fuel, scenario) : 0)
  );
}

/** What does not fit into the cheap window is charged at the high rate. */
function charging(
  { milesPerKwh, low, high, windowKwhPerDay, most, tax }: CarFlow,
  scenario: Scenario,
): number {
  const kWh = scenario.miles / milesPerKwh;
  if (kWh === 0) return 0;
  const share = windowKwhPerDay === null ? 1 : Math.min(most, (windowKwhPerDay * DAYS) / kWh);
  const taxed = tax === undefined ? 0 : scenario.miles * scenario.tax;
  return (kWh * (share * low + (1 - share) * high) * scenario.electricity + taxed) / PENCE;
}

function burning({ perMile, use, pence, standing }: FuelFlow, { miles, fuel }: Scenario): number {
  const burnt = perMile === null ? (use ?? 0) : perMile * miles;
  return (burnt * pence * fuel) / PENCE + standing;
}

/** Pounds a year less than today; negative if it costs more. */
export function scenarioSaving({ before, after, efficiency }: WhatIf, scenario: Scenario): number {
  return spend(before, scenario, efficiency) - spend(after, scenario, efficiency);
}
