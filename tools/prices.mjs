import { join } from 'node:path';
import { ROOT } from './build/paths.mjs';
import { renew } from './prices/renew.mjs';

const isRenewed = await renew({
  table: join(ROOT, 'demo/server/data/fuel_prices.csv'),
  write: process.argv.includes('--write'),
  say: console.log,
});
process.exitCode = isRenewed ? 0 : 1;
