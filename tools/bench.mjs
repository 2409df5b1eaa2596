// Knows how `npm run bench` is run: every row measured in this run, beside the floor built by the same tools; `--json` for machines.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mountRows } from './bench/mount-rows.mjs';
import { DIST } from './build/paths.mjs';
import { floorScript, GOAL, weigh } from './build/size.mjs';

/** `{ name, value, unit, floor?, ratio?, budget? }`, in order. */
async function rows() {
  const ours = readFileSync(join(DIST, 'home-energy-quote.js'), 'utf8');
  const floor = await floorScript('tools/floor/all-libraries.mjs');
  const [size, floorSize] = [weigh(ours), weigh(floor)];
  const bytes = ['raw', 'gzip', 'brotli'].map((kind) => ({
    name: `script, ${kind}`,
    value: size[kind] / 1000,
    unit: 'kB',
    floor: floorSize[kind] / 1000,
    ...(kind === 'brotli' ? { budget: `${GOAL / 1000} kB` } : {}),
  }));
  return [...bytes, ...(await mountRows(ours, await floorScript('tools/floor/react-alone.mjs')))].map(
    withRatio,
  );
}

function withRatio(row) {
  return row.floor ? { ...row, ratio: row.value / row.floor } : row;
}

function print(list) {
  const cell = (value) => (value === undefined ? '' : typeof value === 'number' ? value.toFixed(2) : value);
  console.table(
    Object.fromEntries(
      list.map(({ name, value, unit, floor, ratio, budget }) => [
        name,
        { value: `${cell(value)} ${unit}`, floor: cell(floor), ratio: cell(ratio), budget: cell(budget) },
      ]),
    ),
  );
}

const measured = await rows();
if (process.argv.includes('--json')) console.log(JSON.stringify(measured, null, 2));
else print(measured);
