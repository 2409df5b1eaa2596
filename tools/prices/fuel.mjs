// The weekly road fuel prices of the government, as rows of fuel_prices.csv.
import { parseCsv } from '../../demo/server/data/parse-csv.ts';

const COLUMNS = {
  petrol: 'ULSP (Ultra low sulphur unleaded petrol) Pump price in pence/litre',
  diesel: 'ULSD (Ultra low sulphur diesel) Pump price in pence/litre',
};
const SOURCE = 'DESNZ weekly road fuel prices, UK average at the pump';
/** Of the price before: more is taken for a mistake of the file. */
const MOST = 1 / 3;

/** `{ petrol, diesel, date }` of the last line. Throws a sentence on any other file. */
export function readFuelFile(text) {
  if (/^\s*</.test(text)) throw new Error('The file of road fuel prices is a page and no table.');
  const rows = parseCsv(text.replace(/^\uFEFF/, ''));
  const last = rows.at(-1);
  if (!last) throw new Error('The file of road fuel prices has no line.');
  for (const column of ['Date', ...Object.values(COLUMNS)])
    if (!(column in last)) throw new Error(`The file of road fuel prices has no column "${column}".`);
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(last.Date) ?? [];
  if (!year) throw new Error(`The last line of the road fuel prices has no date, but "${last.Date}".`);
  const price = (fuel) => {
    const value = Number(last[COLUMNS[fuel]] || Number.NaN);
    if (!(value > 0)) throw new Error(`The last line of the road fuel prices has no price of ${fuel}.`);
    return value;
  };
  return { date: `${year}-${month}-${day}`, petrol: price('petrol'), diesel: price('diesel') };
}

/** The new lines beside those they follow: `{ fuel, before, line }`; none for a price that is already there. */
export function fuelLines(table, found) {
  const known = parseCsv(table);
  return ['petrol', 'diesel'].flatMap((fuel) => {
    const before = known.findLast((row) => row.fuel === fuel);
    if (before.from >= found.date) return [];
    const old = Number(before.price_p);
    if (Math.abs(found[fuel] - old) > MOST * old)
      throw new Error(`${fuel} at ${found[fuel]}p is more than a third away from ${old}p: nothing is taken.`);
    const line = [
      fuel,
      found[fuel],
      'p/l',
      20,
      found.date,
      endOfNextMonth(found.date),
      'read',
      `"${SOURCE}"`,
    ];
    return [{ fuel, before: `${old}p from ${before.from}`, line: line.join(',') }];
  });
}

/** A price at the pump is taken to hold until then. */
function endOfNextMonth(date) {
  const [year, month] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
}
