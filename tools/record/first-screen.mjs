// `npm run first-screen` writes functions.json, which lists the functions that run before the first screen is ready.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rollup/parseAst';
import { OURS, onStage } from '../bench/stage.mjs';
import { DIST } from '../build/paths.mjs';
import { namedFunctions } from '../first-screen/named-functions.mjs';

const code = readFileSync(join(DIST, `${OURS}.js`), 'utf8');
const map = readFileSync(join(DIST, `${OURS}.js.map`), 'utf8');
const places = await onStage(called);
const ran = namedFunctions(code, parseAst(code), map).filter(({ node }) =>
  places.has(`${node.start}-${node.end}`),
);
const files = Object.entries(Object.groupBy(ran, ({ file }) => file)).sort();
const names = files.map(([file, functions]) => [
  file,
  [...new Set(functions.map(({ name }) => name))].sort().join(' '),
]);
const text = JSON.stringify(Object.fromEntries(names), null, 2);
writeFileSync(new URL('../first-screen/functions.json', import.meta.url), `${text}\n`);
console.log(`${ran.length} functions of ${files.length} files run until the first screen is ready.`);

/** The positions of the functions that ran. */
async function called(open) {
  const begin = async (devTools) => {
    await devTools.send('Profiler.enable');
    await devTools.send('Profiler.startPreciseCoverage', { callCount: true });
  };
  const { tab, devTools, close } = await open(OURS, { begin, init: waitForReady });
  await tab.waitForFunction(() => globalThis.isReady);
  const { result } = await devTools.send('Profiler.takePreciseCoverage');
  await close();
  const functions = result
    .filter(({ url }) => url.includes(`${OURS}.js`))
    .flatMap((file) => file.functions)
    .filter(({ ranges }) => ranges[0].count > 0);
  return new Set(functions.map(({ ranges }) => `${ranges[0].startOffset}-${ranges[0].endOffset}`));
}

/** Runs in the page. */
function waitForReady() {
  addEventListener('heq-ready', () => {
    globalThis.isReady = true;
  });
}
