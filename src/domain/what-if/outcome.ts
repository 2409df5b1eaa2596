import { countedBy } from '../as-built.ts';
import type { WhatIf } from '../extras/what-if.ts';
import { breakevenYears, lifetimeSavings } from '../solar-lifetime.ts';
import { inHand, type Loan, loanOf } from './loan.ts';
import type { Scenario } from './scenario.ts';
import { scenarioYears } from './scenario-years.ts';
import { scenarioSaving, spend } from './spend.ts';
import { yearlyReturn } from './yearly-return.ts';

/** What a scenario comes to. Pounds; `saving` a year, below nothing when it costs more. */
export interface Outcome {
  readonly saving: number;
  /** What the year costs after, for a quote that compares with nothing. */
  readonly spent: number;
  readonly years: readonly number[];
  /** What comes off the price is all of it: there is nothing to pay back. */
  readonly covered: boolean;
  /** Null where no price is known, or nothing is left of it. */
  readonly paid: PaidOutcome | null;
}

export interface PaidOutcome {
  readonly cost: number;
  /** Pounds saved in each year that it is looked at. */
  readonly years: readonly number[];
  readonly lifetime: number;
  /** Years; null where it never pays for itself. */
  readonly breakeven: number | null;
  /** A share a year; null: it loses money. */
  readonly return: number | null;
  readonly loan: Loan;
  /** Pounds in hand after each year, paid by the loan. */
  readonly inHand: readonly number[];
}

export function outcomeOf(whatIf: WhatIf, scenario: Scenario): Outcome {
  const saving = scenarioSaving(whatIf, scenario);
  const { credit = 0 } = whatIf;
  const price = whatIf.cost ?? scenario.price;
  // What comes off it may be all of it, and more: then there is nothing to pay back.
  const cost = price === null ? null : price - credit;
  const lived = scenarioYears(whatIf, scenario);
  // A pump has no life of its own here: its saving of a year stands for each of the loan's.
  const years = lived.length > 0 ? lived : countedBy(20, () => saving);
  return {
    saving,
    spent: spend(whatIf.after, scenario, whatIf.efficiency),
    years: lived,
    covered: price !== null && price > 0 && price <= credit,
    paid: cost === null || cost <= 0 ? null : paidBy(years, cost, scenario),
  };
}

function paidBy(years: readonly number[], cost: number, { apr, months }: Scenario): PaidOutcome {
  const loan = loanOf(cost, apr, months);
  return {
    cost,
    years,
    lifetime: lifetimeSavings(years),
    breakeven: breakevenYears(years, cost),
    return: yearlyReturn(years, cost),
    loan,
    inHand: inHand(years, loan, months),
  };
}
