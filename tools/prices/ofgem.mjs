// Renews regional_prices.csv from Annex 9, Ofgem's workbook for a quarter: what customers in each region pay a year for no energy
// and for a typical use. Ofgem has no API for them.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import readSheets from 'read-excel-file/node';
import { parseCsv } from '../../demo/server/data/read-table.ts';
import { appended, renew, requireNear } from './renew.mjs';

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
const MONTHS = { January: '01', March: '03-31', April: '04', June: '06-30' };
Object.assign(MONTHS, { July: '07', September: '09-30', October: '10', December: '12-31' });
const SHEET = /^1a levelised dtc$/i;
const PERIOD = /^([A-Z][a-z]+) (\d{4}) - ([A-Z][a-z]+) (\d{4})$/;
/** Ofgem's heading for customers who pay by direct debit, and the headings of the two tables below it. */
const DIRECT_DEBIT = 'Other Payment Method';
const OTHERS = ['Standard Credit', 'PPM'];
const REGION = 'Charge Restriction Region';
const DAYS = 365;
/** The typical uses for which the price cap was set. Columns for other uses are ignored. */
const USES = { electricity: [2000, 4500], gas: [7000, 15_000] };
/** The beginnings of the codes above the columns. */
const COLUMNS = { electricity: 'ElecSingle_Other_', gas: 'Gas_Other_' };

/** @param folder of regional_prices.csv and vat.csv. @param workbook the path of the saved file */
export function renewRegions({ folder, workbook, ...options }) {
  const table = join(folder, 'regional_prices.csv');
  const read = async (text) => {
    const vatOn = vatOf(readFileSync(join(folder, 'vat.csv'), 'utf8'));
    const quarter = await readWorkbook(readFileSync(workbook), basename(workbook), vatOn);
    return regionRows(parseCsv(text), vatOn, quarter);
  };
  // They replace the rows that the table had for that quarter.
  const isReplaced = (old, rows) =>
    rows.some(({ label, from }) => old.startsWith(`${label},`) && old.includes(`,${from},`));
  const merge = (text, rows) =>
    appended(
      text
        .split('\n')
        .filter((old) => !isReplaced(old, rows))
        .join('\n'),
      rows,
    );
  return renew({ name: 'regions', table, ...options }, read, merge);
}

/** The VAT rate of a fuel on a day, in per cent. @param table the text of vat.csv */
const vatOf = (table) => (fuel, day) =>
  Number(parseCsv(table).findLast((row) => row.fuel === fuel && row.from <= day).rate_percent);

/** The quarter's rows with those that they replace or follow. */
function regionRows(known, vatOn, { period, from, to, electricity, gas }) {
  const end = [vatOn('electricity', from), vatOn('gas', from), from, to, 'read'];
  return Object.entries(REGIONS).map(([group, [region]]) => {
    const before = known.findLast((row) => row.gsp_group === group && row.from <= from);
    const { elec_unit_p, elec_standing_p_day, gas_unit_p, gas_standing_p_day, quality } = before;
    const old = [elec_unit_p, elec_standing_p_day, gas_unit_p, gas_standing_p_day];
    const prices = [electricity, gas]
      .flatMap((of) => [of.get(group).unit, of.get(group).standing])
      .map((price, at) => requireNear(price, old[at], `${region} at ${price}p`));
    const source = `"Ofgem price cap of ${period} by region, direct debit"`;
    const line = [group, before.region, ...prices, ...end, source].join(',');
    return { label: group, from, before: `${old.join(', ')} from ${before.from}, ${quality}`, line };
  });
}

/**
 * Resolves to `{ period, from, to, electricity, gas }`: the last two are the prices by region. The workbook has pounds a year
 * without VAT. Throws a sentence if the file is not as expected.
 */
async function readWorkbook(bytes, name, vatOn) {
  const refuse = (why) => {
    throw new Error(`${name} ${why}`);
  };
  const sheets = await readSheets(bytes).catch(() => refuse('is not a workbook that can be read.'));
  const rows =
    sheets.find(({ sheet }) => SHEET.test(sheet))?.data ?? refuse('has no sheet "1a Levelised DTC".');
  const { period, from, to } = quarterIn(rows) ?? refuse('names no quarter above its tables.');
  const table = tableOf(rows) ?? refuse(`has no table of "${DIRECT_DEBIT}".`);
  const codes = table.find((row) => row.some(isCode)) ?? refuse('has no codes above its columns.');
  const used = table.slice(table.indexOf(codes) + 1);
  const place = used.flat().find((cell) => textOf(cell) === REGION) ?? refuse(`has no column "${REGION}".`);
  const at = used.find((row) => row.includes(place)).indexOf(place);
  const ofFuel = (fuel) => {
    const columns = columnsOf(codes, fuel) ?? refuse(`has no columns of ${fuel}, without use and with it.`);
    const vat = 1 + vatOn(fuel, from) / 100;
    const prices = new Map();
    for (const row of used) {
      const region = textOf(row[at]);
      if (!region || !row.some((cell) => typeof cell === 'number') || /average/i.test(region)) continue;
      const group = groupOf(region) ?? refuse(`has a region that we do not know, "${region}".`);
      if (prices.has(group)) refuse(`has ${region} twice.`);
      const [nil, typical] = [row[columns.nil], row[columns.typical]];
      if (!(nil > 0 && typical > nil)) refuse(`has no price of ${fuel} in ${region}.`);
      prices.set(group, {
        unit: pence(((typical - nil) * vat) / columns.use),
        standing: pence((nil * vat) / DAYS),
      });
    }
    for (const [group, [region]] of Object.entries(REGIONS))
      if (!prices.has(group)) refuse(`lacks ${region}.`);
    return prices;
  };
  return { period, from, to, electricity: ofFuel('electricity'), gas: ofFuel('gas') };
}

const textOf = (cell) => (typeof cell === 'string' ? cell.trim() : '');
const isCode = (cell) => textOf(cell).startsWith(COLUMNS.electricity);
const pence = (pounds) => Math.round(pounds * 10_000) / 100;

function quarterIn(rows) {
  const found = rows.flat().map((cell) => PERIOD.exec(textOf(cell)));
  const [, first, , last, year] = found.find((one) => one && MONTHS[one[1]] && MONTHS[one[3]]) ?? [];
  if (!first) return undefined;
  return {
    period: `${first} to ${last} ${year}`,
    from: `${year}-${MONTHS[first]}-01`,
    to: `${year}-${MONTHS[last]}`,
  };
}

const groupOf = (region) => Object.keys(REGIONS).find((group) => REGIONS[group].includes(region.trim()));

/** The rows from the heading for direct debit to the heading of the next way to pay. */
function tableOf(rows) {
  const begins = (titles) => (row) => row.some((cell) => titles.includes(textOf(cell)));
  const start = rows.findIndex(begins([DIRECT_DEBIT]));
  if (start < 0) return undefined;
  const end = rows.findIndex((row, at) => at > start && begins(OTHERS)(row));
  return rows.slice(start, end < 0 ? undefined : end);
}

/** The columns' indexes in a row, and the typical use in kWh, which is part of the code. */
function columnsOf(codes, fuel) {
  const isOfFuel = (at) => at >= 0 && textOf(codes[at]).startsWith(COLUMNS[fuel]);
  const nil = codes.findIndex((code) => textOf(code) === `${COLUMNS[fuel]}Nil`);
  const typical = codes.findIndex((code, at) => isOfFuel(at) && /_[\d,]+ ?kWh$/i.test(textOf(code)));
  if (nil < 0 || typical < 0) return undefined;
  const use = Number(/([\d,]+) ?kWh$/i.exec(textOf(codes[typical]))[1].replaceAll(',', ''));
  const [least, most] = USES[fuel];
  return use >= least && use <= most ? { nil, typical, use } : undefined;
}
