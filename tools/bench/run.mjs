// Measures all rows in one run, each next to its floor. `--json` prints JSON.
import { spawnSync } from 'node:child_process';
import { ROOT } from '../build/paths.mjs';
import { only as chosen } from '../testing/only.mjs';
import { groups } from './groups.mjs';
import { printTable } from './print-table.mjs';
import { withoutOnce } from './runs.mjs';
import { judged } from './verdict.mjs';

/** Standard output is for the rows, which a program may read. All messages go to standard error. */
const tell = (text) => console.error(text);

/** Returns `{ only, json }`. Throws one sentence about an option that is not valid. */
function readFlags(args, known) {
  const plain = withoutOnce(args).filter((arg) => arg !== '--json');
  return { json: args.includes('--json'), only: chosen(plain, known, 'group') };
}

function build() {
  const { status } = spawnSync(process.execPath, ['tools/build/run.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('dist could not be built.');
}

async function measure({ only, json }) {
  build();
  const rows = [];
  for (const name of only) {
    tell(`Measuring ${name}…`);
    rows.push(...(await rowsOf(name)));
  }
  if (json) console.log(JSON.stringify(rows, null, 2));
  else printTable(rows);
}

/** A group that fails is named and leaves the rows of the others, which took minutes. */
async function rowsOf(name) {
  try {
    return (await groups[name]({ tell })).map((row) => judged({ group: name, ...row }));
  } catch (error) {
    process.exitCode = 1;
    tell(`The group ${name} failed. ${error instanceof Error ? error.message : error}`);
    return [];
  }
}

try {
  await measure(readFlags(process.argv.slice(2), Object.keys(groups)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
