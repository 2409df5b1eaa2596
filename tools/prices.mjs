import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './build/paths.mjs';
import { renew } from './prices/renew.mjs';
import { renewRegions } from './prices/renew-regions.mjs';
import { renewTariffs } from './prices/renew-tariffs.mjs';

const { values } = parseArgs({
  options: {
    write: { type: 'boolean' },
    octopus: { type: 'boolean' },
    ofgem: { type: 'string' },
    'ofgem-gas': { type: 'string' },
  },
});
const folder = join(ROOT, 'demo/server/data');
const how = { write: values.write ?? false, say: console.log };

function renewed() {
  const { octopus, ofgem: electricity, 'ofgem-gas': gas } = values;
  if (electricity || gas) return renewRegions({ folder, electricity, gas, ...how });
  if (octopus) return renewTariffs({ table: join(folder, 'tariffs.csv'), ...how });
  return renew({ table: join(folder, 'fuel_prices.csv'), ...how });
}
process.exitCode = (await renewed()) ? 0 : 1;
