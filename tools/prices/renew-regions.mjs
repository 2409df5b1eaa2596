import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readOfgemFile, regionLines, withRegionLines } from './ofgem.mjs';

/**
 * Shows the regional prices of Ofgem's saved tables beside the rows here; writes them with `write`. Answers whether all went well.
 * @param folder of regional_prices.csv and vat.csv.
 */
export function renewRegions({ folder, electricity, gas, write, say }) {
  const table = join(folder, 'regional_prices.csv');
  try {
    if (!electricity || !gas) throw new Error('Both --ofgem and --ofgem-gas are needed, each with its file.');
    const text = readFileSync(table, 'utf8');
    const read = (file) => readOfgemFile(readFileSync(file, 'utf8'), basename(file));
    const vat = readFileSync(join(folder, 'vat.csv'), 'utf8');
    const lines = regionLines(text, vat, read(electricity), read(gas));
    for (const { group, before, line } of lines) say(`${group}: ${before}\n   now: ${line}`);
    if (write) writeFileSync(table, withRegionLines(text, lines));
    else say('Nothing is written without --write.');
    return true;
  } catch (error) {
    say(`regions: not renewed. ${error.message}`);
    return false;
  }
}
