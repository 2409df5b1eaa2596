import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './build/paths.mjs';
import { renew } from './prices/renew.mjs';
import { renewRegions } from './prices/renew-regions.mjs';

const { values } = parseArgs({
  options: { write: { type: 'boolean' }, ofgem: { type: 'string' }, 'ofgem-gas': { type: 'string' } },
});
const folder = join(ROOT, 'demo/server/data');
const how = { write: values.write ?? false, say: console.log };
const { ofgem: electricity, 'ofgem-gas': gas } = values;
const isRenewed =
  electricity || gas
    ? renewRegions({ folder, electricity, gas, ...how })
    : await renew({ table: join(folder, 'fuel_prices.csv'), ...how });
process.exitCode = isRenewed ? 0 : 1;
