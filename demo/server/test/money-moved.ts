// The money of a result, and whether a hundredth more of something moved it further than it may.
import type { Figured } from './figured.ts';

/** Pounds and pence by name; null where it is unknown. */
interface Money {
  /** What is paid: never moves by over a tenth. */
  readonly bills: Readonly<Record<string, number>>;
  /** Differences of bills, and sums of such: these may be near nothing while their bills move. */
  readonly differences: Readonly<Record<string, number>>;
  /** Pounds a year: the largest bill. */
  readonly largest: number;
}

/** A bill moves by no more than its use, but for the last of it that a cheap window does not hold. */
const A_HUNDREDTH = 0.011;
const YEARS = 20;

export function moneyOf(result: Figured): Money {
  const [today, after] = result.calculatedResults;
  const { breakdown, request, alternatives, costModel } = result;
  const isSolar = request.solar !== undefined;
  const bills: Record<string, number> = { today: today!.annualCost };
  const differences: Record<string, number> = { savings: after!.savings };
  // What is sold comes off a bill under panels: it is a difference.
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

/** The names of what moved too far, with the figures. */
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
  // Figures are sent to the penny.
  return [...named(before.bills, after.bills, 0.02), ...named(before.differences, after.differences, slack)];
}
