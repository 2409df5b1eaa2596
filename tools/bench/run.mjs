// Measures all rows in one run, each next to its floor. `--only=mount,steps` measures some groups, `--json` prints JSON.
import { spawnSync } from 'node:child_process';
import { ROOT } from '../build/paths.mjs';
import { only as chosen } from '../testing/results.mjs';
import { apiRows } from './api-rows.mjs';
import { bytesRows, mountRows, shiftRows } from './load-rows.mjs';
import { chartRows, leverRows, stepRows } from './press-rows.mjs';
import { heapRows, idleRows } from './rest-rows.mjs';
import { judged, printTable, withoutOnce } from './rows.mjs';
import { answerRows, fileRows, resultRows } from './task-rows.mjs';

/** The groups by the names that `--only=` accepts, in order. */
const groups = {
  bytes: bytesRows,
  mount: mountRows,
  shift: shiftRows,
  steps: stepRows,
  results: resultRows,
  charts: chartRows,
  levers: leverRows,
  answers: answerRows,
  file: fileRows,
  idle: idleRows,
  heap: heapRows,
  api: apiRows,
};

/** Standard output is for the rows, which a program may read. All messages go to standard error. */
const tell = (text) => console.error(text);

/** Returns `{ only, json }`. Throws one sentence about an option that is not valid. */
function readFlags(args, known) {
  const plain = withoutOnce(args).filter((arg) => arg !== '--json');
  return { json: args.includes('--json'), only: chosen(plain, known, 'group') };
}

function build() {
  const stdio = ['ignore', 2, 2];
  const { status } = spawnSync(process.execPath, ['tools/build/run.mjs'], { cwd: ROOT, stdio });
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
