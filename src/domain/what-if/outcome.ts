import { countedBy } from '../as-built.ts';
import type { WhatIf } from '../extras/what-if.ts';
import { breakevenYears, lifetimeSavings } from '../solar-lifetime.ts';
import { inHand, loanOf } from './loan.ts';
import type { Scenario } from './scenario.ts';
import { scenarioYears } from './scenario-years.ts';
import { scenarioSaving, spend } from './spend.ts';
import { yearlyReturn } from './yearly-return.ts';

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
