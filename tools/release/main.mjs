// `npm run release`
import { prepare } from './prepare.mjs';

const [version = ''] = process.argv.slice(2);
try {
  await prepare(version, console.log);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
