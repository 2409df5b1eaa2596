// Turns the government's weekly road fuel prices into rows of fuel_prices.csv.
import { parseCsv } from '../../demo/server/data/read-table.ts';
import { endOfNextMonth, FUEL_FILE_SOURCE, MOST_MOVED } from '../../demo/server/live/road-fuel.ts';

/** The new lines with the lines that they follow: `{ fuel, before, line }`. Prices that the table has already are left out. */
export function fuelLines(table, found) {
  const known = parseCsv(table);
  return ['petrol', 'diesel'].flatMap((fuel) => {
    const before = known.findLast((row) => row.fuel === fuel);
    if (before.from >= found.date) return [];
    const old = Number(before.price_p);
    if (Math.abs(found[fuel] - old) > MOST_MOVED * old)
      throw new Error(
        `${fuel} at ${found[fuel]}p is more than a third away from ${old}p: the table is not changed.`,
      );
    const line = [
      fuel,
      found[fuel],
      'p/l',
      20,
      found.date,
      endOfNextMonth(found.date),
      'read',
      `"${FUEL_FILE_SOURCE}"`,
    ];
    return [{ fuel, before: `${old}p from ${before.from}`, line: line.join(',') }];
  });
}
