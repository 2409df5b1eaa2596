import type { WhatIf } from '../extras/what-if.ts';
import { LOAN_TERM_OPTIONS } from '../finance-options.ts';

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
