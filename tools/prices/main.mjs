// `npm run prices` shows newer prices, `-- --write` puts them into the tables, and these into the script. `-- --script` does only the last.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../build/paths.mjs';
import { renew } from './renew.mjs';
import { renewRegions } from './renew-regions.mjs';
import { renewTariffs } from './renew-tariffs.mjs';

const OPTIONS = {
  script: { type: 'boolean' },
  write: { type: 'boolean' },
  octopus: { type: 'boolean' },
  ofgem: { type: 'string' },
  'ofgem-gas': { type: 'string' },
};
const folder = join(ROOT, 'demo/server/data');

const options = () => parseArgs({ options: OPTIONS }).values;

function renewed() {
  const values = options();
  const { script, octopus, ofgem: electricity, 'ofgem-gas': gas } = values;
  if (script) return true;
  const how = { write: values.write ?? false, say: console.log };
  if (electricity || gas) return renewRegions({ folder, electricity, gas, ...how });
  if (octopus) return renewTariffs({ table: join(folder, 'tariffs.csv'), ...how });
  return renew({ table: join(folder, 'fuel_prices.csv'), ...how });
}

try {
  process.exitCode = (await renewed()) ? 0 : 1;
  const { script, write } = options();
  // The tables are read when this is imported, so it comes after they were renewed.
  if (script || write) (await import('./write-price-lines.ts')).writePriceLines();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
