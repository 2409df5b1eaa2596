// Turns Ofgem's regional prices for direct debit, saved from the charts on its page about unit rates, into rows of
// regional_prices.csv.
import { parseCsv } from '../../demo/server/data/read-table.ts';

/** Ofgem's spellings of the regions, by the letter of the grid supply point group. */
const REGIONS = {
  _A: ['Eastern'],
  _B: ['East Midlands'],
  _C: ['London'],
  _D: ['Merseyside and North Wales', 'N Wales and Mersey', 'Merseyside and N Wales'],
  _E: ['West Midlands', 'Midlands'],
  _F: ['North Eastern', 'North East', 'Northern'],
  _G: ['North Western', 'North West'],
  _P: ['Northern Scotland', 'North Scotland'],
  _N: ['Southern Scotland', 'South Scotland'],
  _J: ['South Eastern', 'South East'],
  _H: ['Southern'],
  _K: ['South Wales'],
  _L: ['South Western', 'South West', 'Southern Western'],
  _M: ['Yorkshire'],
};
/** First months of a quarter have their number only, last months also their last day. */
export const MONTHS = { January: '01', March: '03-31', April: '04', June: '06-30' };
Object.assign(MONTHS, { July: '07', September: '09-30', October: '10', December: '12-31' });
const PERIOD = /(January|April|July|October) to (March|June|September|December) (\d{4})$/;
/** The largest change as a share of the old price. A larger one is taken for an error in the file. */
const MOST = 1 / 3;

/**
 * `{ period, from, to, prices }` of the last quarter in the table, with prices by region. Throws a sentence if the file is not as
 * expected.
 */
export function readOfgemFile(text, name) {
  const refuse = (why) => {
    throw new Error(`${name} ${why}`);
  };
  if (text.trim() === '') refuse('is empty.');
  if (/standard credit|prepayment|multi-rate/i.test(text)) refuse('is not the table of direct debit.');
  const [header, ...rows] = tableIn(text) ?? refuse('holds no table that begins with "Region".');
  const period =
    PERIOD.exec(header.at(-1))?.[0] ?? refuse(`has no quarter in its column "${header.at(-1)}".`);
  const column = (what) => {
    const at = header.findIndex((title) => title.replace(/\s+/g, ' ') === `${what} ${period}`);
    return at < 0 ? refuse(`has no column "${what} ${period}".`) : at;
  };
  const columns = { unit: column('Unit rate'), standing: column('Daily standing charge') };
  const prices = new Map();
  for (const row of rows) {
    if (/average/i.test(row[0])) continue;
    const group = groupOf(row[0]) ?? refuse(`has a region that we do not know, "${row[0]}".`);
    if (prices.has(group)) refuse(`has ${row[0]} twice.`);
    const pence = (at) =>
      Number(
        /^(\d+(\.\d+)?) pence per (kWh|day)$/.exec(row[at])?.[1] ?? refuse(`has no price of ${row[0]}.`),
      );
    prices.set(group, { unit: pence(columns.unit), standing: pence(columns.standing) });
  }
  requireAllRegions(prices, refuse);
  const [, first, last, year] = PERIOD.exec(period);
  return { ...quarterOf(first, last, year), prices };
}

/** `{ period, from, to }` of a quarter. The arguments are like 'January', 'March' and '2027'. */
export function quarterOf(first, last, year) {
  return {
    period: `${first} to ${last} ${year}`,
    from: `${year}-${MONTHS[first]}-01`,
    to: `${year}-${MONTHS[last]}`,
  };
}

export function requireAllRegions(prices, refuse) {
  for (const [group, [region]] of Object.entries(REGIONS)) if (!prices.has(group)) refuse(`lacks ${region}.`);
}

/** Finds the array of rows in the chart's script. The script is parsed and never run. */
function tableIn(text) {
  const plain = text.replaceAll('\\"', '"');
  const start = plain.search(/\[\s*\[\s*"Region"/);
  if (start < 0) return undefined;
  const [written] = /\]\s*\]/.exec(plain.slice(start)) ?? [];
  if (!written) return undefined;
  try {
    return JSON.parse(plain.slice(start, plain.indexOf(written, start) + written.length));
  } catch {
    return undefined;
  }
}

export const groupOf = (region) =>
  Object.keys(REGIONS).find((group) => REGIONS[group].includes(region.trim()));

/** The VAT rate of a fuel on a day, in per cent. @param table the text of vat.csv */
export const vatOf = (table) => (fuel, day) =>
  Number(parseCsv(table).findLast((row) => row.fuel === fuel && row.from <= day).rate_percent);

/** The quarter's lines with those that they replace or follow: `{ group, region, before, line }`. */
export function regionLines(table, vatOn, electricity, gas) {
  if (electricity.period !== gas.period)
    throw new Error(
      `The file for electricity is of ${electricity.period}, and the file for gas of ${gas.period}.`,
    );
  const { period, from, to } = electricity;
  const known = parseCsv(table);
  const end = [vatOn('electricity', from), vatOn('gas', from), from, to, 'read'];
  return Object.entries(REGIONS).map(([group, [region]]) => {
    const before = known.findLast((row) => row.gsp_group === group && row.from <= from);
    const values = [electricity, gas].flatMap(({ prices }) => Object.values(prices.get(group)));
    const old = ['elec_unit_p', 'elec_standing_p_day', 'gas_unit_p', 'gas_standing_p_day'].map(
      (key) => before[key],
    );
    old.forEach((price, at) => {
      if (Math.abs(values[at] - price) > MOST * price)
        throw new Error(
          `${region} at ${values[at]}p is more than a third away from ${price}p: the table is not changed.`,
        );
    });
    const source = `"Ofgem price cap of ${period} by region, direct debit"`;
    const line = [group, before.region, ...values, ...end, source].join(',');
    return { group, from, before: `${old.join(', ')} from ${before.from}, ${before.quality}`, line };
  });
}

/** The table with the quarter's lines. They replace the lines that it had for that quarter, or are added at the end. */
export function withRegionLines(table, lines) {
  const kept = table
    .trimEnd()
    .split('\n')
    .filter(
      (row) => !lines.some(({ group, from }) => row.startsWith(`${group},`) && row.includes(`,${from},`)),
    );
  return `${[...kept, ...lines.map(({ line }) => line)].join('\n')}\n`;
}
