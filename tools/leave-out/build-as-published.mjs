// `node tools/leave-out/build-as-published.mjs FILE` builds the classic script with nothing left out.
import { writeFileSync } from 'node:fs';
import { rollup } from 'rollup';
import config from '../../rollup.config.mjs';

const bundle = await rollup({
  ...config,
  plugins: config.plugins.filter(({ name }) => name !== 'leave-out'),
});
const { output } = await bundle.generate(config.output[0]);
await bundle.close();
writeFileSync(process.argv[2], output[0].code);
