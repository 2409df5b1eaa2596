// Reads Annex 9, Ofgem's workbook for a quarter: what customers in each region pay a year for no energy and for a typical use.
import readSheets from 'read-excel-file/node';
import { groupOf, MONTHS, quarterOf, requireAllRegions } from './ofgem.mjs';

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

/** True if the first two bytes are those of a workbook. */
export const isWorkbook = (bytes) => bytes.subarray(0, 2).toString('latin1') === 'PK';

/**
 * Resolves to `{ electricity, gas }`, each as `readOfgemFile` returns it. The workbook has pounds a year without VAT.
 * @param vatOn the VAT rate of a fuel on a day, in per cent. Throws a sentence if the file is not as expected.
 */
export async function readOfgemWorkbook(bytes, name, vatOn) {
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
    requireAllRegions(prices, refuse);
    return { period, from, to, prices };
  };
  return { electricity: ofFuel('electricity'), gas: ofFuel('gas') };
}

const textOf = (cell) => (typeof cell === 'string' ? cell.trim() : '');
const isCode = (cell) => textOf(cell).startsWith(COLUMNS.electricity);
const pence = (pounds) => Math.round(pounds * 10_000) / 100;

function quarterIn(rows) {
  const found = rows.flat().map((cell) => PERIOD.exec(textOf(cell)));
  const [, first, , last, year] = found.find((one) => one && MONTHS[one[1]] && MONTHS[one[3]]) ?? [];
  return first ? quarterOf(first, last, year) : undefined;
}

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
