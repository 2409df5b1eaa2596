// The amounts of a result, and whether 1% more of an input changed them by more than is allowed.
import type { Figured } from './figured.ts';

/** Pounds with pence, by name. */
interface Money {
  /** Payments, which never change by over a tenth. */
  readonly bills: Readonly<Record<string, number>>;
  /** Differences of bills and their sums, which may be near zero while the bills change. */
  readonly differences: Readonly<Record<string, number>>;
  /** Pounds a year: the largest bill. */
  readonly largest: number;
}

/** A bill changes as much as its use, or slightly more if the cheap window is full. */
const A_HUNDREDTH = 0.011;
const YEARS = 20;

export function moneyOf(result: Figured): Money {
  const [today, after] = result.calculatedResults;
  const { breakdown, request, alternatives, costModel } = result;
  const isSolar = request.solar !== undefined;
  const bills: Record<string, number> = { today: today!.annualCost };
  const differences: Record<string, number> = { savings: after!.savings };
  // A bill with panels is a difference, since payments for exports are subtracted.
  (isSolar ? differences : bills).after = after!.annualCost;
  if (costModel.totalCost !== null) bills.cost = costModel.totalCost;
  if (after!.homeCost !== undefined) bills.home = after!.homeCost;
  for (const row of ['current', 'compare'] as const) {
    const { annualCost, costPerMile } = request[row] ?? {};
    if (annualCost !== undefined)
      Object.assign(bills, { [`${row} year`]: annualCost, [`${row} mile`]: costPerMile });
  }
  if (breakdown) {
    bills.atCap = breakdown.costAtPriceCap;
    bills.shifted = after!.annualCostIfShifted!;
    differences.oldFuel = breakdown.oldFuelCost;
    differences.pump = breakdown.pumpCost;
  }
  for (const [part, value] of Object.entries(after!.parts ?? {})) differences[part] = value;
  for (const { id, savings } of alternatives ?? []) differences[id] = savings;
  const years = after!.electricity?.yearlyBreakDowns ?? [];
  if (years.length > 0) differences.lifetime = years.reduce((sum, { savings }) => sum + savings, 0) / YEARS;
  return {
    bills,
    differences,
    largest: Math.max(...Object.values(bills).filter((bill) => bill !== bills.cost)),
  };
}

/** The names and figures of the amounts that changed too much. */
export function movedTooFar(before: Money, after: Money): readonly string[] {
  const slack = A_HUNDREDTH * Math.max(before.largest, after.largest) + 0.02;
  const far = (was: number, is: number, allowed: number) =>
    Math.abs(is - was) > Math.max(Math.abs(was) / 10, allowed);
  const named = (
    from: Readonly<Record<string, number>>,
    to: Readonly<Record<string, number>>,
    allowed: number,
  ) =>
    Object.entries(from)
      .filter(([name, was]) => far(was, to[name]!, allowed))
      .map(([name, was]) => `${name}: ${was} to ${to[name]}`);
  // Figures are rounded to a penny.
  return [...named(before.bills, after.bills, 0.02), ...named(before.differences, after.differences, slack)];
}
