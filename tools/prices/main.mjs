// `npm run prices`
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../build/paths.mjs';
import { renew } from './renew.mjs';
import { renewRegions } from './renew-regions.mjs';
import { renewTariffs } from './renew-tariffs.mjs';

const OPTIONS = {
  write: { type: 'boolean' },
  octopus: { type: 'boolean' },
  ofgem: { type: 'string' },
  'ofgem-gas': { type: 'string' },
};
const folder = join(ROOT, 'demo/server/data');

function renewed() {
  const { values } = parseArgs({ options: OPTIONS });
  const { octopus, ofgem: electricity, 'ofgem-gas': gas } = values;
  const how = { write: values.write ?? false, say: console.log };
  if (electricity || gas) return renewRegions({ folder, electricity, gas, ...how });
  if (octopus) return renewTariffs({ table: join(folder, 'tariffs.csv'), ...how });
  return renew({ table: join(folder, 'fuel_prices.csv'), ...how });
}

try {
  process.exitCode = (await renewed()) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
