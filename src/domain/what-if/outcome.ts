import { countedBy } from '../as-built.ts';
import type { WhatIf } from '../extras/what-if.ts';
import { breakevenYears, lifetimeSavings } from '../solar-lifetime.ts';
import { inHand, loanOf } from './loan.ts';
import type { Scenario } from './scenario.ts';
import { scenarioYears } from './scenario-years.ts';
import { scenarioSaving, spend } from './spend.ts';
import { yearlyReturn } from './yearly-return.ts';

/** What a scenario comes to. Pounds; `saving` a year, below nothing when it costs more. */
export function outcomeOf(whatIf: WhatIf, scenario: Scenario) {
  const saving = scenarioSaving(whatIf, scenario);
  const { credit = 0 } = whatIf;
  const price = whatIf.cost ?? scenario.price;
  const cost = price === null ? null : price - credit;
  const lived = scenarioYears(whatIf, scenario);
  // A pump has no life of its own here: its saving of a year stands for each of the loan's.
  const years = lived.length > 0 ? lived : countedBy(20, () => saving);
  return {
    saving,
    /** What the year costs after, for a quote that compares with nothing. */
    spent: spend(whatIf.after, scenario, whatIf.efficiency),
    years: lived,
    /** What comes off the price is all of it: there is nothing to pay back. */
    covered: price !== null && price > 0 && price <= credit,
    /** Null where no price is known, or nothing is left of it. */
    paid: cost === null || cost <= 0 ? null : paidBy(years, cost, scenario),
  };
}

function paidBy(years: readonly number[], cost: number, { apr, months }: Scenario) {
  const loan = loanOf(cost, apr, months);
  return {
    cost,
    /** Pounds saved in each year that it is looked at. */
    years,
    lifetime: lifetimeSavings(years),
    /** Years; null where it never pays for itself. */
    breakeven: breakevenYears(years, cost),
    /** A share a year; null: it loses money. */
    return: yearlyReturn(years, cost),
    loan,
    inHand: inHand(years, loan, months),
  };
}

export type Outcome = ReturnType<typeof outcomeOf>;
export type PaidOutcome = ReturnType<typeof paidBy>;
