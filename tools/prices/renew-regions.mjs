import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readOfgemFile, regionLines, vatOf, withRegionLines } from './ofgem.mjs';
import { isWorkbook, readOfgemWorkbook } from './ofgem-workbook.mjs';

/**
 * Shows the regional prices in Ofgem's saved tables with the rows of our table, and writes them if `write` is true. Returns
 * true if it succeeded.
 * @param folder the folder of regional_prices.csv and vat.csv
 * @param electricity the workbook of a quarter, which has both fuels, or the chart of electricity; `gas` is then the other chart
 */
export async function renewRegions({ folder, electricity, gas, write, say }) {
  const table = join(folder, 'regional_prices.csv');
  try {
    const vatOn = vatOf(readFileSync(join(folder, 'vat.csv'), 'utf8'));
    const read = await pricesIn(electricity, gas, vatOn);
    const text = readFileSync(table, 'utf8');
    const lines = regionLines(text, vatOn, read.electricity, read.gas);
    for (const { group, before, line } of lines) say(`${group}: ${before}\n   now: ${line}`);
    if (write) writeFileSync(table, withRegionLines(text, lines));
    else say('Nothing was written. Use --write to change the table.');
    return true;
  } catch (error) {
    say(`regions: not renewed. ${error.message}`);
    return false;
  }
}

async function pricesIn(electricity, gas, vatOn) {
  const bytes = electricity && readFileSync(electricity);
  if (bytes && isWorkbook(bytes)) return readOfgemWorkbook(bytes, basename(electricity), vatOn);
  if (!electricity || !gas)
    throw new Error(
      '--ofgem takes the workbook Annex 9, or the chart of electricity with --ofgem-gas beside it.',
    );
  const chart = (file) => readOfgemFile(readFileSync(file, 'utf8'), basename(file));
  return { electricity: chart(electricity), gas: chart(gas) };
}
