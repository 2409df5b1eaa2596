import { prepare } from './release/prepare.mjs';

const [version = ''] = process.argv.slice(2);
try {
  await prepare(version, console.log);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
