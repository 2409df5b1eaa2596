// `npm run prices` shows newer prices, `-- --write` puts them into the tables, and these into the script. `-- --script` does only the last.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../build/paths.mjs';
import { renewFuel } from './fuel.mjs';
import { renewTariffs } from './octopus.mjs';
import { renewRegions } from './ofgem.mjs';

const OPTIONS = {
  script: { type: 'boolean' },
  write: { type: 'boolean', default: false },
  octopus: { type: 'boolean' },
  ofgem: { type: 'string' },
};
const folder = join(ROOT, 'demo/server/data');
const table = (name) => join(folder, name);

async function renewed({ script, write, octopus, ofgem: workbook }) {
  if (script) return true;
  const print = console.log;
  if (workbook) return renewRegions({ folder, workbook, write, print });
  if (octopus) return renewTariffs({ table: table('tariffs.csv'), write, print });
  const isRenewed = await renewFuel({ table: table('fuel_prices.csv'), write, print });
  print(
    '--ofgem WORKBOOK renews regional_prices.csv, and --octopus renews the tariffs of Octopus in tariffs.csv. Renew these by hand: heating oil, other tariffs, price_cap_history.csv, vat.csv.',
  );
  return isRenewed;
}

try {
  const { values } = parseArgs({ options: OPTIONS });
  process.exitCode = (await renewed(values)) ? 0 : 1;
  // The tables are read when this is imported, so it comes after they were renewed.
  if (values.script || values.write) (await import('./write-price-lines.ts')).writePriceLines();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
