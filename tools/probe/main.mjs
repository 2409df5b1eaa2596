// `npm run probe`
import { probe } from '../../demo/server/probe.ts';

try {
  const isUsable = await probe(process.env, console.log, process.argv.includes('--fake'));
  process.exitCode = isUsable ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
