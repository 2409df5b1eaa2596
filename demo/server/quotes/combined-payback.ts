// The payback of all assets with a price on the one bill.
import type { Combined } from '../../../src/domain/extras/combined.ts';
import { lifetimeYears } from '../../../src/domain/what-if/scenario-years.ts';
import { paidIn } from '../model/heat-pump/whole-cost.ts';
import type { QuoteResult } from '../model/result/quote-result.ts';

/** A result, and what it saves within the one bill and alone, in pounds a year. */
interface Saver {
  readonly result: QuoteResult;
  readonly value: number;
  readonly alone: number;
}

/**
 * Scales the yearly savings of each result to its share of the one bill. Null if none has a price, and if the
 * savings of one that has are not known by year.
 */
export function combinedPayback(savers: readonly Saver[]): Combined['payback'] {
  const priced = savers.flatMap(({ result: { costModel, wholeCost, whatIf }, value, alone }) => {
    const price = wholeCost ? (wholeCost.left.low + wholeCost.left.high) / 2 : costModel.totalCost;
    const years = whatIf?.lifetime && alone !== 0 ? lifetimeYears(whatIf.lifetime, value / alone) : null;
    return price === null ? [] : [{ price, boiler: wholeCost?.boiler ?? 0, years }];
  });
  const years = priced.map((one) => one.years);
  if (priced.length === 0 || !years.every((one) => one !== null)) return null;
  const together = years[0]!.map((_, at) => sum(years.map((one) => one[at] ?? 0)));
  const [price, boiler] = [sum(priced.map((one) => one.price)), sum(priced.map((one) => one.boiler))];
  return {
    usual: paidIn(together, price),
    ...(boiler > 0 && { notDue: paidIn(together, price + boiler) }),
  };
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
